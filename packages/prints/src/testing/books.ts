import type { LineArt } from "@tintery/engine/draw";
import { framedArt } from "@tintery/engine/testing/framed-art";
import type { BookArt, PrintableBook } from "../printable-book.ts";

/** A picture of a book, with a caption of its own. */
export function pictureOf(k: number, art: LineArt = framedArt()): BookArt {
  return { caption: `Picture ${"abcdefghij"[k] ?? k}`, turn: 0, load: () => art };
}

/** A book with everything a book can have. */
export function bookOf(count: number, changed: Partial<PrintableBook> = {}): PrintableBook {
  return {
    title: "Summer",
    subtitle: "At the lake",
    language: "en",
    cover: "picture",
    coverNames: "Anna, Leo",
    coverArt: null,
    belongsTo: true,
    owner: "Anna",
    pageNumbers: true,
    captions: true,
    testPage: true,
    reverses: "blank",
    pages: Array.from({ length: count }, (_, k) => pictureOf(k)),
    words: {
      belongsTo: "This book belongs to",
      testTitle: "Try your colors here",
      testNote: "Color a circle.",
      ownPicture: "Draw your own picture",
    },
    ...changed,
  };
}
