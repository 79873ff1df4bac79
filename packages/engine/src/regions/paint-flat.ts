import { cluster, nearestColor } from "../colors/cluster.ts";
import { type Histogram, histogram } from "../colors/histogram.ts";
import { leaders } from "../colors/leaders.ts";
import { nearestColors } from "../colors/nearest.ts";
import { oklabToHex, stepsPerUnit } from "../colors/oklab.ts";
import { toOklabPlanes } from "../colors/oklab-planes.ts";
import type { LinearGradient } from "../drawing/outlines-picture.ts";
import type { Raster } from "../raster/raster.ts";
import type { UniformAreas } from "./areas.ts";
import { paintAreas } from "./grow-areas.ts";
import { uniformAreas } from "./uniform-areas.ts";
import { explainThinParts } from "./explain-thin-parts.ts";
import { fitGradient, pixelsOf } from "./fit-gradient.ts";
import { colorOf, type FacePaint, type PaintedPixels, paintOnWhite } from "./painted.ts";

/** An area whose channels range over more than this, in steps of 255, may be a gradient. */
const varying = 10;
/** and needs so many pixels. */
const minGradient = 64;
/** Areas less opaque than this are nothing. */
const clear = 24;
/** Where there are more colors than wanted, this share of them is left to lines and dots, found later. */
const keptForThinParts = 1 / 8;
/** How much a gradient says of the color that others have, too. */
const hardly = 1e-9;
/** Bands of soft changes that are no linear gradient get so many colors at least, as a share of all. */
const minBands = 1 / 2;

/** What is known of flat art before it is painted. */
export interface Flat {
  readonly image: Raster;
  /** Four bytes a pixel: red, green and blue times alpha, and alpha. */
  readonly pixels: Uint8ClampedArray;
  readonly uniform: Uint8Array;
}

/** How flat art becomes paints. */
export interface FlatWish {
  /** Most paints. */
  readonly colors: number;
  /** Colors nearer than so many OKLab steps are one. */
  readonly apart: number;
  /** Uniform areas of fewer pixels are noise. */
  readonly minUniformArea: number;
  /** How far thin parts stand out from both sides; see `GrowingAreas`. */
  readonly standsOut: number;
  /** Whether areas whose colors change evenly are gradients, or bands of them; else they have one color. */
  readonly gradients?: boolean;
}

/** Where flat art has noise, colors need to be farther apart by this factor, and areas larger, in pixels. */
const noisy = { apart: 2, minUniformArea: 20, standsOut: 12_000 };
/** See `GrowingAreas`; without noise. */
const standsOut = 900;

/** What flat art becomes paints with: `apart` is in OKLab units. */
export function flatWish(wish: Pick<FlatWish, "colors" | "apart" | "gradients">, isNoisy: boolean): FlatWish {
  return {
    ...wish,
    apart: (isNoisy ? noisy.apart : 1) * wish.apart * stepsPerUnit,
    minUniformArea: isNoisy ? noisy.minUniformArea : 1,
    standsOut: isNoisy ? noisy.standsOut : standsOut,
  };
}

/**
 * Flat art in its own colors. Only uniform areas give colors, so that antialiased edges are none of their own; then areas grow
 * over them. An area whose colors follow a linear gradient is one area; others that change go in bands.
 */
export function paintFlat({ image, pixels, uniform }: Flat, want: FlatWish): PaintedPixels {
  const areas = uniformAreas(pixels, uniform, image);
  const changing = changingAreas(areas);
  if (!want.gradients) changing.fill(0);
  const found = pixelsOf(areas, changing);
  const gradients = new Map<number, LinearGradient>();
  for (let area = 0; area < areas.count; area++) {
    if (!changing[area]) continue;
    const gradient = fitGradient(found, area, pixels, image.width);
    if (gradient === "even") changing[area] = 0;
    else if (gradient) gradients.set(area, gradient);
  }
  const soft = changing.map((isChanging, area) => (isChanging && !gradients.has(area) ? 1 : 0));
  const { paints, paintOf } = plainPaints(areas, { soft, gradients }, want);
  for (const [area, gradient] of gradients) {
    const { color } = mixedPaint(areas.mean.subarray(area * 4, area * 4 + 4));
    paints.push({ hex: paints[paintOf[area]!]!.hex, color, gradient });
    paintOf[area] = paints.length - 1;
  }
  const given = soft.includes(1)
    ? bandsOf(pixelsOf(areas, soft).list, pixels, { paints, want })
    : new Int32Array(0);
  const plain = paints.length - gradients.size;
  const explain = (thin: Int32Array) => explainThinParts(thin, pixels, { paints, more: want.colors - plain });
  const { width, height } = image;
  const { standsOut } = want;
  const of = paintAreas(areas.of, { pixels, width, height, table: paintOf, given, standsOut, explain });
  if (of[0]! >= 0) return { of, paints };
  return { of: new Int32Array(of.length), paints: [mixedPaint(pixels.subarray(0, 4))] };
}

function changingAreas({ count, min, max, pixels }: UniformAreas): Uint8Array {
  const out = new Uint8Array(count);
  for (let area = 0; area < count; area++) {
    if (pixels[area]! < minGradient || min[area * 4 + 3] !== 255) continue;
    for (let c = 0; c < 3; c++) if (max[area * 4 + c]! - min[area * 4 + c]! > varying) out[area] = 1;
  }
  return out;
}

/** The paint of a color times its alpha: as it looks on white. */
function mixedPaint(color: ArrayLike<number>): FacePaint {
  const [red, green, blue, alpha] = [color[0]!, color[1]!, color[2]!, color[3]!];
  if (alpha < clear) return { hex: null, color: [0, 0, 0, 0] };
  return paintOnWhite([red, green, blue, alpha]);
}

/**
 * Paints of one color each, and for each area its paint; near colors are one. Gradients, too, have a paint, for
 * whoever cannot draw them; where others share it, it has their color.
 */
function plainPaints(
  { count, mean, pixels }: UniformAreas,
  { soft, gradients }: { readonly soft: Uint8Array; readonly gradients: ReadonlyMap<number, unknown> },
  { colors: max, apart, minUniformArea }: FlatWish,
): { paints: FacePaint[]; paintOf: Int32Array } {
  const paintOf = new Int32Array(count).fill(-1);
  const paints: FacePaint[] = [];
  const chosen: number[] = [];
  for (let area = 0; area < count; area++) {
    if (soft[area] || pixels[area]! < minUniformArea) continue;
    if (mean[area * 4 + 3]! >= clear) chosen.push(area);
    else {
      if (paints.length === 0) paints.push(mixedPaint([0, 0, 0, 0]));
      paintOf[area] = 0;
    }
  }
  const first = paints.length;
  const points = pointsOf(
    chosen.map((area) => mean.subarray(area * 4, area * 4 + 4)),
    chosen.map((area) => pixels[area]!),
  );
  if (chosen.length === 0) return { paints, paintOf };
  let found = leaders(points, apart);
  if (found.weights.length > max) {
    const { colors } = cluster(points, max - Math.ceil(max * keptForThinParts));
    const nearest = Int32Array.from(chosen, (_, i) => nearestColor(points.colors, i, colors));
    found = { colors, nearest, weights: new Float64Array(colors.length / 3) };
  }
  const sums = new Float64Array(found.weights.length * 5);
  chosen.forEach((area, i) => {
    const at = found.nearest[i]! * 5;
    const weight = gradients.has(area) ? pixels[area]! * hardly : pixels[area]!;
    sums[at + 4] = sums[at + 4]! + weight;
    for (let c = 0; c < 4; c++) sums[at + c] = sums[at + c]! + weight * mean[area * 4 + c]!;
    paintOf[area] = first + found.nearest[i]!;
  });
  for (let at = 0; at < sums.length; at += 5)
    paints.push(mixedPaint(Array.from(sums.subarray(at, at + 4), (sum) => sum / (sums[at + 4]! || 1))));
  return { paints, paintOf };
}

/** Colors times alpha as weighted points of OKLab, as they look on white. */
function pointsOf(colors: readonly ArrayLike<number>[], weights: readonly number[]): Histogram {
  const bytes = new Uint8ClampedArray(colors.length * 4);
  colors.forEach((color, i) => {
    for (let c = 0; c < 3; c++) bytes[i * 4 + c] = color[c]! + 255 - color[3]!;
    bytes[i * 4 + 3] = 255;
  });
  const planes = toOklabPlanes(bytes, colors.length);
  return {
    count: colors.length,
    colors: Float64Array.from({ length: colors.length * 3 }, (_, at) => planes[at % 3]![(at / 3) | 0]!),
    weights: Float64Array.from(weights),
  };
}

/** Soft changes in bands of one color each, their own or one of the paints there are: pixels and paints, in turn. */
function bandsOf(
  list: Int32Array,
  pixels: Uint8ClampedArray,
  { paints, want }: { paints: FacePaint[]; want: FlatWish },
): Int32Array {
  const bytes = new Uint8ClampedArray(list.length * 4);
  list.forEach((i, at) => {
    for (let c = 0; c < 4; c++) bytes[at * 4 + c] = pixels[i * 4 + c]!;
  });
  const [l, a, b] = toOklabPlanes(bytes, list.length);
  const planes = { width: list.length, height: 1, l, a, b };
  const { colors } = cluster(
    histogram(planes),
    Math.max(Math.ceil(want.colors * minBands), want.colors - paints.length),
  );
  // what is near a color that others have takes that one
  const plain = paints.flatMap(({ hex, gradient }, paint) => (hex !== null && !gradient ? [paint] : []));
  const known = pointsOf(
    plain.map((paint) => paints[paint]!.color),
    plain.map(() => 1),
  );
  const nearest = nearestColors(planes, Float64Array.of(...colors, ...known.colors));
  const own = colors.length / 3;
  const first = paints.length;
  for (let k = 0; k < colors.length; k += 3) {
    const hex = oklabToHex(colors[k]!, colors[k + 1]!, colors[k + 2]!);
    paints.push({ hex, color: colorOf(hex) });
  }
  const paintAt = (k: number) => (k < own ? first + k : plain[k - own]!);
  return Int32Array.from({ length: list.length * 2 }, (_, k) =>
    k % 2 === 0 ? list[k >> 1]! : paintAt(nearest[k >> 1]!),
  );
}
