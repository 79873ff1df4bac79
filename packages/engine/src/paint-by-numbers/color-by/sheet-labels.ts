/** What stands in the regions of a sheet: the number of their color, its letter, or a sum that gives its number. */
export const sheetLabels = ["numbers", "letters", "sums"] as const;

export type SheetLabels = (typeof sheetLabels)[number];
