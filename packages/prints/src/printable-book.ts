import type { LineArt } from "@tintery/engine/draw";

/** A picture of a book. It is loaded when it is its turn, so that a book of any length takes little memory. */
export interface BookArt {
  /** Written below it where the book has captions. */
  readonly caption: string;
  /** Degrees clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
  load(): LineArt | Promise<LineArt>;
}

/** The words that stand in a book, in its language. */
export interface BookWords {
  /** Over the line for its owner: "This book belongs to". */
  readonly belongsTo: string;
  /** Over the page to try colors on, and a sentence below it. */
  readonly testTitle: string;
  readonly testNote: string;
  /** Over an empty frame, which fills up a book that printers find too short. */
  readonly ownPicture: string;
}

/** A book, ready to be printed. */
export interface PrintableBook {
  readonly title: string;
  readonly subtitle: string;
  /** Code of the language that it is written in. */
  readonly language: string;
  readonly cover: BookCoverLayout;
  /** Whom the cover "names" names, apart by commas, lines or "&". */
  readonly coverNames: string;
  /** The picture on the cover; the first one of the book where there is none. */
  readonly coverArt: BookArt | null;
  /** Whether there is a page "this book belongs to", and the name that already stands on it. */
  readonly belongsTo: boolean;
  readonly owner: string;
  readonly pageNumbers: boolean;
  readonly captions: boolean;
  readonly testPage: boolean;
  readonly reverses: BookReverses;
  readonly pages: readonly BookArt[];
  readonly words: BookWords;
}

export type BookCoverLayout = "picture" | "names" | "pattern";

/** What stands behind pictures: the next picture, nothing, or a light pattern. */
export type BookReverses = "none" | "blank" | "pattern";
