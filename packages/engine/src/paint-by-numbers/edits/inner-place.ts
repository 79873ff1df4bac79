import type { Place } from "./edit.ts";

/** Lines across a region on which the widest place is looked for. */
const scans = 15;

/** A place well inside an outline of any shape: the middle of the longest of some level lines across it. */
export function innerPlace(outline: Float64Array): Place {
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 1; i < outline.length; i += 2) {
    top = Math.min(top, outline[i]!);
    bottom = Math.max(bottom, outline[i]!);
  }
  let best: Place = [outline[0]!, outline[1]!];
  let longest = -1;
  for (let scan = 1; scan <= scans; scan++) {
    const y = top + ((bottom - top) * scan) / (scans + 1);
    const crossed: number[] = [];
    for (let i = 0; i < outline.length; i += 4) {
      const [ax, ay, bx, by] = [outline[i]!, outline[i + 1]!, outline[i + 2]!, outline[i + 3]!];
      if (ay > y !== by > y) crossed.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
    }
    crossed.sort((p, q) => p - q);
    for (let i = 0; i + 1 < crossed.length; i += 2) {
      const length = crossed[i + 1]! - crossed[i]!;
      if (length <= longest) continue;
      longest = length;
      best = [(crossed[i]! + crossed[i + 1]!) / 2, y];
    }
  }
  return best;
}
