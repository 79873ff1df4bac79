import { bookLimits, type BookPageChange, may } from "@tintery/contract";
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  min,
  type SQL,
  sql,
} from "drizzle-orm";
import { Problem } from "../http/problem.ts";
import { ownedOf } from "../images/image-row.ts";
import type { Database, Queryable, Transaction } from "../platform/database/database.ts";
import { bookPages, books } from "../platform/database/schema/books.ts";
import { images } from "../platform/database/schema/images.ts";
import { type BookPlace, changeBook, lockBook } from "./change-book.ts";
import { type Neighbors, positionsBetween } from "./page-positions.ts";
import { newId } from "../platform/new-id.ts";

/** A page as it is stored. */
export type PageRow = typeof bookPages.$inferSelect;

/** A picture that was not added, and why. */
export interface NotAdded {
  id: string;
  code: "not_found" | "not_a_coloring_page" | "book_full";
}

const isThere = isNull(bookPages.removed);

/** The pages of a book in their order. */
export function pagesInOrder(db: Queryable, bookId: string): Promise<PageRow[]> {
  return db
    .select()
    .from(bookPages)
    .where(and(eq(bookPages.bookId, bookId), isThere))
    .orderBy(asc(bookPages.position));
}

/**
 * Where a page of a book stands, or stood before it was removed.
 * @throws Problem `book_page_gone`
 */
export async function findPlace(
  tx: Transaction,
  bookId: string,
  pageId: string,
  { removedToo }: { removedToo: boolean },
): Promise<PageRow> {
  const [row] = await tx
    .select()
    .from(bookPages)
    .where(and(eq(bookPages.id, pageId), eq(bookPages.bookId, bookId)));
  if (!row || (row.removed && !removedToo)) throw new Problem("book_page_gone");
  return row;
}

/** The pages of coloring books: each change touches one of them. */
export class PageStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Adds pictures as pages, behind one of them or at the end; as many as there is room for.
   * @param after a page of the book, null for the beginning
   * @returns those that were not added
   * @throws Problem where none could be: that of the first one; `book_not_found`, `book_page_gone`
   */
  async add(
    place: BookPlace,
    { imageIds, after }: { imageIds: readonly string[]; after?: string | null | undefined },
  ): Promise<NotAdded[]> {
    return changeBook(this.#db, place, async (tx) => {
      const left: NotAdded[] = [];
      const fitting: string[] = [];
      const reasons = await reasonsAgainst(tx, place, imageIds);
      const room = bookLimits.pages - (await countPages(tx, place.id));
      for (const id of imageIds) {
        const code = reasons.get(id) ?? (fitting.length < room ? null : "book_full");
        if (code) left.push({ id, code });
        else fitting.push(id);
      }
      const [first] = left;
      if (fitting.length === 0 && first) throw new Problem(first.code);
      const positions = await makeRoom(tx, place.id, fitting.length, () =>
        after === undefined ? atEnd(tx, place.id) : behind(tx, place.id, after),
      );
      await tx
        .insert(bookPages)
        .values(
          fitting.map((imageId, k) => ({ id: newId(), bookId: place.id, imageId, position: positions[k]! })),
        );
      await keepApart(tx, place.id);
      return left;
    });
  }

  /**
   * Captions, turns or moves a page, or gives it another picture.
   * @throws Problem `book_not_found`, `book_page_gone`, `not_found`, `not_a_coloring_page`
   */
  async change(
    place: BookPlace,
    pageId: string,
    { caption, turn, imageId, before }: BookPageChange,
  ): Promise<void> {
    await changeBook(this.#db, place, async (tx) => {
      await findPlace(tx, place.id, pageId, { removedToo: false });
      const reason = imageId && (await reasonsAgainst(tx, place, [imageId])).get(imageId);
      if (reason) throw new Problem(reason);
      const [position] =
        before === undefined || before === pageId
          ? []
          : await makeRoom(tx, place.id, 1, () =>
              before === null ? atEnd(tx, place.id) : inFrontOf(tx, place.id, before),
            );
      const values = {
        ...(caption !== undefined && { caption }),
        ...(turn !== undefined && { turn }),
        ...(imageId !== undefined && { imageId }),
        ...(position !== undefined && { position }),
      };
      if (Object.keys(values).length > 0)
        await tx.update(bookPages).set(values).where(eq(bookPages.id, pageId));
      if (imageId !== undefined) await keepApart(tx, place.id);
    });
  }

  /**
   * Takes a page out, for a day in which it can be put back; one that is out already stays so.
   * @throws Problem `book_not_found`, `book_page_gone`
   */
  async remove(place: BookPlace, pageId: string): Promise<void> {
    await changeBook(this.#db, place, async (tx) => {
      const { removed } = await findPlace(tx, place.id, pageId, { removedToo: true });
      if (removed) return;
      await tx.update(bookPages).set({ removed: sql`now()` }).where(eq(bookPages.id, pageId));
      await forgetEarliest(tx, place.id);
    });
  }

  /**
   * Puts a removed page back where it was.
   * @throws Problem `book_not_found`, `book_page_gone`, `book_full`
   */
  async restore(place: BookPlace, pageId: string): Promise<void> {
    await changeBook(this.#db, place, async (tx) => {
      const { removed } = await findPlace(tx, place.id, pageId, { removedToo: true });
      if (!removed) return;
      if ((await countPages(tx, place.id)) >= bookLimits.pages) throw new Problem("book_full");
      await tx.update(bookPages).set({ removed: null }).where(eq(bookPages.id, pageId));
    });
  }
}

/**
 * Makes an image that is just being stored the last page of a book, in the transaction that stores it: a page that was paid
 * for is in its book, or neither is there.
 * @throws Problem `book_not_found`, `book_full`
 */
export async function appendPage(tx: Transaction, place: BookPlace, imageId: string): Promise<void> {
  await lockBook(tx, place);
  if ((await countPages(tx, place.id)) >= bookLimits.pages) throw new Problem("book_full");
  const [position] = await makeRoom(tx, place.id, 1, () => atEnd(tx, place.id));
  await tx.insert(bookPages).values({ id: newId(), bookId: place.id, imageId, position: position! });
  await keepApart(tx, place.id);
}

/** Of the pages that were taken out, as many can be put back as a book holds: adding and taking out again fills no table. */
async function forgetEarliest(tx: Transaction, bookId: string): Promise<void> {
  const isOut = and(eq(bookPages.bookId, bookId), isNotNull(bookPages.removed));
  const earlier = tx
    .select({ id: bookPages.id })
    .from(bookPages)
    .where(isOut)
    .orderBy(desc(bookPages.removed), desc(bookPages.id))
    .offset(bookLimits.pages);
  await tx.delete(bookPages).where(and(isOut, inArray(bookPages.id, earlier)));
}

/**
 * Takes a book away from the page of another origin that it was made on, once its owner has put a picture into it that was made
 * elsewhere: that page may show, change and print what was made there, and nothing else. Samples are everybody's.
 */
async function keepApart(tx: Transaction, bookId: string): Promise<void> {
  const foreign = tx
    .select({ one: sql`1` })
    .from(bookPages)
    .innerJoin(images, eq(images.id, bookPages.imageId))
    .where(
      and(
        eq(bookPages.bookId, bookId),
        eq(images.sample, false),
        sql`${images.site} is distinct from ${books.site}`,
      ),
    );
  await tx
    .update(books)
    .set({ site: null })
    .where(and(eq(books.id, bookId), isNotNull(books.site), exists(foreign)));
}

function countPages(tx: Transaction, bookId: string): Promise<number> {
  return tx.$count(bookPages, and(eq(bookPages.bookId, bookId), isThere));
}

/** Which of these pictures cannot be pages, and why: a book holds coloring pages of its owner, and samples. */
async function reasonsAgainst(
  tx: Transaction,
  { ownerId, site: asking }: Pick<BookPlace, "ownerId" | "site">,
  imageIds: readonly string[],
): Promise<Map<string, "not_found" | "not_a_coloring_page">> {
  const { id, kind, status, sample, ownerId: owner, site } = images;
  const rows = await tx
    .select({ id, kind, status, sample, ownerId: owner, site })
    .from(images)
    .where(and(inArray(id, [...imageIds]), isNull(images.deleted)));
  const found = new Map(rows.map((row) => [row.id, row]));
  const reasons = new Map<string, "not_found" | "not_a_coloring_page">();
  for (const wanted of imageIds) {
    const row = found.get(wanted);
    if (!row || !may({ id: ownerId, site: asking }, "view", ownedOf(row))) reasons.set(wanted, "not_found");
    else if (row.kind !== "coloring") reasons.set(wanted, "not_a_coloring_page");
  }
  return reasons;
}

/** Positions for some pages; where there is no room between two others, all pages move apart first. */
async function makeRoom(
  tx: Transaction,
  bookId: string,
  count: number,
  findNeighbors: () => Promise<Neighbors>,
): Promise<number[]> {
  const positions = positionsBetween(await findNeighbors(), count);
  if (positions) return positions;
  const all = await tx
    .select({ id: bookPages.id, position: bookPages.position })
    .from(bookPages)
    .where(eq(bookPages.bookId, bookId))
    .orderBy(asc(bookPages.position));
  // all of them behind the last one: no two are ever at one place
  const apart = positionsBetween({ before: all.at(-1)!.position, after: null }, all.length)!;
  for (const [k, { id }] of all.entries())
    await tx.update(bookPages).set({ position: apart[k]! }).where(eq(bookPages.id, id));
  return positionsBetween(await findNeighbors(), count)!;
}

/** The first or last position of a book, or of those on one side of another; removed pages keep theirs. */
async function outermost(
  tx: Transaction,
  bookId: string,
  aggregate: typeof min,
  side?: SQL,
): Promise<number | null> {
  const [row] = await tx
    .select({ position: aggregate(bookPages.position) })
    .from(bookPages)
    .where(and(eq(bookPages.bookId, bookId), side));
  return row?.position ?? null;
}

async function atEnd(tx: Transaction, bookId: string): Promise<Neighbors> {
  return { before: await outermost(tx, bookId, max), after: null };
}

async function inFrontOf(tx: Transaction, bookId: string, pageId: string): Promise<Neighbors> {
  const { position } = await findPlace(tx, bookId, pageId, { removedToo: true });
  return { before: await outermost(tx, bookId, max, lt(bookPages.position, position)), after: position };
}

async function behind(tx: Transaction, bookId: string, pageId: string | null): Promise<Neighbors> {
  if (pageId === null) return { before: null, after: await outermost(tx, bookId, min) };
  const { position } = await findPlace(tx, bookId, pageId, { removedToo: true });
  return { before: position, after: await outermost(tx, bookId, min, gt(bookPages.position, position)) };
}
