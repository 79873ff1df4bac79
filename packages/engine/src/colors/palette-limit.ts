/** No palette has more colors. */
export const maxPaletteColors = 100;
