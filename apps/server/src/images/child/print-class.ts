import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { decodeLineArt, decodePicture } from "@tintery/engine";
import { classBooksPdf, classSheetsPdf, colorByPdf } from "@tintery/prints";
import { type ChildResult, type ChildTask, namelessFile, type WantedClass } from "./child-task.ts";
import type { Teller } from "./convert-photo.ts";
import { printableBook } from "./printable-book.ts";

/** Prints a page, a sheet of a painting, or a book, for each child of a class. */
export async function printClass(
  { set }: Extract<ChildTask, { verb: "print-class" }>,
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("draw");
  await pipeline(partsOf(set), createWriteStream("", { fd: namelessFile }));
  return { files: [] };
}

async function* partsOf(set: WantedClass): AsyncGenerator<Uint8Array> {
  if (set.what === "books") return yield* classBooksPdf(printableBook(set.book), set.names, set.profile);
  const model = await readFile(set.model);
  if (set.what === "sheets") return yield colorByPdf(decodePicture(model), { ...set.printed, ...set.sheet });
  const page = { caption: "", turn: 0 as const, load: async () => decodeLineArt(model) };
  yield* classSheetsPdf({ ...set, pages: [page] });
}
