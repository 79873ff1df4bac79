/** Sheets that home printers take, upright (ISO 216, ANSI Y14.1). */
export const papers = {
  a4: { name: "A4", widthMM: 210, heightMM: 297 },
  letter: { name: "Letter", widthMM: 215.9, heightMM: 279.4 },
} as const;

/** Sheets that a painting can be put together from: an A3 printer needs half as many. */
export const tilePapers = { ...papers, a3: { name: "A3", widthMM: 297, heightMM: 420 } } as const;

/** Sheets that a canvas is named after; copy shops print the largest. */
export const canvasPapers = { ...tilePapers, a2: { name: "A2", widthMM: 420, heightMM: 594 } } as const;

/** White around a page: what home printers cannot reach, and a little to hold it by. */
export const sheetMarginMM = 10;

/** A sheet without its margins. */
export function printablePart(paper: keyof typeof canvasPapers): { longMM: number; shortMM: number } {
  const { widthMM, heightMM } = canvasPapers[paper];
  return { longMM: heightMM - 2 * sheetMarginMM, shortMM: widthMM - 2 * sheetMarginMM };
}

/** The printable part of an A4 sheet: the page of coloring pages and outlines, which are laid on any sheet later. */
export const printablePage = printablePart("a4");
