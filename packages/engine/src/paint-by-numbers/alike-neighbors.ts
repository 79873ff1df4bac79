import { colorDifference, labOf } from "../colors/color-difference.ts";
import { type ColorVision, seenBy } from "../colors/color-vision.ts";
import type { Picture } from "../drawing/picture.ts";

/** Two colors whose regions lie beside each other and look alike to somebody. */
export interface AlikeColors {
  /** Places in the palette, the lower one first. */
  readonly colors: readonly [number, number];
  /** How many borders they share. */
  readonly borders: number;
}

/** CIEDE2000 below which colors look alike: paints of the finest palette are at least so far apart. */
const alikeBelow = 4;

/**
 * Colors of neighbors that most people tell apart, and whoever lacks a kind of cones does not; those that meet most often
 * first.
 */
export function alikeNeighbors(
  { palette, regions, borders }: Pick<Picture, "palette" | "regions" | "borders">,
  vision: ColorVision,
): AlikeColors[] {
  const meetings = new Map<number, number>();
  for (const { left, right } of borders) {
    if (left < 0 || right < 0) continue;
    const [a, b] = [regions[left]!.color, regions[right]!.color].sort((p, q) => p - q) as [number, number];
    if (a !== b) meetings.set(a * palette.length + b, (meetings.get(a * palette.length + b) ?? 0) + 1);
  }
  const usual = palette.map(({ hex }) => labOf(hex));
  const seen = palette.map(({ hex }) => labOf(seenBy(vision, hex)));
  return [...meetings]
    .map(([pair, count]) => ({
      colors: [Math.floor(pair / palette.length), pair % palette.length] as const,
      borders: count,
    }))
    .filter(
      ({ colors: [a, b] }) =>
        colorDifference(seen[a]!, seen[b]!) < alikeBelow &&
        colorDifference(usual[a]!, usual[b]!) >= alikeBelow,
    )
    .sort((p, q) => q.borders - p.borders || p.colors[0] - q.colors[0] || p.colors[1] - q.colors[1]);
}
