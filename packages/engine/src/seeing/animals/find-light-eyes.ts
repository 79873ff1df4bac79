import { stepsPerUnit } from "../../colors/oklab.ts";
import type { AnimalFace } from "../../edges/animal-face.ts";
import { ratio } from "../../edges/dark-spots.ts";
import { findNose } from "../../edges/find-nose.ts";
import type { Field } from "../../edges/grid.ts";
import { headAround, isSubjectAt } from "../../edges/head-around.ts";
import { type Planes, toPlanes } from "../../raster/planes.ts";
import type { Raster } from "../../raster/raster.ts";
import { resample } from "../../raster/resample.ts";
import { distance, type Point } from "../../strokes/smooth-curve.ts";
import { type MirroredEyes, mirroredEyes, type NoseBelow, noseBelow } from "./mirrored-eyes.ts";
import { type OpenEyes, openEyes } from "./open-eyes.ts";
import { fitNose } from "./fit-nose.ts";
import { findRoundPlaces, type RoundPlace } from "./round-places.ts";

/** Longer sides of the copies on which round places are looked for, in pixels: an eye is as large as those on one of them. */
const sides = [452, 320, 226, 160, 113, 80, 56];
/** So many round places of each, and of all. */
const most = { each: 40, all: 90 };
/** Half an eye, in pixels of the copy on which it is found. */
const half = 4;
/** Places nearer than so many of these are one, on copies that differ by less than this. */
const same = { apart: 0.6, scale: 1.5 };
/** Eyes are found on copies that differ by at most this, so many of their halves apart, and tilted up to this slope. */
const pair = { scale: 2.1, nearest: 2.4, farthest: 19, steepest: 0.45 };
/** Eyes are this far apart at least, in shares of the side of a square as large as the subject; and so much of what is around is subject. */
const onSubject = { apart: 0.12, head: 0.65 };
/** What two places must have at least to be looked at closely, as `MirroredEyes` and `noseBelow` say; any one of the last two. */
const alike = { eyes: 0.5, face: 0.2, darker: 5, redder: 1, score: 0.45 };
/** How far two eyes are apart on the copy on which they are compared, in pixels. */
const compared = 32;
/** So many pairs are looked at closely, those that mirror best. */
const close = 20;
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
 * @returns the surest one; none where eyes are dark (see `findAnimalFaces`)
 */
export function findLightEyes(
  { raster, planes }: { readonly raster: Raster; readonly planes: Planes },
  subject: Field,
  isElsewhere: (place: Point) => boolean,
): AnimalFace[] {
  const { width, height } = planes;
  const on = { planes, subject };
  const copies = copiesOf(raster);
  const places = withoutSame(
    copies.flatMap((copy) =>
      findRoundPlaces(lightnessOf(copy.planes), most.each)
        .map(({ x, y, score }) => ({ x: x * copy.scale, y: y * copy.scale, score, half: half * copy.scale }))
        .filter((place) => isSubjectAt(subject, place, planes) && isElsewhere(place)),
    ),
  );
  const size = Math.sqrt((sumOf(subject) / subject.data.length) * width * height);
  const pairs: MirroredPair[] = [];
  for (const left of places)
    for (const right of places) {
      if (!mayBePair(left, right, size) || headAround(left, right, on) < onSubject.head) continue;
      const pair = mirroredPair(copies, left, right, size);
      if (pair) pairs.push(pair);
    }
  pairs.sort((one, other) => other.score - one.score);
  let best: OpenEyes | undefined;
  let highest = minScore;
  for (const { left, right, score } of pairs.slice(0, close)) {
    const opened = openEyes(planes, left, right);
    if (!opened || score * opened.worth <= highest) continue;
    best = opened;
    highest = score * opened.worth;
  }
  if (!best) return [];
  const { eyes, openings } = best;
  const noseOutline = fitNose(planes, eyes) ?? findNose(planes, eyes);
  return [{ eyes, openings, ...(noseOutline && { noseOutline }) }];
}

/** A smaller copy of a picture, and how many of the picture's pixels one of it has. */
interface Copy {
  readonly planes: Planes;
  readonly scale: number;
}

function copiesOf(picture: Raster): Copy[] {
  const { width, height } = picture;
  const whole = { left: 0, top: 0, width, height };
  const longer = Math.max(width, height);
  return sides
    .filter((side) => side <= longer)
    .map((side) => {
      const [across, down] = [width, height].map((own) => Math.max(1, Math.round((own * side) / longer)));
      return { planes: toPlanes(resample(picture, whole, across!, down!)), scale: longer / side };
    });
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
    if (kept.length === most.all) break;
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
}

function mirroredPair(
  copies: readonly Copy[],
  left: RoundSpot,
  right: RoundSpot,
  size: number,
): MirroredPair | undefined {
  const apart = distance(left, right);
  const { planes, scale } = copies.reduce((best, copy) =>
    ratio(apart / copy.scale, compared) < ratio(apart / best.scale, compared) ? copy : best,
  );
  const on = ({ x, y }: Point, times: number) => ({ x: x * times, y: y * times });
  const [p, q] = [on(left, 1 / scale), on(right, 1 / scale)];
  const mirrored = mirroredEyes(planes, p, q);
  if (!mirrored || mirrored.eyes < alike.eyes || mirrored.face < alike.face) return undefined;
  const nose = noseBelow(planes, p, mirrored.right);
  if (nose.darker < alike.darker && nose.redder < alike.redder) return undefined;
  const score = Math.min(left.score, right.score) * worthOf(mirrored, nose) * Math.sqrt(apart / size);
  return score < alike.score ? undefined : { left, right: on(mirrored.right, scale), score };
}

/** How much two places look like eyes, by all that their mirroring tells. */
function worthOf({ eyes, face, contrast, colors }: MirroredEyes, { darker, redder }: NoseBelow): number {
  const nose = 1 + worth.nose * Math.min(worth.clearNose, Math.max(darker, worth.red * redder));
  return (
    (eyes * (worth.face + face) * Math.min(worth.contrast, contrast) * nose) / (1 + colors / worth.colors)
  );
}

/** Lightness of a picture, 0 to 100. */
function lightnessOf({ width, height, l }: Planes): Field {
  const data = new Float32Array(l);
  for (let i = 0; i < data.length; i++) data[i] = data[i]! / stepsPerUnit;
  return { width, height, data };
}

function sumOf({ data }: Field): number {
  let sum = 0;
  for (const value of data) sum += value;
  return sum;
}
