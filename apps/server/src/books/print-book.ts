import { mkdir, rm } from "node:fs/promises";
import type { BookProfile } from "@tintery/contract";
import type { FastifyBaseLogger } from "fastify";
import { Problem } from "../http/problem.ts";
import type { ChildResult, WantedBook } from "../images/child/child-task.ts";
import { type ChildLimits, runChild } from "../images/child/run-child.ts";
import { ProgressWriter } from "../images/progress-writer.ts";
import { publishFile } from "../images/publish-files.ts";
import type { Stores } from "../images/stores.ts";
import type { PrintedPart } from "../platform/database/schema/books.ts";
import { FileMissing, type Files } from "../platform/files/files.ts";
import { withLocalCopies } from "../platform/files/with-local-copies.ts";
import type { Job } from "../platform/queue.ts";
import { BookStore, type StoredBook } from "./book-store.ts";
import { failPrint, findWaitingPrint, publishPrint, tellPrinted } from "./file-store.ts";
import { languageOfPrint, printedContent, withModels } from "./printed-content.ts";

/** What printing needs. */
export interface BookPrinter {
  stores: Stores;
  limits: ChildLimits;
  log: Pick<FastifyBaseLogger, "info" | "error">;
  /** Hears of every child, for tests that kill it. */
  onChild?: (pid: number) => void;
}

/**
 * Runs one job: prints a book as it is now, in a child process. A job whose worker is killed runs again; a print appears whole or
 * not at all. A book of a hundred pages takes about two seconds, so a run that was cut short begins at the first page.
 */
export async function printBook(printer: BookPrinter, job: Job<"print-book">): Promise<void> {
  const { stores, log } = printer;
  const { db, files } = stores;
  const found = await findWaitingPrint(db, job.data.fileId);
  if (!found) return;
  const { file, place } = found;
  const book = await new BookStore(db).find(place).catch(noneIfDeleted);
  // one that is restored later can be printed again
  if (!book) return failPrint(db, file.id);
  const logLeftOut = (error: unknown) => log.error({ err: error }, "left a page out of a print");
  const content = await printedContent(db, book, languageOfPrint(file), logLeftOut);
  const folder = files.temporaryPath("print");
  const progress = new ProgressWriter(async ({ fraction }) => {
    await tellPrinted(db, file.id, fraction ?? 0).catch(() => {});
  });
  try {
    await mkdir(folder, { recursive: true });
    const result = await runInChild(printer, content.book, {
      folder,
      profile: file.profile,
      signal: job.signal,
      tell: (fraction) => progress.tell({ stage: "print", fraction }),
    });
    await progress.stop();
    if (!result) return await failPrint(db, file.id);
    const parts = await publishParts(files, book, result);
    const wanted = await publishPrint(db, file.id, {
      parts,
      contentHash: content.hash,
      leftOut: content.leftOut,
    });
    log.info({ bookId: book.id, pages: content.book.pages.length, wanted }, "printed a book");
  } finally {
    await progress.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Ends the print of a job whose retries are used up. */
export async function abandonPrint(
  { stores }: BookPrinter,
  { fileId }: Job<"print-book">["data"],
): Promise<void> {
  await failPrint(stores.db, fileId);
}

/** What a child has printed; null where trying again would not help. Throws where it may. */
async function runInChild(
  { stores: { files }, limits, onChild }: BookPrinter,
  book: WantedBook,
  run: { folder: string; profile: BookProfile; signal: AbortSignal; tell: (fraction: number) => void },
): Promise<ChildResult | null> {
  const { folder, profile, signal, tell } = run;
  const keys = book.pages.map(({ model }) => model);
  try {
    const end = await withLocalCopies(files, keys, (models) =>
      runChild({
        task: { verb: "print-book", folder, book: withModels(book, models), profile },
        limits,
        signal,
        onProgress: (_, fraction) => tell(fraction),
        ...(onChild && { onStart: onChild }),
      }),
    );
    if (end.ends === "done") return end.result;
    if (end.ends === "problem") return null;
    throw new Error(`A book could not be printed: ${end.detail}`);
  } catch (error) {
    // the picture was changed or deleted meanwhile: the next run finds what is there then
    if (error instanceof FileMissing) throw new Error("A page changed while its book was printed.");
    throw error;
  }
}

/** Moves the PDFs to where they are served from; nothing refers to them yet. */
async function publishParts(
  files: Files,
  { id }: StoredBook,
  { files: made, printed = [] }: ChildResult,
): Promise<PrintedPart[]> {
  const parts: PrintedPart[] = [];
  for (const [k, file] of made.entries()) {
    const part = file.name === "cover" ? "cover" : "pages";
    const { size: bytes, sha256 } = file;
    const { pageCount = 0, faults = [] } = printed[k] ?? {};
    const key = await publishFile(files, id, part, file);
    const found = faults.map((fault) => ({ ...fault, pages: [...fault.pages] }));
    parts.push({ part, key, bytes, sha256, pageCount, faults: found });
  }
  return parts;
}

function noneIfDeleted(error: unknown): undefined {
  if (error instanceof Problem && error.code === "book_not_found") return undefined;
  throw error;
}
