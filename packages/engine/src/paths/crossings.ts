import { crossingsOnKernels } from "../simd/crossings.ts";
import type { Pieces } from "./flatten.ts";
import { gridOf } from "./piece-grid.ts";

/** Positive when (x, y) is right of the piece on the screen, negative when left, 0 when on its line. */
function sideOf(p: Pieces, i: number, x: number, y: number): number {
  return (p.x1[i]! - p.x0[i]!) * (y - p.y0[i]!) - (p.y1[i]! - p.y0[i]!) * (x - p.x0[i]!);
}

/** Whether two pieces cross in a point inside both; pieces that only touch do not. */
function cross(p: Pieces, i: number, j: number): boolean {
  const a = sideOf(p, i, p.x0[j]!, p.y0[j]!);
  const b = sideOf(p, i, p.x1[j]!, p.y1[j]!);
  if (!((a > 0 && b < 0) || (a < 0 && b > 0))) return false;
  const c = sideOf(p, j, p.x0[i]!, p.y0[i]!);
  const d = sideOf(p, j, p.x1[i]!, p.y1[i]!);
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
