import type { BookFault, BookFilePart, BookProfile, BookSettings, PageTurn } from "@tintery/contract";
import { sql } from "drizzle-orm";
import { bigint, doublePrecision, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { images } from "./images.ts";
import { moment } from "./moment.ts";

/** Coloring books. A deleted one can be restored for a day. */
export const books = pgTable(
  "books",
  {
    /** 22 characters base64url, 128 random bits. */
    id: text().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The page of another origin that it was made on: the id of its site key and its origin; null for our own pages. */
    site: text(),
    title: text().notNull(),
    /** What somebody chose; all else is as in a new book. */
    settings: jsonb().$type<Partial<BookSettings>>().notNull().default({}),
    /** Counts changes of the book and its pages, each made under a lock on this row. */
    revision: integer().notNull().default(0),
    created: moment().notNull().defaultNow(),
    updated: moment().notNull().defaultNow(),
    deleted: moment(),
  },
  (table) => [
    index("books_of_owner").on(table.ownerId, table.updated, table.id).where(sql`deleted is null`),
    index("books_deleted").on(table.deleted).where(sql`deleted is not null`),
  ],
);

/** The pages of coloring books, each a row: two tabs that change two pages never meet. */
export const bookPages = pgTable(
  "book_pages",
  {
    /** 22 characters base64url, 128 random bits. */
    id: text().primaryKey(),
    bookId: text()
      .notNull()
      .references(() => books.id, { onDelete: "cascade" }),
    /** Null once the picture is gone; the page stays, to be given another one. */
    imageId: text().references(() => images.id, { onDelete: "set null" }),
    /** Pages stand in this order, with room between them, so that one can move without the others. */
    position: bigint({ mode: "number" }).notNull(),
    caption: text().notNull().default(""),
    /** Degrees, clockwise. */
    turn: integer().$type<PageTurn>().notNull().default(0),
    /** When it was taken out; it can be put back for a day. */
    removed: moment(),
    created: moment().notNull().defaultNow(),
  },
  (table) => [
    unique("book_pages_order").on(table.bookId, table.position),
    index().on(table.imageId),
    index("book_pages_removed").on(table.removed).where(sql`removed is not null`),
  ],
);

/** What was measured of a printed PDF, and where it lies in the files. */
export interface PrintedPart {
  part: BookFilePart;
  key: string;
  bytes: number;
  sha256: string;
  pageCount: number;
  faults: (Omit<BookFault, "pages"> & { pages: number[] })[];
}

/** Prints of coloring books; each is made by one job. */
export const bookFiles = pgTable(
  "book_files",
  {
    /** 22 characters base64url, 128 random bits. */
    id: text().primaryKey(),
    bookId: text()
      .notNull()
      .references(() => books.id, { onDelete: "cascade" }),
    profile: jsonb().$type<BookProfile>().notNull(),
    /** Of the words in the print. */
    language: text().notNull(),
    status: text({ enum: ["waiting", "ready", "failed"] })
      .notNull()
      .default("waiting"),
    /** 0 to 1; null where nobody knows. */
    fraction: doublePrecision(),
    /** SHA-256 of what the book held when it was printed, hexadecimal: another one means that the book has changed since. */
    contentHash: text().notNull(),
    /** Pages that had no finished picture. */
    leftOut: integer().notNull().default(0),
    parts: jsonb().$type<PrintedPart[]>().notNull().default([]),
    created: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.bookId, table.created), index().on(table.created)],
);
