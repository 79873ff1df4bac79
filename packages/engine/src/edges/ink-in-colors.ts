import { stepsPerUnit } from "../colors/oklab.ts";
import { squaredDistances } from "../raster/distance.ts";
import type { Planes } from "../raster/planes.ts";
import { keepComponents } from "./components.ts";
import type { Field, Size } from "./field.ts";
import { near } from "./near.ts";

/** Ink is no lighter than this in OKLab's lightness, 0 to 100, and hardly colorful: the sum of what its a and b are off gray. */
const dark = { lightness: 45, chroma: 16 };
/**
 * What tells drawings with colors in them from photos. By count on 116 drawings of children's books, 203 pictures of a clip art
 * library and 379 photos and paintings: no photo has it all, 106 of the drawings do.
 */
const drawing = {
  /** The share of the picture that is ink is no larger. */
  maxInk: 0.3,
  /** The share of the picture that thin strokes have: 1 to 10 % in drawings with lines. */
  minThin: 0.006,
  /** The mean lightness of strokes away from their soft edges: 0 to 21; dark lines of photos with even colors have 24 to 40. */
  maxLightness: 22,
  /** The share of clear edges that lie at ink: lines part the colors. */
  minCovered: 0.8,
  /** The share of the ink's border that is a clear step: .75 to 1 in 110 drawings, .19 in a photo of toys before a dark blue wall. */
  minSharp: 0.5,
  /** The share of what is away from ink where color hardly changes: areas are filled evenly. */
  minFlat: 0.88,
} as const;
/**
 * Dark things before a plain ground, a bird in the sky, have it all: thin strokes are no more than `maxThin` of their ink, and of what is
 * away from it `minPlain` is one color, that far from its mean at most in OKLab units. A hornbill has .26 and .96; ten of 130
 * drawings have so few thin strokes, and .8 of one color at most.
 */
const silhouette = { maxThin: 0.45, minPlain: 0.93, color: 10 };
/** A stroke is so wide at most, half of it as a share of the picture's longer side; a pen's end is rounder by so many pixels. */
const stroke = { half: 0.008, end: 2 };
/** Ink is soft so deep, in pixels. */
const softEdge = 2;
/** Colors so many OKLab units apart over `over` pixels to both sides are a clear edge; below `flat` they are the same. */
const edge = { clear: 10, flat: 3, over: 2 };
/** An edge belongs to the ink that is this near, as a share of the longer side. */
const atInk = 0.006;
/**
 * How dark a stroke is, is told by how much darker it is than what is on both sides of it, in OKLab's lightness, this share of the longer side
 * away; what is so much darker is surely one.
 */
const valleys = { around: 0.008, max: 40 };
/** What is so much darker than its sides belongs to the ink that it hangs together with: thin strokes are gray. */
const valley = 11;
/** What is hardly lighter than all ink is on average is ink wherever it is. */
const surely = 6;

/** Ink between colors. */
export interface Ink {
  /** 1 a pixel of ink. */
  readonly on: Uint8Array;
  /** Where a stroke is or goes on, however faint, 0 to 1. */
  readonly shown: Field;
}

/**
 * The ink of a drawing whose areas are filled with colors, as of comics and children's books. Undefined where it is no such
 * drawing: most of its edges are no dark, thin strokes, or what is between them is not even.
 */
export function inkInColors(planes: Planes): Ink | undefined {
  const { l, a, b } = planes;
  const size = l.length;
  const [darkest, gray] = [dark.lightness * stepsPerUnit, dark.chroma * stepsPerUnit];
  const on = new Uint8Array(size);
  let count = 0;
  for (let i = 0; i < size; i++) {
    if (l[i]! >= darkest || Math.abs(a[i]!) + Math.abs(b[i]!) >= gray) continue;
    on[i] = 1;
    count++;
  }
  if (count < drawing.minThin * size || count > drawing.maxInk * size) return undefined;
  const strokes = darkStrokes(on, planes);
  if (!strokes || (strokes.thin < silhouette.maxThin * count && isPlain(on, planes))) return undefined;
  const shown = valleysOf(planes);
  const black = (strokes.lightness + surely) * stepsPerUnit;
  const all = on.map((sure, i) => Number(l[i]! <= black ? sure : shown.data[i]! >= valley / valleys.max));
  const ink = keepComponents(all, planes, (pixels) => pixels.some((i) => on[i] === 1));
  return isParted(ink, planes) && isSharp(ink, planes) ? { on: ink, shown } : undefined;
}

/** How much darker each pixel is than both sides of it, in the direction where that is most, 0 to 1. */
function valleysOf({ width, height, l }: Planes): Field {
  const far = Math.ceil(valleys.around * Math.max(width, height));
  const aslant = Math.round(far * Math.SQRT1_2);
  const deepest = valleys.max * stepsPerUnit;
  const data = new Float32Array(l.length);
  for (let y = 0; y < height; y++) {
    const [above, below] = [Math.max(0, y - far), Math.min(height - 1, y + far)];
    const [up, down] = [Math.max(0, y - aslant), Math.min(height - 1, y + aslant)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - far), Math.min(width - 1, x + far)];
      const [west, east] = [Math.max(0, x - aslant), Math.min(width - 1, x + aslant)];
      const sides = Math.max(
        Math.min(l[y * width + left]!, l[y * width + right]!),
        Math.min(l[above * width + x]!, l[below * width + x]!),
        Math.min(l[up * width + west]!, l[down * width + east]!),
        Math.min(l[up * width + east]!, l[down * width + west]!),
      );
      const deep = sides - l[y * width + x]!;
      if (deep > 0) data[y * width + x] = Math.min(1, deep / deepest);
    }
  }
  return { width, height, data };
}

/** How many pixels thin strokes have, and their mean lightness, 0 to 100, where there are enough that are dark; else undefined. */
function darkStrokes(
  on: Uint8Array,
  { width, height, l }: Planes,
): { readonly thin: number; readonly lightness: number } | undefined {
  const depth = squaredDistances(
    on.map((value) => 1 - value),
    width,
    height,
  );
  const half = stroke.half * Math.max(width, height);
  const isWide = on.map((value, i) => Number(value && depth[i]! > half * half));
  const inWide = near(isWide, { width, height }, (half + stroke.end) ** 2);
  let [thin, sum, deep] = [0, 0, 0];
  for (let i = on.indexOf(1); i >= 0; i = on.indexOf(1, i + 1)) {
    if (inWide[i]) continue;
    thin++;
    if (depth[i]! < softEdge * softEdge) continue;
    sum += l[i]!;
    deep++;
  }
  const lightness = sum / deep / stepsPerUnit;
  return thin >= drawing.minThin * on.length && lightness <= drawing.maxLightness
    ? { thin, lightness }
    : undefined;
}

/** Whether nearly all that is away from ink has one color. */
function isPlain(on: Uint8Array, { width, height, l, a, b }: Planes): boolean {
  const atEdge = atInkOf(on, { width, height });
  let away = 0;
  const sums = { l: 0, a: 0, b: 0 };
  for (let i = atEdge.indexOf(0); i >= 0; i = atEdge.indexOf(0, i + 1)) {
    sums.l += l[i]!;
    sums.a += a[i]!;
    sums.b += b[i]!;
    away++;
  }
  const mean = { l: sums.l / away, a: sums.a / away, b: sums.b / away };
  const far = (silhouette.color * stepsPerUnit) ** 2;
  let plain = 0;
  for (let i = atEdge.indexOf(0); i >= 0; i = atEdge.indexOf(0, i + 1))
    if ((l[i]! - mean.l) ** 2 + (a[i]! - mean.a) ** 2 + (b[i]! - mean.b) ** 2 < far) plain++;
  return plain >= silhouette.minPlain * away;
}

/** 1 at ink and near it, where edges are those of the ink. */
function atInkOf(on: Uint8Array, { width, height }: Size): Uint8Array {
  return near(on, { width, height }, (atInk * Math.max(width, height)) ** 2);
}

/** Whether most of the ink's border is clear: the dark side of a smooth shade ends anywhere. */
function isSharp(on: Uint8Array, { width, height, l }: Planes): boolean {
  const { over } = edge;
  const clear = edge.clear * stepsPerUnit;
  let [borders, sharp] = [0, 0];
  for (let y = over; y < height - over; y++)
    for (let x = over; x < width - over; x++) {
      const i = y * width + x;
      if (!on[i] || (on[i - 1] && on[i + 1] && on[i - width] && on[i + width])) continue;
      borders++;
      const lightest = Math.max(l[i - over]!, l[i + over]!, l[i - over * width]!, l[i + over * width]!);
      if (lightest - l[i]! > clear) sharp++;
    }
  return sharp >= drawing.minSharp * borders;
}

/** Whether clear edges lie at ink, and what is away from ink is even. */
function isParted(on: Uint8Array, { width, height, l, a, b }: Planes): boolean {
  const atEdge = atInkOf(on, { width, height });
  const { over } = edge;
  const [clear, flat] = [(edge.clear * stepsPerUnit) ** 2, (edge.flat * stepsPerUnit) ** 2];
  let [edges, covered, away, even] = [0, 0, 0, 0];
  for (let y = over; y < height - over; y++) {
    for (let x = over; x < width - over; x++) {
      const i = y * width + x;
      const [left, right, above, below] = [i - over, i + over, i - over * width, i + over * width];
      const steepness =
        (l[right]! - l[left]!) ** 2 +
        (a[right]! - a[left]!) ** 2 +
        (b[right]! - b[left]!) ** 2 +
        (l[below]! - l[above]!) ** 2 +
        (a[below]! - a[above]!) ** 2 +
        (b[below]! - b[above]!) ** 2;
      if (steepness > clear) {
        edges++;
        covered += atEdge[i]!;
      }
      if (atEdge[i]) continue;
      away++;
      if (steepness < flat) even++;
    }
  }
  return covered >= drawing.minCovered * edges && even >= drawing.minFlat * away;
}
