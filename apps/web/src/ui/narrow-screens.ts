/** The screens that are sent small pictures: those whose header has no room for all links (`frame.css`). */
export const narrowScreens = "(max-width: 719px)";
/** Whether the page is on such a screen now; only in a browser. */
export const isNarrow = (): boolean => matchMedia(narrowScreens).matches;
export const wideScreens = "(min-width: 720px)";
