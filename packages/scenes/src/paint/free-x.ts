import { type Placing, wide } from "./placing.ts";

/** Finds a free place on one row: the candidate with the least overlap, then nearest to where it would best be. */
export function freeX(
  taken: readonly Placing[],
  width: number,
  frame: number,
  ideal: number,
  depth: number,
): number {
  let [best, cost] = [ideal, Infinity];
  for (let i = 0; i <= 48; i++) {
    const x = width / 2 + 14 + ((frame - width - 28) * i) / 48;
    let overlap = 0;
    for (const other of taken) {
      const shared =
        Math.min(x + width / 2, other.x + wide(other) / 2) -
        Math.max(x - width / 2, other.x - wide(other) / 2);
      // what stands far apart in depth may overlap, for a part
      if (shared > 0)
        overlap +=
          (shared / Math.min(width, wide(other))) * (Math.abs(other.depth - depth) > 0.35 ? 0.55 : 1.6);
    }
    const value = overlap * 4 + Math.abs(x - ideal) / frame;
    if (value < cost) [best, cost] = [x, value];
  }
  return best;
}
