import type { Drawing } from "./drawing.ts";
import { type Segments, steps, stepsPerMM } from "./segments.ts";

/** How many times lines cross in a point inside both; exact. A line drawn for both its sides counts as one. */
export function countCrossings(segments: Segments): number {
  const isTwin = new Uint8Array(segments.count);
  eachPair(segments, (i, j) => {
    if (isSame(segments.ends, i, j)) isTwin[j] = 1;
  });
  let crossings = 0;
  eachPair(segments, (i, j, cell) => {
    if (isTwin[i] || isTwin[j] || !cross(segments.ends, i, j)) return;
    const { x, y } = meeting(segments.ends, i, j);
    // pieces may share several cells: the crossing is counted in the one it lies in
    if (segments.cellOf(x, y) === cell) crossings++;
  });
  return crossings;
}

/** Places where the outline of one region passes twice through the same end of a drawn piece. */
export function countTouches({ shapes }: Drawing): number {
  let touches = 0;
  for (const { rings, ends } of shapes) {
    const seen = new Set<number>();
    rings.forEach((ring, r) => {
      for (const end of ends[r]!) {
        const at = steps(ring[2 * end]!) * 1000 * stepsPerMM + steps(ring[2 * end + 1]!);
        if (seen.has(at)) touches++;
        seen.add(at);
      }
    });
  }
  return touches;
}

/** Calls `visit` with the pieces of every pair in the same cell, the lower index first. */
function eachPair({ begin, inCells }: Segments, visit: (i: number, j: number, cell: number) => void): void {
  for (let cell = 0; cell + 1 < begin.length; cell++) {
    for (let p = begin[cell]!; p < begin[cell + 1]!; p++)
      for (let q = p + 1; q < begin[cell + 1]!; q++) visit(inCells[p]!, inCells[q]!, cell);
  }
}

function isSame(e: Float64Array, i: number, j: number): boolean {
  const [a, b] = [4 * i, 4 * j];
  const isAlong = e[a] === e[b] && e[a + 1] === e[b + 1] && e[a + 2] === e[b + 2] && e[a + 3] === e[b + 3];
  return (
    isAlong || (e[a] === e[b + 2] && e[a + 1] === e[b + 3] && e[a + 2] === e[b] && e[a + 3] === e[b + 1])
  );
}

/** Positive when end `k` (0 or 2) of piece j lies on one side of piece i, negative on the other, 0 on its line. */
function side(e: Float64Array, i: number, j: number, k: 0 | 2): number {
  const [a, b] = [4 * i, 4 * j + k];
  return (e[a + 2]! - e[a]!) * (e[b + 1]! - e[a + 1]!) - (e[a + 3]! - e[a + 1]!) * (e[b]! - e[a]!);
}

function cross(e: Float64Array, i: number, j: number): boolean {
  const areApart = (p: number, q: number) => (p > 0 && q < 0) || (p < 0 && q > 0);
  return areApart(side(e, i, j, 0), side(e, i, j, 2)) && areApart(side(e, j, i, 0), side(e, j, i, 2));
}

function meeting(e: Float64Array, i: number, j: number): { x: number; y: number } {
  const [from, to] = [side(e, j, i, 0), side(e, j, i, 2)];
  const t = from / (from - to);
  const a = 4 * i;
  return { x: e[a]! + t * (e[a + 2]! - e[a]!), y: e[a + 1]! + t * (e[a + 3]! - e[a + 1]!) };
}
