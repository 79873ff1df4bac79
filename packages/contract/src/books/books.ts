/** Coloring books: their words and limits, and how the wizard uploads. Plain tables, no zod. */
import type { Paper } from "../images/papers.ts";

/** The wizard sends files 0 to 18, one fewer than its hint says. */
export const wizardFilesPerUpload = 19;

/** Milliseconds between two files of one upload. */
export const wizardUploadDelay = 500;

/** How much a visitor can keep in books. Lengths are characters; each text is one line. */
export const bookLimits = {
  books: 50,
  pages: 100,
  title: 80,
  subtitle: 120,
  /** Whom the book belongs to. */
  owner: 60,
  /** The names on a cover of names, with commas or "&" between them. */
  coverNames: 120,
  caption: 120,
} as const;

/** Hours for which a removed page and a deleted book can be brought back. */
export const bookUndoHours = 24;

/** The covers: one of the book's pages, names in large letters, or a pattern to color. */
export const bookCovers = ["picture", "names", "pattern"] as const;
export type BookCover = (typeof bookCovers)[number];

/** What lies behind a page: the next page, nothing, or a light pattern that keeps pens from showing through. */
export const bookReverses = ["none", "blank", "pattern"] as const;
export type BookReverse = (typeof bookReverses)[number];

/** Degrees by which a page is turned in its book, clockwise. */
export const pageTurns = [0, 90, 180, 270] as const;
export type PageTurn = (typeof pageTurns)[number];

/** How a book looks beside its pages. */
export interface BookSettings {
  readonly cover: BookCover;
  /** The page on a cover with a picture; null is the first one. */
  readonly coverPage: string | null;
  readonly coverNames: string;
  readonly subtitle: string;
  /** Whether a page says whom the book belongs to, with a line to write on where `owner` is empty. */
  readonly belongsTo: boolean;
  readonly owner: string;
  readonly pageNumbers: boolean;
  readonly captions: boolean;
  /** Whether a page to try colors on comes before the pictures. */
  readonly testPage: boolean;
  readonly reverses: BookReverse;
  readonly paper: Paper;
}

/** The settings of a new book. */
export const defaultBookSettings: BookSettings = {
  cover: "picture",
  coverPage: null,
  coverNames: "",
  subtitle: "",
  belongsTo: true,
  owner: "",
  pageNumbers: true,
  captions: false,
  testPage: false,
  reverses: "none",
  paper: "a4",
};
