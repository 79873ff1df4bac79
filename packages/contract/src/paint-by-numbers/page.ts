/** What a picture's page says at once; apart from the tables of its forms, which it only fetches when one is opened. */

/** Numbers of colors offered there; each converts the picture anew. */
export const numberOfColorsChoices = [8, 12, 18, 24, 30, 60, 72] as const;

/** From this share of the important detail on, the page says that it is missing. */
export const noticeableLoss = 0.05;

/** Codes that contain a slash are mixes of two paints and are left out of the edit table. */
export const mixCodeMark = "/";
