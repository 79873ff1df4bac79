import { keeping } from "@tintery/contract";
import { lt, sql } from "drizzle-orm";
import type { Database } from "./database/database.ts";
import { bookFiles, bookPages, books } from "./database/schema/books.ts";

/**
 * Removes deleted coloring books and removed pages once they can no longer be restored, and old prints. Files of prints follow in
 * the sweep.
 */
export async function forgetBooks(db: Database): Promise<void> {
  const until = sql`now() - make_interval(hours => ${keeping.deletedBooks.hours})`;
  await db.delete(books).where(lt(books.deleted, until));
  await db.delete(bookPages).where(lt(bookPages.removed, until));
  const printedUntil = sql`now() - make_interval(days => ${keeping.bookPrints.days})`;
  await db.delete(bookFiles).where(lt(bookFiles.created, printedUntil));
}
