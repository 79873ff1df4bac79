import { nearestColor, squaredDistance } from "./cluster.ts";
import { hexOfBits } from "./hex.ts";
import type { Histogram } from "./histogram.ts";
import { leaders } from "./leaders.ts";
import { notNoise } from "./not-noise.ts";
import { stepsPerUnit } from "./oklab.ts";
import { maxPaletteColors } from "./palette-limit.ts";
import { stepsOf } from "./paints.ts";

/**
 * Colors are as they were drawn where at least `share` of them, 0 to 1, have no other one within `near` OKLab units. JPEG surrounds every
 * color with others. Set by eye.
 */
const clean = { share: 0.7, near: 2.5 };
/**
 * With the noise of good and of bad JPEG, tried in this order, colors nearer than this, in OKLab units, are one. Set by eye: with them, 56
 * of 70 enlarged, resized, cropped or padded copies of pixel art, many as JPEG of quality 40 to 95, have just the colors of the art.
 */
const noisy = [6, 14];
/** Few colors stand for a picture where at least this share of its pixels, 0 to 1, lie within half of that. Set by eye. */
const minShare = 0.9;

/** The colors of a picture, each once, and how many pixels have it. */
interface Counted {
  readonly hexes: readonly string[];
  readonly points: Histogram;
}

function countColors(pixels: Uint8ClampedArray): Counted {
  const counts = new Map<number, number>();
  for (let i = 0; i < pixels.length; i += 4) {
    const bits = (pixels[i]! << 16) | (pixels[i + 1]! << 8) | pixels[i + 2]!;
    counts.set(bits, (counts.get(bits) ?? 0) + 1);
  }
  const hexes = [...counts.keys()].map(hexOfBits);
  const weights = Float64Array.from(counts.values());
  return { hexes, points: { count: hexes.length, colors: stepsOf(hexes), weights } };
}

/** Whether a picture has few colors, just as they were drawn. @param pixels four bytes a pixel, opaque */
export function areFewExactly(pixels: Uint8ClampedArray): boolean {
  const { hexes, points } = countColors(pixels);
  return hexes.length <= maxPaletteColors && areClean(points);
}

/** The few exact colors, `#rrggbb`, that a picture has; undefined where it has many. @param pixels four bytes a pixel, opaque */
export function fewColors(pixels: Uint8ClampedArray): string[] | undefined {
  const { hexes, points } = countColors(pixels);
  if (hexes.length <= maxPaletteColors && areClean(points)) return [...hexes];
  for (const apart of noisy) {
    const { nearest, weights } = leaders(points, apart * stepsPerUnit);
    const commonest = commonestOf(points, nearest, weights.length).map((i) => hexes[i]!);
    const found = notNoise(commonest, Array.from(weights)).map((k) => commonest[k]!);
    if (found.length > maxPaletteColors) continue;
    if (shareNear(points, stepsOf(found), (apart / 2) * stepsPerUnit) >= minShare) return found;
  }
  return undefined;
}

function areClean({ count, colors }: Histogram): boolean {
  const near = (clean.near * stepsPerUnit) ** 2;
  let alone = 0;
  for (let i = 0; i < count; i++) {
    let isAlone = true;
    for (let k = 0; k < count && isAlone; k++)
      isAlone = k === i || squaredDistance(colors, i, colors, k) > near;
    if (isAlone) alone++;
  }
  return alone >= clean.share * count;
}

/** Of the points nearest to each leader the heaviest one. */
function commonestOf({ weights }: Histogram, nearest: Int32Array, leaderCount: number): number[] {
  const best = new Int32Array(leaderCount).fill(-1);
  nearest.forEach((k, i) => {
    if (best[k]! < 0 || weights[i]! > weights[best[k]!]!) best[k] = i;
  });
  return Array.from(best);
}

/** The share of points, by weight, so near to one of some colors. */
function shareNear({ count, colors, weights }: Histogram, to: Float64Array, reach: number): number {
  let [near, all] = [0, 0];
  for (let i = 0; i < count; i++) {
    all += weights[i]!;
    const k = nearestColor(colors, i, to);
    if (squaredDistance(colors, i, to, k) <= reach * reach) near += weights[i]!;
  }
  return near / all;
}
