import { papers } from "./papers.ts";
import { mmPerInch } from "./units.ts";

/**
 * What printers ask of a coloring book. Printing on demand: Amazon KDP's guide to paperbacks (2024), which is the strictest of the
 * usual printers; lengths there are inches. Lengths here are millimeters.
 */

const inches = (count: number) => count * mmPerInch;

/** The sizes that pages are cut to, as KDP offers them for coloring books; the first is the usual one. */
export const bookTrims = {
  "8.5x11": { name: "8.5 × 11 in", widthMM: inches(8.5), heightMM: inches(11) },
  "8x10": { name: "8 × 10 in", widthMM: inches(8), heightMM: inches(10) },
  "8.5x8.5": { name: "8.5 × 8.5 in", widthMM: inches(8.5), heightMM: inches(8.5) },
  a4: { name: "A4", widthMM: inches(8.27), heightMM: inches(11.69) },
} as const;

export type BookTrim = keyof typeof bookTrims;

/** Papers that books are printed on, with the thickness of a page, which is half a leaf. */
export const bookStocks = {
  white: { pageMM: inches(0.002252) },
  cream: { pageMM: inches(0.0025) },
} as const;

export type BookStock = keyof typeof bookStocks;

/**
 * How a book is printed at home. `single` leaves the backs of all sheets empty; `double` has a margin for binding where
 * two pages meet; of a `booklet` two pages stand beside each other on sheets that are folded.
 */
export const bookSides = ["single", "double", "booklet"] as const;

export type BookSides = (typeof bookSides)[number];

/** Lengths and counts at home: what printers cannot reach, and 20 mm for holes, whose middles are 12 mm from the edge (ISO 838). */
export const homeBook = {
  marginMM: 10,
  /** No home printer needs more: 0.25 in. */
  minMarginMM: inches(0.25),
  bindingMM: 20,
  /** The fold of a booklet takes little of the page. */
  foldMM: 12,
  /** More sheets than that are hard to fold at once: a longer booklet is folded in several sections. */
  maxFoldedSheets: 12,
} as const;

/** Printing on demand: the pages inside. Nothing reaches their edges, so they have no bleed. */
export const bookInterior = {
  /** KDP asks for 0.25 in; a little more, since lines have a width and sheets are cut a little aside. */
  marginMM: inches(0.375),
  minMarginMM: inches(0.25),
  /** Inner margins by the pages of the book; the longest of our books has about 210. */
  gutters: [
    { maxPages: 150, mm: inches(0.375) },
    { maxPages: 300, mm: inches(0.5) },
    { maxPages: 500, mm: inches(0.625) },
  ],
  /** Pictures keep this far from the spine, however few pages there are: colors must reach their ends. */
  artGutterMM: inches(0.5),
  minPages: 24,
  maxPages: 500,
  maxBlanksTogether: 2,
  /** 0.75 pt. */
  minLineMM: inches(0.75 / 72),
  /** 7 pt. */
  minTextMM: inches(7 / 72),
  minDpi: 300,
} as const;

/** Printing on demand: back, spine and front of the cover as one sheet. */
export const bookCover = {
  bleedMM: inches(0.125),
  /** Words and pictures keep this far from where the cover is cut or folded. */
  marginMM: inches(0.375),
  minMarginMM: inches(0.25),
  /** A thinner spine bears no words. */
  minPagesForSpineText: 79,
  /** On both sides of the words: covers are folded up to that far beside. */
  spineMarginMM: inches(0.0625),
  /** The printer's barcode, in the lower corner of the back that is next to the spine. */
  barcode: { widthMM: inches(2), heightMM: inches(1.2), insetMM: inches(0.25) },
} as const;

export interface HomeProfile {
  readonly kind: "home";
  readonly paper: keyof typeof papers;
  readonly sides: BookSides;
}

export interface OnDemandProfile {
  readonly kind: "print-on-demand";
  readonly trim: BookTrim;
  readonly stock: BookStock;
}

/** How a book is printed: the choices of its form. */
export type BookProfile = HomeProfile | OnDemandProfile;

/**
 * How many sheets of a booklet are folded at once: all, or as many in each section, and what is left in the last one.
 * @param pageCount a multiple of four
 */
export function foldedSections(pageCount: number, maxSheets: number = homeBook.maxFoldedSheets): number[] {
  if (pageCount <= 0 || pageCount % 4 !== 0)
    throw new RangeError(`pageCount must be a multiple of four, got ${pageCount}`);
  if (!(maxSheets >= 1)) throw new RangeError(`maxSheets must be at least 1, got ${maxSheets}`);
  const sheets = pageCount / 4;
  const each = Math.ceil(sheets / Math.ceil(sheets / maxSheets));
  return Array.from({ length: Math.ceil(sheets / each) }, (_, k) => Math.min(each, sheets - k * each));
}

/** Width of a spine in millimeters. */
export function spineWidth(pageCount: number, stock: BookStock): number {
  return pageCount * bookStocks[stock].pageMM;
}

/** Inner margin that printers on demand ask for, in millimeters. */
export function gutterWidth(pageCount: number): number {
  const row = bookInterior.gutters.find(({ maxPages }) => pageCount <= maxPages);
  if (!row) throw new RangeError(`pageCount must be at most ${bookInterior.maxPages}, got ${pageCount}`);
  return row.mm;
}

export const isBooklet = (profile: BookProfile): boolean =>
  profile.kind === "home" && profile.sides === "booklet";

/** The size of one page of a book, in millimeters: of a booklet half a sheet, else the sheet or what it is cut to. */
export function bookPageSize(profile: BookProfile): { widthMM: number; heightMM: number } {
  if (profile.kind === "print-on-demand") {
    const { widthMM, heightMM } = bookTrims[profile.trim];
    return { widthMM, heightMM };
  }
  const { widthMM, heightMM } = papers[profile.paper];
  return isBooklet(profile) ? { widthMM: heightMM / 2, heightMM: widthMM } : { widthMM, heightMM };
}

/** The size of what the pages of a book are printed on, in millimeters: of a booklet two pages beside each other. */
export function bookSheetSize(profile: BookProfile): { widthMM: number; heightMM: number } {
  const page = bookPageSize(profile);
  return isBooklet(profile) ? { ...page, widthMM: 2 * page.widthMM } : page;
}

/** The cover as one sheet, with its bleed, in millimeters. */
export function coverSize(
  profile: OnDemandProfile,
  pageCount: number,
): { widthMM: number; heightMM: number; spineMM: number } {
  const page = bookPageSize(profile);
  const spineMM = spineWidth(pageCount, profile.stock);
  return {
    widthMM: 2 * (page.widthMM + bookCover.bleedMM) + spineMM,
    heightMM: page.heightMM + 2 * bookCover.bleedMM,
    spineMM,
  };
}
