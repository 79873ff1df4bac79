/** The screens that are sent small pictures: those whose header has no room for all links (`frame.css`). */
export const narrowScreens = "(max-width: 719px)";
export const wideScreens = "(min-width: 720px)";
