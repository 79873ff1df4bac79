import { stepsPerUnit } from "../colors/oklab.ts";
import type { Planes } from "../raster/planes.ts";
import type { Point } from "../strokes/smooth-curve.ts";
import { circle } from "./circle.ts";
import { findNose } from "./find-nose.ts";
import { type Field, shrinkField } from "./grid.ts";
import { openComponentsBelow } from "./opened.ts";

/** A dark round spot with its middle and half of its sides, in pixels of the picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Pixels in it. */
  readonly area: number;
  /** Lightness between it and what is around it, in OKLab steps. */
  readonly limit: number;
}

/** The eyes of an animal, and its nose. */
export interface AnimalFace {
  readonly eyes: readonly [Spot, Spot];
  /** A nose that is a dark spot too. */
  readonly nose?: Spot;
  /** The outline of a nose that is none: a point every 15 degrees, clockwise. */
  readonly noseOutline?: readonly Point[];
}

/** A spot in a picture so many times as large. */
export function scaledSpot({ x, y, halfWidth, halfHeight, area, limit }: Spot, scale: number): Spot {
  return {
    x: x * scale,
    y: y * scale,
    halfWidth: halfWidth * scale,
    halfHeight: halfHeight * scale,
    area: area * scale * scale,
    limit,
  };
}

/** The same face in a picture so many times as large. */
export function scaledAnimalFace({ eyes: [p, q], nose, noseOutline }: AnimalFace, scale: number): AnimalFace {
  return {
    eyes: [scaledSpot(p, scale), scaledSpot(q, scale)],
    ...(nose && { nose: scaledSpot(nose, scale) }),
    ...(noseOutline && { noseOutline: noseOutline.map(({ x, y }) => ({ x: x * scale, y: y * scale })) }),
  };
}

/** What spots are looked for; in pixels of the picture. */
export interface EyeSizes {
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
/** How much the place of an eye must be subject, more than where nothing is known; and of how much of the head around a pair. */
const minSubject = 0.6;
const minHead = 0.8;
/** A head reaches so far from the middle between its eyes, in ways from eye to eye: across, up and down. */
const head = { across: 0.9, up: 0.4, down: 0.9 };
/** Eyes are this far apart at least, in shares of the side of a square as large as all that is subject. */
const minApart = 0.12;
/** Pupils are apart by so many of their greater half sides. */
const nearest = 3;
const farthest = 21;
/** Heads are tilted up to this slope: about twenty degrees. */
const steepest = 0.36;
/** Pupils of a pair differ by at most so much: in area, in height, in lightness, in the colors around them. */
const maxAreaRatio = 2.6;
const maxHeightDifference = 1.9;
const maxLightnessDifference = 12;
const maxColorDifference = 14;
/**
 * Two spots without a nose below them must be more alike: in area and in width. Cats, dogs and others that turn their heads have 1.9
 * and 1.7 at most; windows and cups beside their shadows have 2 and more.
 */
const withoutNose = { areaRatio: 2, widthRatio: 1.85 };
/**
 * More spots like the two near by are a pattern: leopards, windows, flowers. Near is within so many ways from eye to eye of their
 * middle; alike are half sides whose ratio is smaller than this, and scores above this share of the pair's lower one.
 */
const maxAlike = 2;
const alike = { reach: 1.6, ratio: 1.7, score: 0.5 };
/**
 * Where a nose lies, in ways from eye to eye: at most so far aside of the middle between the eyes, and so far below it; and its
 * larger half side in the same.
 */
const nosePlace = { aside: 0.25, from: 0.3, to: 1.6 };
const noseSize = { min: 0.06, max: 0.35 };
/** Only so many spots are looked at, those that stand out most: a picture of more is a pattern. */
const maxSpots = 160;
/** No more pairs than this on a picture, and none that stands out less than this share of the best. */
const maxPairs = 3;
const minShareOfBest = 0.55;

interface Candidate extends Spot {
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
 * Finds eyes: pairs of compact dark spots on the subject that are alike in size, darkness and surroundings, side by side and
 * not parts of a pattern, best first. Spots come from the picture's lightness cut at several levels (as in maximally stable
 * regions, Matas et al. 2002); of those inside each other the one that stands out most is taken.
 * @param subject how much each place is subject, 0 to 1, of any size
 * @param isEye whether a spot may be a pupil as far as anything else tells; asked of spots that have a like
 */
export function findAnimalFaces(
  planes: Planes,
  subject: Field,
  { min, max }: EyeSizes,
  isEye: (spot: Spot) => boolean = () => true,
): AnimalFace[] {
  const light = lightOf(planes);
  const found = candidates(light, planes, { min: min / spotFactor, max: max / spotFactor }).filter(
    (spot) => at(subject, spot.x / planes.width, spot.y / planes.height) >= minSubject,
  );
  const size = Math.sqrt((sumOf(subject) / subject.data.length) * planes.width * planes.height);
  const known = new Map<Candidate, boolean>();
  const mayBeEye = (spot: Candidate) => {
    const answer = known.get(spot) ?? isEye(spot);
    known.set(spot, answer);
    return answer;
  };
  const pairs: { p: Candidate; q: Candidate; score: number }[] = [];
  for (const p of found) {
    for (const q of found) {
      if (p.x >= q.x || !p.isLidded || !q.isLidded || q.x - p.x < minApart * size) continue;
      if (!isAloneAPair(p, q) && !noseOf(found, p, q)) continue;
      const score = pairScore(p, q);
      if (score === 0 || alikeNear(found, p, q) > maxAlike || !isHead(p, q, planes, subject)) continue;
      if (mayBeEye(p) && mayBeEye(q)) pairs.push({ p, q, score });
    }
  }
  pairs.sort((one, other) => other.score - one.score);
  const taken: Candidate[] = [];
  const out: AnimalFace[] = [];
  for (const { p, q, score } of pairs) {
    if (out.length === maxPairs || score < minShareOfBest * pairs[0]!.score) break;
    if (taken.includes(p) || taken.includes(q)) continue;
    const nose = noseOf(found, p, q);
    const noseOutline = nose ? undefined : findNose(planes, [p, q]);
    taken.push(p, q, ...(nose ? [nose] : []));
    out.push({ eyes: [p, q], ...(nose && { nose }), ...(noseOutline && { noseOutline }) });
  }
  return out;
}

/** Whether two spots are a pair even without a nose: both round, and much alike. */
function isAloneAPair(p: Candidate, q: Candidate): boolean {
  return (
    p.isPupil &&
    q.isPupil &&
    ratio(p.area, q.area) <= withoutNose.areaRatio &&
    ratio(p.halfWidth, q.halfWidth) <= withoutNose.widthRatio
  );
}

function lightOf({ width, height, l }: Planes): Field {
  const half = shrinkField({ width, height, data: new Float32Array(l) }, spotFactor);
  for (let i = 0; i < half.data.length; i++) half.data[i] = half.data[i]! / stepsPerUnit;
  return half;
}

/** Spots that stand out from what is around them; of those inside each other the best. */
function candidates(light: Field, planes: Planes, { min, max }: EyeSizes): Candidate[] {
  const all: Candidate[] = [];
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
  const kept: Candidate[] = [];
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
  { min, max }: EyeSizes,
): Candidate | undefined {
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

/** How likely two spots are a pair of eyes; 0 when they are none. */
function pairScore(p: Candidate, q: Candidate): number {
  const [dx, dy] = [q.x - p.x, Math.abs(q.y - p.y)];
  const size = (half(p) + half(q)) / 2;
  const apart = Math.sqrt(dx * dx + dy * dy) / size;
  if (apart < nearest || apart > farthest || dy > steepest * dx) return 0;
  const larger = ratio(p.area, q.area);
  const higher = ratio(p.halfHeight, q.halfHeight);
  const colored = Math.abs(p.a - q.a) + Math.abs(p.b - q.b);
  if (larger > maxAreaRatio || higher > maxHeightDifference) return 0;
  if (Math.abs(p.light - q.light) > maxLightnessDifference || colored > maxColorDifference) return 0;
  return (Math.min(p.score, q.score) * size) / (larger * (1 + colored / maxColorDifference) * (1 + dy / dx));
}

function sumOf({ data }: Field): number {
  let sum = 0;
  for (const value of data) sum += value;
  return sum;
}

/** Whether what is around a pair is subject, as a head around its eyes is: eyes do not look out of a fence. */
function isHead(p: Candidate, q: Candidate, { width, height }: Planes, subject: Field): boolean {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  let [count, inside] = [0, 0];
  for (let row = -4; row <= 4; row++) {
    for (let column = -4; column <= 4; column++) {
      const along = (column / 4) * head.across;
      const down = (row / 4) * (row < 0 ? head.up : head.down);
      const x = ((p.x + q.x) / 2 + along * dx - down * dy) / width;
      const y = ((p.y + q.y) / 2 + along * dy + down * dx) / height;
      count++;
      // a head without its muzzle on the picture has no eyes that could be told
      if (x < 0 || y < 0 || x >= 1 || y >= 1) continue;
      if (at(subject, x, y) >= minSubject) inside++;
    }
  }
  return inside >= minHead * count;
}

/** How many other spots near a pair are like it. */
function alikeNear(all: readonly Candidate[], p: Candidate, q: Candidate): number {
  const reach = alike.reach * Math.sqrt((q.x - p.x) ** 2 + (q.y - p.y) ** 2);
  const [x, y] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
  const size = (half(p) + half(q)) / 2;
  return all.filter(
    (other) =>
      other !== p &&
      other !== q &&
      (other.x - x) ** 2 + (other.y - y) ** 2 < reach * reach &&
      ratio(half(other), size) < alike.ratio &&
      other.score > alike.score * Math.min(p.score, q.score),
  ).length;
}

/** A dark spot below the middle between two eyes. */
function noseOf(all: readonly Candidate[], p: Candidate, q: Candidate): Candidate | undefined {
  const apart = Math.sqrt((q.x - p.x) ** 2 + (q.y - p.y) ** 2);
  const [ux, uy] = [(q.x - p.x) / apart, (q.y - p.y) / apart];
  return all.find((spot) => {
    const [dx, dy] = [spot.x - (p.x + q.x) / 2, spot.y - (p.y + q.y) / 2];
    const [along, down] = [(dx * ux + dy * uy) / apart, (dy * ux - dx * uy) / apart];
    return (
      Math.abs(along) < nosePlace.aside &&
      down > nosePlace.from &&
      down < nosePlace.to &&
      half(spot) < noseSize.max * apart &&
      half(spot) > noseSize.min * apart
    );
  });
}

function half({ halfWidth, halfHeight }: Spot): number {
  return Math.max(halfWidth, halfHeight);
}

function ratio(p: number, q: number): number {
  return Math.max(p, q) / Math.min(p, q);
}

/** The value of a field at a place, as shares of its sides. */
function at({ width, height, data }: Field, x: number, y: number): number {
  const [column, row] = [
    Math.min(width - 1, Math.floor(x * width)),
    Math.min(height - 1, Math.floor(y * height)),
  ];
  return data[row * width + column]!;
}
