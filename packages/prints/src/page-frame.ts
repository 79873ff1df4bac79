import { type BookProfile, bookInterior, bookPageSize, gutterWidth, homeBook } from "@tintery/engine/tables";
import type { PageSize } from "./pdf-document.ts";

/** A rectangle in millimeters. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly widthMM: number;
  readonly heightMM: number;
}

/** A page of a book, and the part of it that may bear ink. */
export interface PageFrame extends PageSize {
  readonly live: Box;
}

/**
 * Where ink may stand on a page of a book.
 * @param isRight whether it is a right-hand page, whose inner margin is its left one
 * @param pageCount of the whole book: a thicker book hides more of its pages
 */
export function pageFrame(
  profile: BookProfile,
  { isRight, pageCount }: { readonly isRight: boolean; readonly pageCount: number },
): PageFrame {
  const size = bookPageSize(profile);
  const { outer, inner } = marginsOf(profile, pageCount);
  return {
    ...size,
    live: {
      x: isRight ? inner : outer,
      y: outer,
      widthMM: size.widthMM - inner - outer,
      heightMM: size.heightMM - 2 * outer,
    },
  };
}

function marginsOf(profile: BookProfile, pageCount: number): { outer: number; inner: number } {
  if (profile.kind === "print-on-demand") {
    const inner = Math.max(gutterWidth(pageCount), bookInterior.artGutterMM);
    return { outer: bookInterior.marginMM, inner };
  }
  const inner = { single: homeBook.marginMM, double: homeBook.bindingMM, booklet: homeBook.foldMM };
  return { outer: homeBook.marginMM, inner: inner[profile.sides] };
}

/** A box without a strip at its lower end. */
export function above(box: Box, stripMM: number): Box {
  return { ...box, heightMM: box.heightMM - stripMM };
}

/** A box that is smaller on all sides. */
export function inset({ x, y, widthMM, heightMM }: Box, byMM: number): Box {
  return { x: x + byMM, y: y + byMM, widthMM: widthMM - 2 * byMM, heightMM: heightMM - 2 * byMM };
}
