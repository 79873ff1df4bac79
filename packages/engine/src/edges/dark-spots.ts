import { stepsPerUnit } from "../colors/oklab.ts";
import type { Planes } from "../raster/planes.ts";
import type { Spot } from "./animal-face.ts";
import { circle } from "./circle.ts";
import { type Field, shrinkField } from "./grid.ts";
import { openComponentsBelow } from "./opened.ts";

/** What spots are looked for; in pixels of the picture. */
export interface SpotSizes {
  readonly min: number;
  readonly max: number;
}

/** Spots are looked for at this part of the picture's size. */
const spotFactor = 2;
/** Lightness (OKLab, 0 to 100) below which spots are looked for: from, to, in steps of. */
const levels = { from: 8, to: 60, step: 4 };
/** A spot has so many pixels at least: fewer say nothing about its form. And this share of the square of the smallest side. */
const minPixels = 7;
const minShareOfSquare = 0.6;
/** What an ellipse fills of its box: a quarter of pi. */
const ellipseShare = 0.785;
/** A spot fills the ellipse in its box by this share: highlights are no part of it, corners would be. */
const minFill = 0.68;
const maxFill = 1.2;
const slimmest = 3;
const widestPupil = 1.4;
/** Dark eyes between dark lids are wider: a pair with one of them needs a nose below it. */
const widestLidded = 2;
const widestNose = 2.4;
/** How dark it is on average at most, and how much it stands out at least, small ones more; in lightness. */
const darkest = 32;
const minScore = 13;
const minScoreOfSmall = 37;
/** Spots with such half sides are not small any more, as a share of the largest. */
const notSmall = 0.125;
/** Around a spot it is lighter by so much, except in some of the directions: lids may touch it. */
const lighter = 7;
const mayBeDark = 9;
/** Where around a spot that is looked at, in its own half sides, and pixels beyond. */
const around = { factor: 1.2, beyond: 1 };
/** This share of the ring around a spot must lie on the picture. */
const minRing = 0.8;
/** Only so many spots are looked at, those that stand out most: a picture of more is a pattern. */
const maxSpots = 160;

/** A dark spot, and what it is like. */
export interface DarkSpot extends Spot {
  readonly score: number;
  readonly isPupil: boolean;
  readonly isLidded: boolean;
  /** Mean lightness. */
  readonly light: number;
  /** Mean chroma around it. */
  readonly a: number;
  readonly b: number;
}

/**
 * Finds compact dark spots that are lighter all around, those that stand out most first. They come from the picture's lightness cut
 * at several levels (as in maximally stable regions, Matas et al. 2002); of those inside each other the one that stands out most
 * is taken.
 */
export function findDarkSpots(planes: Planes, sizes: SpotSizes): DarkSpot[] {
  const light = lightOf(planes);
  const [min, max] = [sizes.min / spotFactor, sizes.max / spotFactor];
  const all: DarkSpot[] = [];
  for (let level = levels.from; level <= levels.to; level += levels.step) {
    // lines that hang on a spot are no part of it
    const { count, start, pixels } = openComponentsBelow(light, level);
    for (let p = 0; p < count; p++) {
      const count = start[p + 1]! - start[p]!;
      if (count < Math.max(minPixels, minShareOfSquare * min * min) || count > max * max) continue;
      const spot = measured(light, planes, pixels.subarray(start[p]!, start[p + 1]!), { min, max });
      if (spot) all.push(spot);
    }
  }
  all.sort((p, q) => q.score - p.score);
  const kept: DarkSpot[] = [];
  for (const spot of all) {
    if (kept.length === maxSpots) break;
    const isTold = kept.some(
      (other) =>
        Math.abs(spot.x - other.x) < Math.max(spot.halfWidth, other.halfWidth) &&
        Math.abs(spot.y - other.y) < Math.max(spot.halfHeight, other.halfHeight),
    );
    if (!isTold) kept.push(spot);
  }
  return kept;
}

/** A component of dark pixels as a spot, if it is round and lighter all around. */
function measured(
  light: Field,
  planes: Planes,
  pixels: Int32Array,
  { min, max }: SpotSizes,
): DarkSpot | undefined {
  const { left, top, w, h, own } = boxOf(pixels, light);
  if (left === 0 || top === 0 || left + w === light.width || top + h === light.height) return undefined;
  const fill = pixels.length / (ellipseShare * w * h);
  if (Math.min(w, h) < min || Math.max(w, h) > max || h > slimmest * w || w > widestNose * h)
    return undefined;
  if (fill < minFill || fill > maxFill || own > darkest) return undefined;
  const [x, y] = [left + w / 2, top + h / 2];
  const ring = ringAround(light, planes, { x, y, w, h });
  const { steps } = ring;
  if (steps.length < circle.length * minRing) return undefined;
  if (steps.filter((value) => value - own < lighter).length > mayBeDark) return undefined;
  const step = steps[steps.length >> 1]! - own;
  const score = step * Math.min(1, fill);
  const small = Math.max(0, 1 - Math.max(w, h) / 2 / (notSmall * max));
  if (score < minScore + (minScoreOfSmall - minScore) * small) return undefined;
  return {
    x: x * spotFactor,
    y: y * spotFactor,
    halfWidth: (w * spotFactor) / 2,
    halfHeight: (h * spotFactor) / 2,
    area: pixels.length * spotFactor * spotFactor,
    limit: (own + 0.5 * step) * stepsPerUnit,
    isPupil: w <= widestPupil * h,
    isLidded: w <= widestLidded * h,
    score,
    light: own,
    a: ring.a,
    b: ring.b,
  };
}

/** The box around some pixels, and their mean. */
function boxOf(pixels: Int32Array, { width, height, data }: Field) {
  let [left, right, top, bottom, sum] = [width, 0, height, 0, 0];
  for (const i of pixels) {
    const x = i % width;
    const y = Math.floor(i / width);
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    sum += data[i]!;
  }
  return { left, top, w: right - left + 1, h: bottom - top + 1, own: sum / pixels.length };
}

/** Lightness on an ellipse around a box, sorted, and the mean chroma there. */
function ringAround(
  { width, height, data }: Field,
  planes: Planes,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
) {
  const steps: number[] = [];
  let [a, b] = [0, 0];
  for (const [dx, dy] of circle) {
    const column = Math.floor(x + dx * ((w / 2) * around.factor + around.beyond));
    const row = Math.floor(y + dy * ((h / 2) * around.factor + around.beyond));
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    steps.push(data[row * width + column]!);
    // the last row and column of an odd picture are half ones
    const from =
      Math.min(planes.height - 1, row * spotFactor) * planes.width +
      Math.min(planes.width - 1, column * spotFactor);
    a += planes.a[from]! / stepsPerUnit;
    b += planes.b[from]! / stepsPerUnit;
  }
  steps.sort((p, q) => p - q);
  return { steps, a: a / steps.length, b: b / steps.length };
}

function lightOf({ width, height, l }: Planes): Field {
  const half = shrinkField({ width, height, data: new Float32Array(l) }, spotFactor);
  for (let i = 0; i < half.data.length; i++) half.data[i] = half.data[i]! / stepsPerUnit;
  return half;
}

/** How many times as large one of two numbers is as the other: 1 or more. */
export function ratio(p: number, q: number): number {
  return Math.max(p, q) / Math.min(p, q);
}
