import type { FacePaint } from "./painted.ts";

/** What thin parts are looked for in. */
export interface ThinParts {
  readonly pixels: Uint8ClampedArray;
  readonly image: { readonly width: number; readonly height: number };
  /** Gets the colors that only thin parts have. */
  readonly paints: FacePaint[];
}

/** A pixel stands out when both sides two pixels away differ from it in the same way by this scalar product. */
const standsOut = 900;
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
 * Gives a paint to pixels of lines and dots too thin to have even surroundings: those that stand out from both sides
 * across. Rims do not, for their colors lie between those of their two sides.
 * @param of the paint of each pixel, or -1; gets that of such pixels
 */
export function seedThinParts(of: Int32Array, { pixels, image, paints }: ThinParts): void {
  const { width, height } = image;
  const found: number[] = [];
  const strange: number[] = [];
  for (let y = 2; y + 2 < height; y++)
    for (let x = 2; x + 2 < width; x++) {
      const i = y * width + x;
      if (of[i]! >= 0) continue;
      const step = stepAcross(pixels, i, width);
      if (step === 0) continue;
      const paint = paintBehind(pixels, i, step, paints);
      if (paint >= 0) found.push(i, paint);
      else if (paint === unexplained) strange.push(i);
    }
  for (let at = 0; at < found.length; at += 2) of[found[at]!] = found[at + 1]!;
  if (strange.length >= leastPixels) paintStrange(of, strange, pixels, paints);
}

/** The step to a neighbor across the line that a pixel is part of; 0 where it stands out from no two sides. */
function stepAcross(pixels: Uint8ClampedArray, i: number, width: number): number {
  let across = 0;
  let most = standsOut;
  for (const step of [1, width, width + 1, width - 1]) {
    const [p, a, b] = [i * 4, (i - 2 * step) * 4, (i + 2 * step) * 4];
    let product = 0;
    for (let c = 0; c < 4; c++)
      product += (pixels[a + c]! - pixels[p + c]!) * (pixels[b + c]! - pixels[p + c]!);
    if (product <= most) continue;
    most = product;
    across = step;
  }
  return across;
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
  of: Int32Array,
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
    if (paint >= 0) of[i] = paint;
  }
}
