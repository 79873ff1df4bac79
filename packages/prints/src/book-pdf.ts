import { type BookProfile, bookInterior, bookSheetSize, isBooklet } from "@tintery/engine/tables";
import { drawBookPage } from "./draw-book-page.ts";
import { impose } from "./impose.ts";
import { pageFrame } from "./page-frame.ts";
import { addPage, type Pdf, streamPdf } from "./pdf-document.ts";
import { planBook } from "./plan-book.ts";
import type { PrintableBook } from "./printable-book.ts";

/**
 * The pages of a book as one PDF, sheet after sheet, so that a book of any length takes the memory of two of its pictures: a
 * picture is loaded when its page is drawn, and the next page is only drawn once the bytes before it are taken. The same
 * book gives the same bytes.
 */
export function bookPdf(book: PrintableBook, profile: BookProfile): AsyncGenerator<Uint8Array, void> {
  return streamPdf(book, (pdf) => drawSheets(pdf, book, profile));
}

/** Adds the sheets of a book to a document. */
export async function* drawSheets(
  pdf: Pdf,
  book: PrintableBook,
  profile: BookProfile,
): AsyncGenerator<void, void> {
  const pages = planBook(book, profile);
  const isOneSided = profile.kind === "home" && profile.sides === "single";
  const minLineMM = profile.kind === "home" ? 0 : bookInterior.minLineMM;
  const draw = (at: number) => {
    const frame = pageFrame(profile, { isRight: isOneSided || at % 2 === 0, pageCount: pages.length });
    return drawBookPage(pdf, book, pages[at]!, { frame, minLineMM });
  };
  const sheet = bookSheetSize(profile);
  if (isBooklet(profile)) {
    for (const { left, right } of impose(pages.length)) {
      addPage(pdf, sheet);
      await draw(left);
      pdf.save().translate(sheet.widthMM / 2, 0);
      await draw(right);
      pdf.restore();
      yield;
    }
    return;
  }
  for (let at = 0; at < pages.length; at++) {
    addPage(pdf, sheet);
    await draw(at);
    yield;
  }
}
