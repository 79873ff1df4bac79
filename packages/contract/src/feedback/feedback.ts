/** Ratings and feedback on a result. Plain tables, no zod. */

export const stars = 5;
export const feedbackTypes = ["coloring"] as const;
/** Milliseconds in which "Saved. Thanks a lot!" fades out. */
export const feedbackFade = 4_000;
/** Longest feedback text the server takes in; the specification checks none in the browser. */
export const feedbackTextLength = 5_000;
