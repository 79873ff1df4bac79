import { readFile } from "node:fs/promises";
import { bookCoverPdf, bookPdf, planBook, preflightCover, preflightPages } from "@tintery/prints";
import type { ChildResult, ChildTask } from "./child-task.ts";
import type { Teller } from "./convert-photo.ts";
import { streamMadeFile } from "./made-files.ts";
import { printableBook } from "./printable-book.ts";

/** How much of the bar drawing takes; measuring what was drawn takes the rest. */
const drawingShare = 0.6;

/** Prints a coloring book, page after page, with a cover of its own for a printer on demand, and measures what was printed. */
export async function printBook(
  { folder, book, profile }: Extract<ChildTask, { verb: "print-book" }>,
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("draw");
  const tellShare = (share: number) => tell.progress("print", share);
  const printable = printableBook(book, (k) => tellShare((drawingShare * k) / book.pages.length));
  const interior = await streamMadeFile(folder, "pages", {
    parts: bookPdf(printable, profile),
    extension: "pdf",
  });
  tellShare(drawingShare);
  const pageCount = planBook(printable, profile).length;
  const faults = await preflightPages(await readFile(interior.path), profile);
  const printed = [{ pageCount, faults }];
  if (profile.kind === "home") return { files: [interior], printed };
  const cover = await streamMadeFile(folder, "cover", {
    parts: bookCoverPdf(printable, profile),
    extension: "pdf",
  });
  const ofCover = await preflightCover(await readFile(cover.path), profile, pageCount);
  return { files: [interior, cover], printed: [...printed, { pageCount: 1, faults: ofCover }] };
}
