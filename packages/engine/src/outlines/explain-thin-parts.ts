import type { FacePaint } from "./painted.ts";

/** Its color is a mixture of a side's and a paint's when it is this near to the line between them, squared. */
const nearLine = 500;
/** Of that paint it has at least this share, to belong to it. */
const leastShare = 0.5;
/** Squared difference below which a color is that of a paint. */
const near = 900;
/** A color of thin parts only needs so many pixels; most such colors; least squared difference from all paints. */
const leastPixels = 12;
const mostColors = 12;

/**
 * Which paint the pixels of lines and dots have that are too thin for even surroundings: the one that, mixed with the
 * color beside them, makes theirs. Colors that no paint explains become paints.
 * @param found pixels that stand out and the step across the line, in turn
 * @param pixels four bytes a pixel
 * @param paints gets the colors that only thin parts have
 * @returns pixels and their paints, in turn
 */
export function explainThinParts(
  found: Int32Array,
  pixels: Uint8ClampedArray,
  paints: FacePaint[],
): Int32Array {
  const known: number[] = [];
  const strange: number[] = [];
  for (let k = 0; k < found.length; k += 2) {
    const paint = paintBehind(pixels, found[k]!, found[k + 1]!, paints);
    if (paint >= 0) known.push(found[k]!, paint);
    else if (paint === unexplained) strange.push(found[k]!);
  }
  if (strange.length >= leastPixels) paintStrange(known, strange, pixels, paints);
  return Int32Array.from(known);
}

const unexplained = -2;

/** The paint that, mixed with the color beside it, gives a pixel its color; -1 where it is less than half of it. */
function paintBehind(
  pixels: Uint8ClampedArray,
  i: number,
  step: number,
  paints: readonly FacePaint[],
): number {
  const [p, a] = [i * 4, (i - 2 * step) * 4];
  let least = nearLine;
  let best = unexplained;
  for (let k = 0; k < paints.length; k++) {
    const { color, gradient } = paints[k]!;
    if (gradient) continue;
    let [squared, along, away] = [0, 0, 0];
    for (let c = 0; c < 4; c++) {
      const way = color[c]! - pixels[a + c]!;
      const own = pixels[p + c]! - pixels[a + c]!;
      squared += way * way;
      along += way * own;
      away += own * own;
    }
    const share = squared > 0 ? along / squared : 0;
    if (share <= 0.1 || share > 1.2) continue;
    const off = away - share * share * squared;
    if (off >= least) continue;
    least = off;
    best = share >= leastShare ? k : -1;
  }
  return best;
}

/** The paint that a pixel's color is, or -1. */
function nearestPaint(pixels: Uint8ClampedArray, i: number, paints: readonly FacePaint[]): number {
  let least = near;
  let nearest = -1;
  for (let k = 0; k < paints.length; k++) {
    const { color, gradient } = paints[k]!;
    if (gradient) continue;
    let away = 0;
    for (let c = 0; c < 4; c++) away += (pixels[i * 4 + c]! - color[c]!) ** 2;
    if (away >= least) continue;
    least = away;
    nearest = k;
  }
  return nearest;
}

/** New paints for what no paint explains: colors of many such pixels, in cells of 32 steps of each channel. */
function paintStrange(
  known: number[],
  strange: readonly number[],
  pixels: Uint8ClampedArray,
  paints: FacePaint[],
): void {
  const cells = new Map<number, number[]>();
  for (const i of strange) {
    let cell = 0;
    for (let c = 0; c < 4; c++) cell = cell * 8 + (pixels[i * 4 + c]! >> 5);
    const own = cells.get(cell);
    if (own) own.push(i);
    else cells.set(cell, [i]);
  }
  const most = [...cells].sort(([p, a], [q, b]) => b.length - a.length || p - q).slice(0, mostColors);
  for (const [, own] of most) {
    if (own.length < leastPixels) break;
    const color = [0, 1, 2, 3].map((c) => own.reduce((sum, i) => sum + pixels[i * 4 + c]!, 0) / own.length);
    const white = 255 - color[3]!;
    const value = color.slice(0, 3).reduce((sum, v) => sum * 256 + Math.min(255, Math.round(v + white)), 0);
    const hex = `#${value.toString(16).padStart(6, "0")}`;
    paints.push({ hex, color: color as unknown as FacePaint["color"] });
  }
  for (const i of strange) {
    const paint = nearestPaint(pixels, i, paints);
    if (paint >= 0) known.push(i, paint);
  }
}
