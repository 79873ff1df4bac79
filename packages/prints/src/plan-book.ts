import { type BookProfile, bookInterior, isBooklet } from "@tintery/engine/tables";
import type { PrintableBook } from "./printable-book.ts";

/** A page of a book. The first one is a right-hand page, and so is every second one after it. */
export type PlannedPage =
  | { readonly kind: "cover" | "title" | "belongs-to" | "test" | "own-picture" | "blank" | "pattern" }
  | {
      readonly kind: "art";
      /** Place of the picture in the book, from 0. */
      readonly index: number;
    };

/** What decides which pages a book has. */
export type BookParts = Pick<PrintableBook, "belongsTo" | "testPage" | "reverses"> & {
  readonly pages: { readonly length: number };
};

const blank: PlannedPage = { kind: "blank" };
const ownPicture: PlannedPage = { kind: "own-picture" };

/**
 * The pages of a book in the order they are read. Pictures begin on a right-hand page, and every one stands on a right-hand page unless its
 * reverse bears the next picture. What printers find too short, and the fold of a booklet, is filled up with frames for pictures of one's own.
 */
export function planBook(book: BookParts, profile: BookProfile): PlannedPage[] {
  const isHome = profile.kind === "home";
  const front: PlannedPage[] = [{ kind: isHome ? "cover" : "title" }];
  if (book.belongsTo) front.push({ kind: "belongs-to" });
  if (book.testPage) front.push({ kind: "test" });
  const pictures = Array.from(
    { length: book.pages.length },
    (_, index): PlannedPage => ({ kind: "art", index }),
  );
  if (isHome && profile.sides === "single") return [...front, ...pictures];
  if (book.reverses === "none") return onBothSides(front, pictures, profile);
  const reverse: PlannedPage = { kind: book.reverses };
  const pages = [
    ...front.flatMap((page) => [page, page.kind === "test" ? reverse : blank]),
    ...pictures.flatMap((page) => [page, reverse]),
  ];
  while (isBooklet(profile) ? pages.length % 4 !== 0 : !isHome && pages.length < bookInterior.minPages)
    pages.push(ownPicture, reverse);
  return pages;
}

function onBothSides(
  front: readonly PlannedPage[],
  pictures: readonly PlannedPage[],
  profile: BookProfile,
): PlannedPage[] {
  const pages: PlannedPage[] = [];
  const turnToRight = () => {
    if (pages.length % 2 === 1) pages.push(blank);
  };
  for (const page of front) {
    // colors that are tried may show on the back of their page, so nothing stands there
    if (page.kind === "test") turnToRight();
    pages.push(page);
  }
  turnToRight();
  pages.push(...pictures);
  if (isBooklet(profile)) {
    while (pages.length % 4 !== 3) pages.push(ownPicture);
    pages.push(blank);
  } else if (profile.kind !== "home") {
    while (pages.length < bookInterior.minPages || pages.length % 2 === 1) pages.push(ownPicture);
  }
  return pages;
}
