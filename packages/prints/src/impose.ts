import { foldedSections } from "@tintery/engine/tables";

/** One side of a sheet that is folded in the middle: the places of its two pages in the book, from 0. */
export interface SheetSide {
  readonly left: number;
  readonly right: number;
}

/**
 * Lays the pages of a booklet on sheets, two beside each other: printed on both sides, laid on each other and folded, they stand in order.
 * A long booklet has several sections, each folded by itself.
 * @param pageCount a multiple of four
 * @param maxSheets of a section
 * @returns the fronts and backs of all sheets, the outermost of each section first
 */
export function impose(pageCount: number, maxSheets?: number): SheetSide[] {
  const sides: SheetSide[] = [];
  let begin = 0;
  for (const sheets of foldedSections(pageCount, maxSheets)) {
    const last = begin + 4 * sheets - 1;
    for (let sheet = 0; sheet < sheets; sheet++) {
      sides.push({ left: last - 2 * sheet, right: begin + 2 * sheet });
      sides.push({ left: begin + 2 * sheet + 1, right: last - 2 * sheet - 1 });
    }
    begin = last + 1;
  }
  return sides;
}
