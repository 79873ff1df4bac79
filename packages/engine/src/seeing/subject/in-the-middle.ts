import { squaredDistances } from "../../raster/distance.ts";
import type { SubjectStroke } from "./strokes.ts";
import type { Superpixels } from "./superpixels.ts";

/**
 * A stroke is in the middle of a thing where it is at least this share as far from what is around the thing as any place in it.
 * Taps on errors of eighteen photos that mean a whole thing have 0.67 and more, bites of a neighbor at its rim 0.43 and less; the
 * limit is nearer to these, for few tap the middle of a narrow trunk. Of somebody only places near count, so many times as far as
 * that and so many pixels more: whoever taps a face taps its middle, though the chest below is wider.
 */
const middle = { share: 0.5, times: 1.5, more: 4 };

/**
 * Whether a stroke is in the middle of a thing, and not at its rim. The picture's edge is no rim: what it cuts off goes on.
 * @param thing its superpixels
 * @param isSomebody whether it is a person
 */
export function isInTheMiddle(
  { points }: SubjectStroke,
  { thing, isSomebody }: { readonly thing: readonly number[]; readonly isSomebody: boolean },
  { labels: { width, height, data, count } }: Superpixels,
): boolean {
  const isThing = new Uint8Array(count);
  for (const p of thing) isThing[p] = 1;
  const depths = squaredDistances(
    Uint8Array.from(data, (p) => 1 - isThing[p]!),
    width,
    height,
  );
  const deepest = depths.reduce((max, depth) => Math.max(max, depth), 0);
  for (let k = 0; k + 1 < points.length; k += 2) {
    const x = Math.min(width - 1, Math.floor(points[k]! * width));
    const y = Math.min(height - 1, Math.floor(points[k + 1]! * height));
    const own = depths[y * width + x]!;
    const max = isSomebody ? deepestNear(x, y, Math.sqrt(own)) : deepest;
    if (own > 0 && own >= middle.share * middle.share * max) return true;
  }
  return false;

  function deepestNear(x: number, y: number, depth: number): number {
    const reach = Math.ceil(middle.times * depth + middle.more);
    let max = 0;
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
      for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++)
        max = Math.max(max, depths[row * width + column]!);
    return max;
  }
}
