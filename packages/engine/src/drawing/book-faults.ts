/** What a printer would refuse in a book's PDF, and the unit that is measured in; `pages` counts pages. */
export const bookFaults = {
  unreadable: { unit: null },
  too_few_pages: { unit: "pages" },
  too_many_pages: { unit: "pages" },
  odd_pages: { unit: "pages" },
  /** Too many blank pages after each other. */
  blank_pages: { unit: "pages" },
  /** Width or height differ by that much. */
  page_size: { unit: "mm" },
  /** Ink near an outer edge, and near the edge where pages are bound. */
  margin: { unit: "mm" },
  gutter: { unit: "mm" },
  thin_line: { unit: "mm" },
  small_text: { unit: "mm" },
  low_resolution: { unit: "dpi" },
  font_not_embedded: { unit: null },
  /** The sheet of a cover, whose width follows from the pages of its book. */
  cover_size: { unit: "mm" },
  /** How far the color of a cover reaches beyond where it is cut. */
  bleed: { unit: "mm" },
  spine_text: { unit: "pages" },
  spine_margin: { unit: "mm" },
  cover_margin: { unit: "mm" },
  barcode: { unit: null },
} as const;

export type BookFaultCode = keyof typeof bookFaults;

/** Something that a printer would refuse. */
export interface BookFault {
  readonly code: BookFaultCode;
  /** On which pages, from 1; none where it is about the whole file. */
  readonly pages: readonly number[];
  /** The worst that was measured, and the least or most that is taken; 0 where nothing is measured. */
  readonly measured: number;
  readonly wanted: number;
}
