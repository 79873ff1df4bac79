import { bookPageSize, type HomeProfile } from "@tintery/engine/tables";
import { layOnSheet } from "@tintery/photos";
import { drawSheets } from "./book-pdf.ts";
import { drawNameLine } from "./coloring-sheet-pdf.ts";
import { addPage, type PageSize, type PdfHead, streamPdf } from "./pdf-document.ts";
import { placeArt, keepArts } from "./place-art.ts";
import { planBook } from "./plan-book.ts";
import type { BookArt, PrintableBook } from "./printable-book.ts";

/**
 * A copy of a book for each child of a class, one after the other in one PDF, each with its name in "this book belongs to". Pictures stand in
 * the file once, however many children there are.
 */
export function classBooksPdf(
  book: PrintableBook,
  names: readonly string[],
  profile: HomeProfile,
): AsyncGenerator<Uint8Array, void> {
  const named = { ...book, belongsTo: true };
  const isOdd = planBook(named, profile).length % 2 === 1;
  return streamPdf(book, async function* (pdf) {
    keepArts(pdf);
    for (const owner of names) {
      yield* drawSheets(pdf, { ...named, owner }, profile);
      // on both sides of the paper the next copy must begin on a sheet of its own
      if (profile.sides === "double" && isOdd) addPage(pdf, bookPageSize(profile));
    }
  });
}

/** Coloring pages for a class. */
export interface ClassSheets extends PdfHead {
  readonly pages: readonly BookArt[];
  readonly paper: PageSize;
  readonly marginMM: number;
  /** Before the name line. */
  readonly label: string;
  readonly names: readonly string[];
}

/** Coloring pages for each child, one child after the other in one PDF, with the child's name on every sheet. */
export function classSheetsPdf(set: ClassSheets): AsyncGenerator<Uint8Array, void> {
  const { paper, marginMM, label, names } = set;
  // sheets turn with their pictures
  const pages = set.pages.map((page): BookArt => ({ ...page, turn: 0 }));
  return streamPdf(set, async function* (pdf) {
    keepArts(pdf);
    const sheets = await Promise.all(
      pages.map(async (page) => {
        const { widthMM, heightMM } = await page.load();
        const sheet = layOnSheet({ widthMM, heightMM }, { paper, marginMM, hasNameLine: true });
        const { x, y, scale } = sheet;
        return { page, sheet, box: { x, y, widthMM: widthMM * scale, heightMM: heightMM * scale } };
      }),
    );
    for (const name of names)
      for (const { page, sheet, box } of sheets) {
        addPage(pdf, sheet);
        await placeArt(pdf, page, { box });
        if (sheet.nameLine) drawNameLine(pdf, sheet.nameLine, { label, name });
        yield;
      }
  });
}
