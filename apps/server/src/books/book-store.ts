import { type BookChange, bookLimits, type BookSettings, defaultBookSettings } from "@tintery/contract";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { Problem } from "../http/problem.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { books } from "../platform/database/schema/books.ts";
import { areOf, type BookPlace, changeBook, isBookAt } from "./change-book.ts";
import { findPlace, type PageRow, pagesInOrder } from "./page-store.ts";
import { lockUser } from "../platform/database/lock-user.ts";
import { newId } from "../platform/new-id.ts";

/** A book as it is stored, with its pages in their order. */
export type StoredBook = Omit<typeof books.$inferSelect, "settings"> & {
  settings: BookSettings;
  pages: PageRow[];
};

/** A book as a list shows it: how many pages it has, and the pictures of the first ones. */
export interface ListedBook {
  row: typeof books.$inferSelect;
  pageCount: number;
  firstImageIds: string[];
}

/** Whose books are asked for, and by which page of another origin, if it is one. */
type BookOwner = Pick<BookPlace, "ownerId" | "site">;

/** Pages whose pictures stand for a book in a list. */
const shownPages = 4;

/** Coloring books. Everything asks whose book it is: a stranger's is as good as missing. */
export class BookStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Somebody's books, the one changed last first. */
  async list(owner: BookOwner): Promise<ListedBook[]> {
    const pages = sql`(select image_id, row_number() over (order by position) as place from book_pages
      where book_pages.book_id = ${books.id} and removed is null)`;
    const rows = await this.#db
      .select({
        row: books,
        pageCount: sql<number>`(select count(*)::int from ${pages} pages)`,
        firstImageIds: sql<
          string[]
        >`(select coalesce(json_agg(image_id order by place), '[]') from ${pages} pages
          where place <= ${shownPages} and image_id is not null)`,
      })
      .from(books)
      .where(and(areOf(owner), isNull(books.deleted)))
      .orderBy(desc(books.updated), desc(books.id));
    return rows;
  }

  /**
   * A book with its pages.
   * @throws Problem `book_not_found`
   */
  async find(place: BookPlace): Promise<StoredBook> {
    const [row] = await this.#db.select().from(books).where(isBookAt(place));
    if (!row) throw new Problem("book_not_found");
    const pages = await pagesInOrder(this.#db, row.id);
    return { ...row, settings: { ...defaultBookSettings, ...row.settings }, pages };
  }

  /**
   * Begins a book without pages.
   * @throws Problem `too_many_books`
   */
  async create(owner: BookOwner, { title = "", settings = {} }: BookChange): Promise<BookPlace> {
    const id = newId();
    await this.#db.transaction(async (tx) => {
      await checkCount(tx, owner.ownerId);
      await tx.insert(books).values({ id, ...owner, title, settings: settings as Partial<BookSettings> });
    });
    return { ...owner, id };
  }

  /**
   * Changes the title and single settings.
   * @throws Problem `book_not_found`; `book_page_gone` for a cover that is no page of the book
   */
  async change(place: BookPlace, { title, settings = {} }: BookChange): Promise<void> {
    await changeBook(this.#db, place, async (tx) => {
      const { coverPage } = settings;
      if (coverPage) await findPlace(tx, place.id, coverPage, { removedToo: false });
      await tx
        .update(books)
        .set({
          ...(title !== undefined && { title }),
          settings: sql`${books.settings} || ${JSON.stringify(settings)}::jsonb`,
        })
        .where(eq(books.id, place.id));
    });
  }

  /**
   * Deletes a book so that it can be restored for a day.
   * @throws Problem `book_not_found`
   */
  async delete(place: BookPlace): Promise<void> {
    await changeBook(this.#db, place, (tx) =>
      tx.update(books).set({ deleted: sql`now()` }).where(eq(books.id, place.id)),
    );
  }

  /**
   * Brings a deleted book back; one that is there stays as it is.
   * @throws Problem `book_not_found`, `too_many_books`
   */
  async restore({ id, ...owner }: BookPlace): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const own = and(eq(books.id, id), areOf(owner));
      const [row] = await tx.select({ deleted: books.deleted }).from(books).where(own);
      if (!row) throw new Problem("book_not_found");
      if (row.deleted === null) return;
      await checkCount(tx, owner.ownerId);
      const restored = await tx
        .update(books)
        .set({ deleted: null, updated: sql`now()` })
        .where(and(own, isNotNull(books.deleted)))
        .returning({ id: books.id });
      // the sweep, or the same wish in another tab, was quicker
      if (restored.length === 0 && (await tx.$count(books, own)) === 0) throw new Problem("book_not_found");
    });
  }

  /** All that somebody keeps in books, for the archive of their account. */
  async export(ownerId: string): Promise<object[]> {
    const all: object[] = [];
    for (const { row } of await this.list({ ownerId })) {
      const { title, settings, created, updated, pages } = await this.find({ ownerId, id: row.id });
      all.push({
        title,
        settings,
        created,
        updated,
        pages: pages.map(({ imageId, caption, turn }) => ({ imageId, caption, turn })),
      });
    }
    return all;
  }
}

/** Counts under a lock on the visitor, so that two books at once do not pass the limit together. */
async function checkCount(tx: Transaction, ownerId: string): Promise<void> {
  await lockUser(tx, ownerId);
  const kept = await tx.$count(books, and(eq(books.ownerId, ownerId), isNull(books.deleted)));
  if (kept >= bookLimits.books) throw new Problem("too_many_books");
}
