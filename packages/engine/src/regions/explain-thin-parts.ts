import { type FacePaint, paintOnWhite } from "./painted.ts";

/** Its color is a mixture of a side's and a paint's when it is this near to the line between them, squared. */
const nearLine = 500;
/** Of that paint it has at least this share, to belong to it, and hardly more than all. */
const minShare = 0.5;
const maxShare = 1.15;
/** A color with less of a paint than this says nothing of it: it is that of the side. */
const anyShare = 0.1;
/** Of colors on one line the nearest is it: what lies n times as far away must explain so much better. */
const beyond = 60;
/** A color of thin parts only needs so many pixels, and there are so many such colors at most, however many may be. */
const minPixels = 12;
const maxColors = 12;

/**
 * Which paint the pixels of lines and dots have that are too thin for uniform surroundings: the one that, mixed with the
 * color beside them, makes theirs. Colors that no paint explains become paints.
 * @param found pixels that stand out and the step across the line, in turn
 * @param pixels four bytes a pixel
 * @param paints gets the colors that only thin parts have, `more` of them at most
 * @returns pixels and their paints, in turn
 */
export function explainThinParts(
  found: Int32Array,
  pixels: Uint8ClampedArray,
  { paints, more }: { readonly paints: FacePaint[]; readonly more: number },
): Int32Array {
  const known: number[] = [];
  let strange = explained(found, pixels, paints, known);
  for (let k = 0; k < Math.min(more, maxColors) && strange.length >= 2 * minPixels; k++) {
    const paint = strangest(strange, pixels);
    if (!paint) break;
    paints.push(paint);
    strange = explained(strange, pixels, paints, known);
  }
  return Int32Array.from(known);
}

/** Adds pixels and their paints to `known`; returns what no paint explains. */
function explained(
  found: ArrayLike<number>,
  pixels: Uint8ClampedArray,
  paints: readonly FacePaint[],
  known: number[],
): number[] {
  const strange: number[] = [];
  for (let k = 0; k < found.length; k += 2) {
    const paint = paintBehind(pixels, found[k]!, found[k + 1]!, paints);
    if (paint >= 0) known.push(found[k]!, paint);
    else if (paint === unexplained) strange.push(found[k]!, found[k + 1]!);
  }
  return strange;
}

const unexplained = -2;

/**
 * The paint that, mixed with the color beside a pixel, gives its color best: where several colors lie on one line, the
 * nearest. -1 where the pixel is less than half of it.
 */
function paintBehind(
  pixels: Uint8ClampedArray,
  i: number,
  step: number,
  paints: readonly FacePaint[],
): number {
  const [p, a] = [i * 4, (i - 2 * step) * 4];
  let best = unexplained;
  let min = Number.POSITIVE_INFINITY;
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
    if (share <= anyShare || share > maxShare) continue;
    const off = away - share * share * squared;
    if (off >= nearLine || off + beyond / share >= min) continue;
    min = off + beyond / share;
    best = share >= minShare ? k : -1;
  }
  return best;
}

/** The color that many such pixels have and that differs most from what is beside them, in cells of 32 steps. */
function strangest(strange: readonly number[], pixels: Uint8ClampedArray): FacePaint | undefined {
  const cells = new Map<
    number,
    { count: number; contrast: number; sums: [number, number, number, number] }
  >();
  for (let k = 0; k < strange.length; k += 2) {
    const [p, a] = [strange[k]! * 4, (strange[k]! - 2 * strange[k + 1]!) * 4];
    let cell = 0;
    for (let c = 0; c < 4; c++) cell = cell * 8 + (pixels[p + c]! >> 5);
    const own = cells.get(cell) ?? { count: 0, contrast: 0, sums: [0, 0, 0, 0] };
    cells.set(cell, own);
    own.count++;
    for (let c = 0; c < 4; c++) {
      own.sums[c] = own.sums[c]! + pixels[p + c]!;
      own.contrast += (pixels[p + c]! - pixels[a + c]!) ** 2;
    }
  }
  const large = [...cells].filter(([, { count }]) => count >= minPixels);
  const [first] = large.sort(([p, a], [q, b]) => b.contrast - a.contrast || p - q);
  if (!first) return undefined;
  const { count, sums } = first[1];
  return paintOnWhite(sums.map((sum) => sum / count) as [number, number, number, number]);
}
