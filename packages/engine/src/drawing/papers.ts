/** Sheets that home printers take, upright (ISO 216, ANSI Y14.1). */
export const papers = {
  a4: { name: "A4", widthMM: 210, heightMM: 297 },
  letter: { name: "Letter", widthMM: 215.9, heightMM: 279.4 },
} as const;

/** Sheets that a painting can be put together from: an A3 printer needs half as many. */
export const tilePapers = { ...papers, a3: { name: "A3", widthMM: 297, heightMM: 420 } } as const;

/** White around a page: what home printers cannot reach, and a little to hold it by. */
export const sheetMarginMM = 10;

const { widthMM: short, heightMM: long } = papers.a4;

/** The printable part of an A4 sheet: the page of everything that nobody chose a canvas for. */
export const printablePage = {
  longMM: long - 2 * sheetMarginMM,
  shortMM: short - 2 * sheetMarginMM,
} as const;
