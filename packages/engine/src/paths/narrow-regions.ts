import type { Outline, Placed } from "./place-numbers.ts";

/** Moves of the search for the widest place, in pixels; each round halves the step. */
const searchRounds = 4;
/** A number larger than so many widths needs more room in both directions than the circle. */
const roomy = 1.8;

/**
 * 1 for each region of which no circle of the given width has room between its fitted lines. Shaping leaves none in
 * the pixels; curves may take some of a narrow region's width.
 * @param numbers the place of each region's number, from where the widest place is sought
 * @param outlines the outline of a region, asked for small ones only
 * @param width in pixels of the labels
 */
export function narrowRegions(
  numbers: readonly Placed[],
  outlines: (regions: readonly number[]) => readonly Outline[],
  width: number,
): Uint8Array {
  const small = numbers.flatMap(({ size }, region) => (size < roomy * width ? [region] : []));
  const found = new Uint8Array(numbers.length);
  outlines(small).forEach((outline, i) => {
    const region = small[i]!;
    if (!hasRoom(outline, numbers[region]!, width / 2)) found[region] = 1;
  });
  return found;
}

/** Whether a climb from a place finds room for a circle of this radius inside an outline. */
function hasRoom(
  outline: Outline,
  from: { readonly x: number; readonly y: number },
  wanted: number,
): boolean {
  let { x, y } = from;
  let best = distanceTo(outline, x, y);
  if (best >= wanted) return true;
  for (let round = 0, step = 2; round < searchRounds; round++, step /= 2) {
    for (let moved = true; moved; ) {
      moved = false;
      for (let direction = 0; direction < 9; direction++) {
        const [u, v] = [x + ((direction % 3) - 1) * step, y + (Math.floor(direction / 3) - 1) * step];
        const radius = distanceTo(outline, u, v);
        // outside the region it would grow, too: a step as long as the way to the border may cross it
        if (radius <= best || Math.max(Math.abs(u - x), Math.abs(v - y)) * Math.SQRT2 >= best) continue;
        if (radius >= wanted) return true;
        [x, y, best, moved] = [u, v, radius, true];
      }
    }
  }
  return false;
}

/** Distance of a point to the nearest segment of an outline. */
function distanceTo(outline: Outline, x: number, y: number): number {
  let min = Number.POSITIVE_INFINITY;
  for (let i = 0; i < outline.length; i += 4) {
    const [x0, y0] = [outline[i]!, outline[i + 1]!];
    const [dx, dy] = [outline[i + 2]! - x0, outline[i + 3]! - y0];
    const along = dx * dx + dy * dy;
    const at = along === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / along));
    const [ex, ey] = [x0 + at * dx - x, y0 + at * dy - y];
    min = Math.min(min, ex * ex + ey * ey);
  }
  return Math.sqrt(min);
}
