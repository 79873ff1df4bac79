import type { FacePaint } from "./painted.ts";

/** What thin parts are looked for in. */
export interface ThinParts {
  readonly pixels: Uint8ClampedArray;
  readonly even: Uint8Array;
  readonly image: { readonly width: number; readonly height: number };
  /** Gets the colors that only thin parts have. */
  readonly paints: FacePaint[];
}

/** A pixel stands out when both sides two pixels away differ from it in the same way by this scalar product. */
const standsOut = 900;
/** Sum of the channels' differences below which a color is that of a paint. */
const near = 48;
/** A color of thin parts only needs so many pixels. */
const leastPixels = 10;
/** Most colors that only thin parts have. */
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
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (of[i]! >= 0 || !outstanding(pixels, i, x, y, width, height)) continue;
      const paint = nearestPaint(pixels, i, paints);
      if (paint >= 0) found.push(i, paint);
      else strange.push(i);
    }
  for (let at = 0; at < found.length; at += 2) of[found[at]!] = found[at + 1]!;
  if (strange.length >= leastPixels) paintStrange(of, strange, pixels, paints);
}

function outstanding(
  pixels: Uint8ClampedArray,
  i: number,
  x: number,
  y: number,
  width: number,
  height: number,
): boolean {
  if (x < 2 || y < 2 || x + 2 >= width || y + 2 >= height) return false;
  for (const step of [1, width, width + 1, width - 1]) {
    const [p, a, b] = [i * 4, (i - 2 * step) * 4, (i + 2 * step) * 4];
    let product = 0;
    for (let c = 0; c < 4; c++)
      product += (pixels[a + c]! - pixels[p + c]!) * (pixels[b + c]! - pixels[p + c]!);
    if (product > standsOut) return true;
  }
  return false;
}

/** The paint nearest to a pixel, or -1 where none is near. */
function nearestPaint(pixels: Uint8ClampedArray, i: number, paints: readonly FacePaint[]): number {
  let least = near;
  let nearest = -1;
  for (let k = 0; k < paints.length; k++) {
    const { color, gradient } = paints[k]!;
    if (gradient) continue;
    let away = 0;
    for (let c = 0; c < 4; c++) away += Math.abs(pixels[i * 4 + c]! - color[c]!);
    if (away >= least) continue;
    least = away;
    nearest = k;
  }
  return nearest;
}

/** New paints for what no paint is near to: colors of many such pixels, in cells of 32 steps of each channel. */
function paintStrange(
  of: Int32Array,
  strange: number[],
  pixels: Uint8ClampedArray,
  paints: FacePaint[],
): void {
  const cells = new Map<number, number[]>();
  for (const i of strange) {
    const p = i * 4;
    const cell =
      ((pixels[p]! >> 5) << 9) |
      ((pixels[p + 1]! >> 5) << 6) |
      ((pixels[p + 2]! >> 5) << 3) |
      (pixels[p + 3]! >> 5);
    const own = cells.get(cell);
    if (own) own.push(i);
    else cells.set(cell, [i]);
  }
  const most = [...cells].sort(([p, a], [q, b]) => b.length - a.length || p - q).slice(0, mostColors);
  for (const [, own] of most) {
    if (own.length < leastPixels) continue;
    const sums = [0, 0, 0, 0];
    for (const i of own) for (let c = 0; c < 4; c++) sums[c] = sums[c]! + pixels[i * 4 + c]!;
    const [red, green, blue, alpha] = sums.map((sum) => sum / own.length) as [number, number, number, number];
    const value = [red, green, blue].reduce(
      (sum, v) => sum * 256 + Math.min(255, Math.round(v + 255 - alpha)),
      0,
    );
    paints.push({ hex: `#${value.toString(16).padStart(6, "0")}`, color: [red, green, blue, alpha] });
  }
  for (const i of strange) {
    const paint = nearestPaint(pixels, i, paints);
    if (paint >= 0) of[i] = paint;
  }
}
