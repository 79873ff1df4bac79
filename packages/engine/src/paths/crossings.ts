import { crossingsOnKernels } from "../simd/crossings.ts";
import type { Pieces } from "./lines.ts";
import { gridOf } from "./piece-grid.ts";

/** Positive when (x, y) is right of the piece whose ends begin at `at` on the screen, negative when left, 0 on its line. */
function sideOf({ ends }: Pieces, at: number, x: number, y: number): number {
  const [x0, y0] = [ends[at]!, ends[at + 1]!];
  return (ends[at + 2]! - x0) * (y - y0) - (ends[at + 3]! - y0) * (x - x0);
}

/** Whether two pieces cross in a point inside both; pieces that only touch do not. */
function cross(pieces: Pieces, i: number, j: number): boolean {
  const { ends } = pieces;
  const [p, q] = [i * 4, j * 4];
  const a = sideOf(pieces, p, ends[q]!, ends[q + 1]!);
  const b = sideOf(pieces, p, ends[q + 2]!, ends[q + 3]!);
  if (!((a > 0 && b < 0) || (a < 0 && b > 0))) return false;
  const c = sideOf(pieces, q, ends[p]!, ends[p + 1]!);
  const d = sideOf(pieces, q, ends[p + 2]!, ends[p + 3]!);
  return (c > 0 && d < 0) || (c < 0 && d > 0);
}

/**
 * The lines that cross another line or themselves. Pieces are sorted into square cells of side `cell`, about as
 * long as a piece, and compared within each cell.
 */
export function crossingLines(pieces: Pieces, cell: number, width: number, height: number): Set<number> {
  const fast = crossingsOnKernels(pieces, cell, width, height);
  return new Set(fast ?? plainCrossingLines(pieces, cell, width, height));
}

function plainCrossingLines(pieces: Pieces, cell: number, width: number, height: number): Set<number> {
  const { begin, inside } = gridOf(pieces, cell, width, height);
  const found = new Set<number>();
  for (let at = 0; at + 1 < begin.length; at++) {
    for (let p = begin[at]!; p < begin[at + 1]!; p++) {
      for (let q = p + 1; q < begin[at + 1]!; q++) {
        const i = inside[p]!;
        const j = inside[q]!;
        if (!cross(pieces, i, j)) continue;
        found.add(pieces.owner[i]!);
        found.add(pieces.owner[j]!);
      }
    }
  }
  return found;
}
