import { and, eq, isNull, sql } from "drizzle-orm";
import { Problem } from "../http/problem.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { books } from "../platform/database/schema/books.ts";

/** Whose book, and which. */
export interface BookPlace {
  ownerId: string;
  id: string;
  /** Asked for by a page of another origin, which sees what was made there and nothing else. */
  site?: string | undefined;
}

/** Somebody's books, as far as who asks may see them. */
export function areOf({ ownerId, site }: Pick<BookPlace, "ownerId" | "site">) {
  return and(eq(books.ownerId, ownerId), site === undefined ? undefined : eq(books.site, site));
}

/** A book of its owner that is not deleted. */
export function isBookAt({ id, ...owner }: BookPlace) {
  return and(eq(books.id, id), areOf(owner), isNull(books.deleted));
}

/**
 * Locks a book until the end of the transaction and counts the change: changes of a book and its pages come one after
 * the other, so that limits and the order of pages hold.
 * @throws Problem `book_not_found` for a stranger's, a deleted and a missing one
 */
export async function lockBook(tx: Transaction, place: BookPlace): Promise<void> {
  const rows = await tx
    .update(books)
    .set({ revision: sql`${books.revision} + 1`, updated: sql`now()` })
    .where(isBookAt(place))
    .returning({ id: books.id });
  if (rows.length === 0) throw new Problem("book_not_found");
}

/** Does something to a book, alone. */
export function changeBook<Done>(
  db: Database,
  place: BookPlace,
  work: (tx: Transaction) => Promise<Done>,
): Promise<Done> {
  return db.transaction(async (tx) => {
    await lockBook(tx, place);
    return work(tx);
  });
}
