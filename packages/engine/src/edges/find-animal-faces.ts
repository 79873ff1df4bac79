import type { Planes } from "../raster/planes.ts";
import type { Point } from "../strokes/smooth-curve.ts";
import { type AnimalFace, greaterHalf, type Spot } from "./animal-face.ts";
import { type DarkSpot, findDarkSpots, ratio, type SpotSizes } from "./dark-spots.ts";
import { findNose } from "./find-nose.ts";
import { headAround, isSubjectAt } from "./head-around.ts";
import type { Field } from "./grid.ts";
import { alikeNear, type EyesAndNose, isOfPattern, type Two } from "./like-spots.ts";

/** How much of the head around a pair must be subject, which is less where a nose lies below it: a muzzle is narrow. */
const minHead = { alone: 0.8, withNose: 0.65, usual: 0.74 };
/** The same to each side where a nose lies below the eyes: those of calves and rabbits lie at the sides of their heads. */
const acrossWithNose = 0.55;
/** Eyes are this far apart at least, in shares of the side of a square as large as all that is subject. */
const minApart = 0.12;
/** Pupils are apart by so many of their greater half sides. */
const nearest = 3;
const farthest = 21;
/** Heads are tilted up to this slope: about twenty degrees. */
const steepest = 0.36;
/** Eyes below which a nose lies may be steeper, and differ more in area and in height. */
const withNose = { steepest: 0.45, areaRatio: 5.5, heightDifference: 2.4 };
/** Pupils of a pair differ by at most so much: in area, in height, in lightness, in the colors around them. */
const maxAreaRatio = 2.6;
const maxHeightDifference = 1.9;
const maxLightnessDifference = 12;
const maxColorDifference = 14;
/**
 * Two spots without a nose below them must be more alike: in area, in width and in how wide they are for their height. Cats, dogs and
 * others that turn their heads have 1.9, 1.7 and 1.5 at most; windows, cups beside their shadows and the coat of a giraffe have 1.9
 * and more of one.
 */
const withoutNose = { areaRatio: 2, widthRatio: 1.85, formRatio: 1.65 };
/**
 * Where a nose lies, in ways from eye to eye: at most so far aside of the middle between the eyes, and so far below it; and its
 * larger half side in the same.
 */
const nosePlace = { aside: 0.25, from: 0.2, to: 1.6 };
/**
 * The nose of a head that is turned lies farther aside, toward the eye that is farther away, whose pupil is smaller by this in
 * area at least.
 */
const turned = { aside: 0.55, areaRatio: 1.5 };
/** A nose that makes up for what is unsure about the eyes is no taller than this for its width, and no smaller than this of an eye. */
const plainNose = { tall: 1.25, ofEye: 0.9 };
/**
 * A pair whose middle lies so far below and aside of another's, in ways from eye to eye of that, and that is so much narrower, is its
 * nostrils.
 */
const nostrils = { aside: 0.35, from: 0.15, to: 1.3, narrower: 0.75 };
const noseSize = { min: 0.06, max: 0.35 };
/**
 * More spots like the two near by are a pattern: leopards, windows, flowers. Where a nose speaks for the eyes, nostrils and a mouth
 * are dark spots, too.
 */
const maxAlike = { alone: 2, withNose: 4 };
/** No more pairs than this on a picture, and none that stands out less than this share of the best. */
const maxPairs = 3;
const minShareOfBest = 0.55;

/**
 * Finds eyes: pairs of compact dark spots on the subject that are alike in size, darkness and surroundings, side by side and
 * not parts of a pattern, best first. A nose below them makes up for one thing that is unusual about them, not for all at once.
 * @param subject how much each place is subject, 0 to 1, of any size
 */
export function findAnimalFaces(
  planes: Planes,
  subject: Field,
  sizes: SpotSizes,
  { isEye = () => true, doMirror = (_left, _right, asked) => asked === "roughly" }: Partial<Questions> = {},
): AnimalFace[] {
  const spots = findDarkSpots(planes, sizes).filter((spot) => isSubjectAt(subject, spot, planes));
  const size = Math.sqrt((sumOf(subject) / subject.data.length) * planes.width * planes.height);
  const head: Head = { planes, subject, isEye: remembered(isEye), doMirror };
  const pairs: EyePair[] = [];
  for (const p of spots) {
    for (const q of spots) {
      if (p.x >= q.x || !p.isLidded || !q.isLidded || q.x - p.x < minApart * size) continue;
      const pair = pairOf(spots, { p, q }, head);
      if (pair) pairs.push(pair);
    }
  }
  const eyes = pairs
    .filter((pair) => !pairs.some((other) => areNostrils(pair, other)))
    .map((pair) => ({ ...pair, noseOutline: pair.nose ? undefined : findNose(planes, [pair.p, pair.q]) }))
    .filter(({ p, q, noseOutline }) => noseOutline || doMirror(p, q, "roughly"));
  eyes.sort((one, other) => other.score - one.score);
  const taken: DarkSpot[] = [];
  const out: AnimalFace[] = [];
  for (const { p, q, nose, noseOutline, score } of eyes) {
    if (out.length === maxPairs || score < minShareOfBest * eyes[0]!.score) break;
    if (taken.includes(p) || taken.includes(q)) continue;
    taken.push(p, q, ...(nose ? [nose] : []));
    out.push({ eyes: [p, q], ...(nose && { nose }), ...(noseOutline && { noseOutline }) });
  }
  return out;
}

/** What spots do not tell. */
interface Questions {
  /** Whether a spot may be a pupil, less surely where a nose speaks for it; asked of spots that have a like. */
  readonly isEye: (spot: Spot, hasNose: boolean) => boolean;
  /** Whether two spots are mirror images of each other, as are the cheeks around them: roughly, as those of heads that are turned. */
  readonly doMirror: (left: Spot, right: Spot, asked: "roughly" | "well") => boolean;
}

/** What heads are looked for in. */
interface Head extends Questions {
  readonly planes: Planes;
  readonly subject: Field;
}

/** A question whose answers are remembered. */
function remembered(isEye: Questions["isEye"]): Questions["isEye"] {
  const known = [new Map<Spot, boolean>(), new Map<Spot, boolean>()];
  return (spot, hasNose) => {
    const answers = known[Number(hasNose)]!;
    const answer = answers.get(spot) ?? isEye(spot, hasNose);
    answers.set(spot, answer);
    return answer;
  };
}

/** Two spots as the eyes of an animal; undefined when they are none. */
function pairOf(spots: readonly DarkSpot[], { p, q }: Two, head: Head): EyePair | undefined {
  const found = noseOf(spots, p, q);
  const isPair = found !== undefined || isAloneAPair(p, q);
  if (!isPair && !isNearlyAPair(p, q)) return undefined;
  const isNostril = found !== undefined && hasNostrils(spots, p, q);
  const speaks = found !== undefined && (isNostril || isPlainNose(found, p, q));
  const score = pairScore(p, q, speaks);
  const nose = found && !isNostril ? { nose: found } : {};
  const alike = alikeNear(spots, { p, q, ...(speaks && nose) });
  if (score === 0 || alike > (speaks ? maxAlike.withNose : maxAlike.alone)) return undefined;
  if (isOfPattern(spots, { p, q, ...nose })) return undefined;
  if (headAround(p, q, head, speaks ? acrossWithNose : undefined) < minHead[speaks ? "withNose" : "alone"])
    return undefined;
  if (!head.isEye(p, speaks) || !head.isEye(q, speaks)) return undefined;
  const isUsual = [
    pairScore(p, q, false) > 0 && (!found || Math.abs(placeBelow(found, p, q).along) < nosePlace.aside),
    alike <= maxAlike.alone,
    headAround(p, q, head) >= minHead.usual,
    head.isEye(p, false) && head.isEye(q, false),
  ];
  if (isUsual.filter((is) => !is).length > 1) return undefined;
  // a highlight at its edge takes a bite out of a pupil: what is no disc may still mirror the other
  return isPair || head.doMirror(p, q, "well") ? { p, q, score, ...nose } : undefined;
}

/** Eyes as they are found: the higher the score, the surer. */
interface EyePair extends EyesAndNose {
  readonly score: number;
}

/** Whether a nose speaks for the eyes above it: it is no door below two windows. */
function isPlainNose(nose: Spot, p: Spot, q: Spot): boolean {
  return (
    nose.halfHeight <= plainNose.tall * nose.halfWidth &&
    nose.halfWidth >= plainNose.ofEye * Math.max(p.halfWidth, q.halfWidth)
  );
}

/** Whether two spots like each other lie below two eyes as nostrils do. */
function hasNostrils(all: readonly DarkSpot[], left: DarkSpot, right: DarkSpot): boolean {
  const near = all.filter((spot) => greaterHalf(spot) < noseSize.max * (right.x - left.x));
  return near.some((p) =>
    near.some((q) => p.x < q.x && pairScore(p, q, false) > 0 && areNostrils({ p, q }, { p: left, q: right })),
  );
}

/** Whether a pair is the nostrils below another. */
function areNostrils({ p, q }: Two, { p: left, q: right }: Two): boolean {
  const { along, down, apart } = placeBelow({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }, left, right);
  return (
    Math.abs(along) < nostrils.aside &&
    down > nostrils.from &&
    down < nostrils.to &&
    Math.sqrt((q.x - p.x) ** 2 + (q.y - p.y) ** 2) < nostrils.narrower * apart
  );
}

/** Whether two spots are a pair even without a nose: both round, and much alike. */
function isAloneAPair(p: DarkSpot, q: DarkSpot): boolean {
  return (
    p.isPupil &&
    q.isPupil &&
    ratio(p.area, q.area) <= withoutNose.areaRatio &&
    ratio(p.halfWidth, q.halfWidth) <= withoutNose.widthRatio &&
    ratio(p.halfWidth / p.halfHeight, q.halfWidth / q.halfHeight) <= withoutNose.formRatio
  );
}

/** Whether two spots would be a pair if each were the mirror image of the other. */
function isNearlyAPair(p: DarkSpot, q: DarkSpot): boolean {
  return (
    ratio(p.area, q.area) <= withoutNose.areaRatio &&
    ratio(p.halfWidth, q.halfWidth) <= withoutNose.widthRatio
  );
}

/** How likely two spots are a pair of eyes; 0 when they are none. */
function pairScore(p: DarkSpot, q: DarkSpot, hasNose: boolean): number {
  const [dx, dy] = [q.x - p.x, Math.abs(q.y - p.y)];
  const size = (greaterHalf(p) + greaterHalf(q)) / 2;
  const apart = Math.sqrt(dx * dx + dy * dy) / size;
  if (apart < nearest || apart > farthest || dy > (hasNose ? withNose.steepest : steepest) * dx) return 0;
  const larger = ratio(p.area, q.area);
  const higher = ratio(p.halfHeight, q.halfHeight);
  const colored = Math.abs(p.a - q.a) + Math.abs(p.b - q.b);
  if (
    larger > (hasNose ? withNose.areaRatio : maxAreaRatio) ||
    higher > (hasNose ? withNose.heightDifference : maxHeightDifference)
  )
    return 0;
  if (Math.abs(p.light - q.light) > maxLightnessDifference || colored > maxColorDifference) return 0;
  return (Math.min(p.score, q.score) * size) / (larger * (1 + colored / maxColorDifference) * (1 + dy / dx));
}

function sumOf({ data }: Field): number {
  let sum = 0;
  for (const value of data) sum += value;
  return sum;
}

/** A dark spot below the middle between two eyes, or below and aside of it where the head is turned. */
export function noseOf(all: readonly DarkSpot[], p: Spot, q: Spot): DarkSpot | undefined {
  const farther = p.area * turned.areaRatio < q.area ? -1 : q.area * turned.areaRatio < p.area ? 1 : 0;
  return all.find((spot) => {
    const { along, down, apart } = placeBelow(spot, p, q);
    const aside = along * farther > 0 && isPlainNose(spot, p, q) ? turned.aside : nosePlace.aside;
    return (
      Math.abs(along) < aside &&
      down > nosePlace.from &&
      down < nosePlace.to &&
      greaterHalf(spot) < noseSize.max * apart &&
      greaterHalf(spot) > noseSize.min * apart
    );
  });
}

/** Where a place lies below the middle between two eyes, in ways from eye to eye; and that way, in pixels. */
function placeBelow({ x, y }: Point, p: Point, q: Point) {
  const apart = Math.sqrt((q.x - p.x) ** 2 + (q.y - p.y) ** 2);
  const [ux, uy] = [(q.x - p.x) / apart, (q.y - p.y) / apart];
  const [dx, dy] = [x - (p.x + q.x) / 2, y - (p.y + q.y) / 2];
  return { along: (dx * ux + dy * uy) / apart, down: (dy * ux - dx * uy) / apart, apart };
}
