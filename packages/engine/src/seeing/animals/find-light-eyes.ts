import { stepsPerUnit } from "../../colors/oklab.ts";
import type { AnimalFace } from "../../edges/animal-face.ts";
import { ratio } from "../../edges/dark-spots.ts";
import { findNose } from "../../edges/find-nose.ts";
import type { Field, Size } from "../../edges/grid.ts";
import { headAround, isSubjectAt } from "../../edges/head-around.ts";
import { type Planes, toPlanes } from "../../raster/planes.ts";
import type { Raster } from "../../raster/raster.ts";
import { type Cut, resample } from "../../raster/resample.ts";
import { distance, type Point } from "../../strokes/smooth-curve.ts";
import { compared, type MirroredEyes, mirroredEyes, noseBelow } from "./mirrored-eyes.ts";
import { type OpenEyes, openEyes } from "./open-eyes.ts";
import { fitNose } from "./fit-nose.ts";
import { findRoundPlaces, type RoundPlace } from "./round-places.ts";

/**
 * Half eyes that are looked for, each on a copy of the picture on which it has a few pixels: from and to, in shares of the side of a
 * square as large as the subject, and how many times as large as the next one. By eye on cats: .05 to .1 in close-ups.
 */
const halves = { from: 0.12, to: 0.017, step: Math.SQRT2 };
/** The copies show the subject, and so much around it, in the same shares. */
const margin = 0.15;
/** Nobody is looked for where less of the subject than this is nobody's yet. */
const minElsewhere = 0.3;
/**
 * So many round places of each copy, and of all; so many pairs, those that mirror best, are asked for a nose, and so many of these for
 * their irises.
 */
const counts = { each: 40, all: 90, mirrored: 40, opened: 14 };
/** Half an eye, in pixels of the copy on which it is found. */
const half = 4;
/** Places nearer than so many of these are one, on copies that differ by less than this. */
const same = { apart: 0.6, scale: 1.5 };
/** Eyes are found on copies that differ by at most this, so many of their halves apart, and tilted up to this slope. */
const pair = { scale: 2.1, nearest: 2.4, farthest: 19, steepest: 0.45 };
/** Eyes are this far apart at least, in shares of the side of a square as large as the subject; and so much of what is around is subject. */
const onSubject = { apart: 0.12, head: 0.65 };
/** What two places must have at least to be eyes, as `MirroredEyes` and `noseBelow` say; any one of the last two. */
const alike = { eyes: 0.5, face: 0.2, darker: 5, redder: 1, score: 0.45 };
/** A pair is one from this score on, its eyes counted by `OpenEyes.worth`: six cats have 103 to 537, of 650 other pictures five have 31 to 77. */
const minScore = 90;
/** What counts for a pair: how much the cheeks count less than the eyes, up to which contrast, and what a nose and colors count. */
const worth = { face: 0.35, contrast: 2, nose: 0.08, clearNose: 10, red: 2, colors: 10 };

/**
 * Finds the eyes of animals that look at you and have light irises: cats, owls, huskies. They are round, mirror images of each
 * other, and each is a light ring with a dark rim around it and a dark pupil in it.
 * @param picture opaque, and in OKLab
 * @param subject how much each place is subject, 0 to 1, of any size
 * @param isElsewhere whether a place, in pixels of the picture, is none of a person or of letters
 * @param smallest half eye that is looked for, in shares of the side of a square as large as the subject
 * @returns the surest one; none where eyes are dark (see `findAnimalFaces`)
 */
export function findLightEyes(
  { raster, planes }: { readonly raster: Raster; readonly planes: Planes },
  subject: Field,
  isElsewhere: (place: Point) => boolean,
  smallest = halves.to,
): AnimalFace[] {
  const extent = extentOf(subject, planes, isElsewhere);
  if (!extent) return [];
  const { size } = extent;
  const on = { planes, subject };
  const copies = copiesOf(raster, extent, smallest);
  const places = withoutSame(
    copies.flatMap((copy) =>
      findRoundPlaces(lightnessOf(copy.planes), counts.each)
        .map(({ x, y, score }) => ({ ...fromCopy(copy, { x, y }), score, half: half * copy.scale }))
        .filter((place) => isSubjectAt(subject, place, planes) && isElsewhere(place)),
    ),
  );
  const pairs: MirroredPair[] = [];
  for (const left of places)
    for (const right of places) {
      if (!mayBePair(left, right, size) || headAround(left, right, on) < onSubject.head) continue;
      const pair = mirroredPair(copies, left, right, size);
      if (pair) pairs.push(pair);
    }
  const likely = best(pairs, counts.mirrored).flatMap(withNose);
  let found: OpenEyes | undefined;
  let highest = minScore;
  for (const { left, right, score } of best(likely, counts.opened)) {
    const opened = openEyes(planes, left, right);
    if (!opened || score * opened.worth <= highest) continue;
    found = opened;
    highest = score * opened.worth;
  }
  if (!found) return [];
  const { eyes, openings } = found;
  const noseOutline = fitNose(planes, eyes) ?? findNose(planes, eyes);
  return [{ eyes, openings, ...(noseOutline && { noseOutline }) }];
}

/** Those with the highest scores. */
function best<T extends { readonly score: number }>(some: readonly T[], count: number): T[] {
  return some.toSorted((one, other) => other.score - one.score).slice(0, count);
}

/** Where a subject is, in pixels of a picture. */
interface Extent {
  /** The box around it. */
  readonly cut: Cut;
  /** Side of a square as large as it is. */
  readonly size: number;
}

/** Where the subject is; undefined where there is none, or hardly any of it is nobody's. */
function extentOf(
  subject: Field,
  { width, height }: Size,
  isElsewhere: (place: Point) => boolean,
): Extent | undefined {
  const [across, down] = [width / subject.width, height / subject.height];
  let [left, top, right, bottom, count, free] = [width, height, 0, 0, 0, 0];
  for (let row = 0; row < subject.height; row++)
    for (let column = 0; column < subject.width; column++) {
      const place = { x: (column + 0.5) * across, y: (row + 0.5) * down };
      if (!isSubjectAt(subject, place, { width, height })) continue;
      left = Math.min(left, column * across);
      top = Math.min(top, row * down);
      right = Math.max(right, (column + 1) * across);
      bottom = Math.max(bottom, (row + 1) * down);
      count++;
      if (isElsewhere(place)) free++;
    }
  if (free <= minElsewhere * count) return undefined;
  const size = Math.sqrt(count * across * down);
  const from = (start: number) => Math.max(0, Math.floor(start - margin * size));
  const to = (stop: number, end: number) => Math.min(end, Math.ceil(stop + margin * size));
  const [x, y] = [from(left), from(top)];
  return { cut: { left: x, top: y, width: to(right, width) - x, height: to(bottom, height) - y }, size };
}

/** A smaller copy of a part of a picture, where that begins, and how many of the picture's pixels one of the copy has. */
interface Copy {
  readonly planes: Planes;
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

function copiesOf(picture: Raster, { cut, size }: Extent, smallest: number): Copy[] {
  const copies: Copy[] = [];
  for (let own = halves.from; own > smallest; own /= halves.step) {
    const scale = (own * size) / half;
    if (scale < 1) break;
    const [across, down] = [cut.width, cut.height].map((side) => Math.max(2, Math.round(side / scale)));
    copies.push({ planes: toPlanes(resample(picture, cut, across!, down!)), ...cut, scale });
  }
  return copies;
}

function fromCopy({ left, top, scale }: Copy, { x, y }: Point): Point {
  return { x: left + x * scale, y: top + y * scale };
}

function onCopy({ left, top, scale }: Copy, { x, y }: Point): Point {
  return { x: (x - left) / scale, y: (y - top) / scale };
}

/** A round place in pixels of the picture, with half the size of an eye there. */
interface RoundSpot extends RoundPlace {
  readonly half: number;
}

/** Of places that are one, the roundest; the roundest first. */
function withoutSame(places: readonly RoundSpot[]): RoundSpot[] {
  const kept: RoundSpot[] = [];
  for (const place of places.toSorted((p, q) => q.score - p.score)) {
    const isKnown = kept.some(
      (other) =>
        ratio(other.half, place.half) < same.scale && distance(other, place) < same.apart * place.half,
    );
    if (!isKnown) kept.push(place);
    if (kept.length === counts.all) break;
  }
  return kept;
}

function mayBePair(left: RoundSpot, right: RoundSpot, size: number): boolean {
  const [dx, dy] = [right.x - left.x, Math.abs(right.y - left.y)];
  if (dx <= 0 || dy > pair.steepest * dx || ratio(left.half, right.half) > pair.scale) return false;
  const apart = distance(left, right);
  const halves = apart / Math.sqrt(left.half * right.half);
  return halves > pair.nearest && halves < pair.farthest && apart > onSubject.apart * size;
}

/** Two places that mirror each other, in pixels of the picture; the higher the score, the more. */
interface MirroredPair {
  readonly left: Point;
  readonly right: Point;
  readonly score: number;
  /** The copy on which they were compared. */
  readonly copy: Copy;
}

function mirroredPair(
  copies: readonly Copy[],
  left: RoundSpot,
  right: RoundSpot,
  size: number,
): MirroredPair | undefined {
  const apart = distance(left, right);
  const copy = copies.reduce((best, other) =>
    ratio(apart / other.scale, compared) < ratio(apart / best.scale, compared) ? other : best,
  );
  const { planes } = copy;
  const [p, q] = [onCopy(copy, left), onCopy(copy, right)];
  const mirrored = mirroredEyes(planes, p, q);
  if (!mirrored || mirrored.eyes < alike.eyes || mirrored.face < alike.face) return undefined;
  const score = Math.min(left.score, right.score) * worthOf(mirrored) * Math.sqrt(apart / size);
  return { left, right: fromCopy(copy, mirrored.right), score, copy };
}

/** How much two places look like eyes, by all that their mirroring tells. */
function worthOf({ eyes, face, contrast, colors }: MirroredEyes): number {
  return (eyes * (worth.face + face) * Math.min(worth.contrast, contrast)) / (1 + colors / worth.colors);
}

/** A pair with what a nose below it adds to its score; none without one. */
function withNose(pair: MirroredPair): readonly MirroredPair[] {
  const { left, right, copy } = pair;
  const { darker, redder } = noseBelow(copy.planes, onCopy(copy, left), onCopy(copy, right));
  if (darker < alike.darker && redder < alike.redder) return [];
  const nose = Math.min(worth.clearNose, Math.max(darker, worth.red * redder));
  const score = pair.score * (1 + worth.nose * nose);
  return score < alike.score ? [] : [{ ...pair, score }];
}

/** Lightness of a picture, 0 to 100. */
function lightnessOf({ width, height, l }: Planes): Field {
  const data = new Float32Array(l);
  for (let i = 0; i < data.length; i++) data[i] = data[i]! / stepsPerUnit;
  return { width, height, data };
}
