/** What a picture's page says at once; apart from the tables of its forms, which it only fetches when one is opened. */

/** Numbers of colors offered there; each converts the picture anew. */
export const numberOfColorsChoices = [8, 12, 18, 24, 30, 60, 72] as const;

/** Codes that contain a slash are mixes of two paints and are left out of the edit table. */
export const mixCodeMark = "/";
