import { bookFileLimits, type BookProfile, type Language } from "@tintery/contract";
import { and, desc, eq, inArray } from "drizzle-orm";
import { joinLine, LineFull } from "../admission/line.ts";
import { lineRules } from "../admission/shares.ts";
import { Problem } from "../http/problem.ts";
import type { Database, Queryable } from "../platform/database/database.ts";
import { bookFiles, books, type PrintedPart } from "../platform/database/schema/books.ts";
import type { Queue } from "../platform/queue.ts";
import { type BookPlace, isBookAt } from "./change-book.ts";
import { lockUser } from "../platform/database/lock-user.ts";
import { newId } from "../platform/new-id.ts";

/** A print of a book as it is stored. */
export type FileRow = typeof bookFiles.$inferSelect;

/** What shall be printed, and how. */
export interface PrintOrder {
  profile: BookProfile;
  language: Language;
  contentHash: string;
  leftOut: number;
}

const tooMany = () => new Problem("too_many_requests", { retryAfter: 5 });

const isWaiting = eq(bookFiles.status, "waiting");

/**
 * Orders a print. The row and its job are one transaction, under a lock on the visitor and the book: a print that waits, or is ready, with
 * the same content is given again.
 * @throws Problem `book_not_found`, `too_many_requests`
 */
export function orderPrint(
  { db, queue }: { db: Database; queue: Queue },
  place: BookPlace,
  order: PrintOrder,
): Promise<FileRow> {
  return db.transaction(async (tx) => {
    // locked before the book, as where an image is stored; so that prints of several books at once do not pass the limit together
    await lockUser(tx, place.ownerId);
    const [book] = await tx.select({ id: books.id }).from(books).where(isBookAt(place)).for("update");
    if (!book) throw new Problem("book_not_found");
    const kept = await listPrints(tx, place.id);
    const same = kept.find((file) => file.status !== "failed" && isSameOrder(file, order));
    if (same) return same;
    const own = tx.select({ id: books.id }).from(books).where(eq(books.ownerId, place.ownerId));
    const waitingOfVisitor = await tx.$count(bookFiles, and(isWaiting, inArray(bookFiles.bookId, own)));
    if (
      kept.filter(({ status }) => status === "waiting").length >= bookFileLimits.waiting ||
      waitingOfVisitor >= bookFileLimits.waitingOfVisitor
    )
      throw tooMany();
    const old = kept.filter(({ status }) => status !== "waiting").slice(bookFileLimits.kept - 1);
    if (old.length > 0)
      await tx.delete(bookFiles).where(
        inArray(
          bookFiles.id,
          old.map(({ id }) => id),
        ),
      );
    const [file] = await tx
      .insert(bookFiles)
      .values({ id: newId(), bookId: place.id, ...order })
      .returning();
    if (!file) throw new Error("A print that was ordered has no row.");
    await joinLine({ tx, queue, max: lineRules.maxPrints }, "print-book", { fileId: file.id }, place).catch(
      (error: unknown) => {
        throw error instanceof LineFull ? tooMany() : error;
      },
    );
    return file;
  });
}

function isSameOrder(file: FileRow, { profile, language, contentHash }: PrintOrder): boolean {
  const saidBy = (asked: BookProfile) => JSON.stringify(Object.entries(asked).sort());
  return (
    file.contentHash === contentHash && file.language === language && saidBy(file.profile) === saidBy(profile)
  );
}

/** The prints of a book, the newest first. */
export function listPrints(db: Queryable, bookId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(bookFiles)
    .where(eq(bookFiles.bookId, bookId))
    .orderBy(desc(bookFiles.created), desc(bookFiles.id));
}

/** A print that waits, with the book it is of; undefined where there is nothing to do. */
export async function findWaitingPrint(
  db: Database,
  fileId: string,
): Promise<{ file: FileRow; place: BookPlace } | undefined> {
  const [found] = await db
    .select({ file: bookFiles, ownerId: books.ownerId })
    .from(bookFiles)
    .innerJoin(books, eq(books.id, bookFiles.bookId))
    .where(and(eq(bookFiles.id, fileId), isWaiting));
  return found && { file: found.file, place: { ownerId: found.ownerId, id: found.file.bookId } };
}

/** Says how far a print is that waits. */
export async function tellPrinted(db: Database, id: string, fraction: number): Promise<void> {
  await db
    .update(bookFiles)
    .set({ fraction })
    .where(and(eq(bookFiles.id, id), isWaiting));
}

/** Shows what was printed; false when nobody wants it any more. */
export async function publishPrint(
  db: Database,
  id: string,
  printed: { parts: PrintedPart[]; contentHash: string; leftOut: number },
): Promise<boolean> {
  const rows = await db
    .update(bookFiles)
    .set({ ...printed, status: "ready", fraction: null })
    .where(and(eq(bookFiles.id, id), isWaiting))
    .returning({ id: bookFiles.id });
  return rows.length > 0;
}

/** Ends a print that came to nothing. */
export async function failPrint(db: Database, id: string): Promise<void> {
  await db
    .update(bookFiles)
    .set({ status: "failed", fraction: null })
    .where(and(eq(bookFiles.id, id), isWaiting));
}
