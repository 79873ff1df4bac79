import type { Spot } from "../../edges/animal-face.ts";
import { ratio } from "../../edges/dark-spots.ts";
import type { Planes } from "../../raster/planes.ts";
import { distance, type Point } from "../../strokes/smooth-curve.ts";
import { type EyeOpening, eyeOpening } from "./eye-opening.ts";
import { type Pupil, pupilOf, pupilSpot } from "./pupil-of.ts";

/** Half openings that are tried for each eye, in ways from eye to eye. */
const openings = [0.09, 0.12, 0.155, 0.2];
/** What the openings of both eyes must have: see `EyeOpening`. Lightness in OKLab units, radii in pixels and as a ratio. */
const open = { clarity: 12, clear: 30, radius: 5, ratio: 1.6, iris: 25, pupils: 1.8 };

/** Two openings with their pupils, in pixels of the picture. */
export interface OpenEyes {
  readonly eyes: readonly [Spot, Spot];
  readonly openings: readonly [readonly Point[], readonly Point[]];
  /** How clear they are, times the root of the radius of the smaller one in pixels. */
  readonly worth: number;
}

/**
 * Opens two eyes: traces the rims of their irises, of several sizes, and finds the pupils in them.
 * @param left about where they are
 * @returns undefined where they have no light irises with dark rims, both alike
 */
export function openEyes(planes: Planes, left: Point, right: Point): OpenEyes | undefined {
  const apart = distance(left, right);
  const way = { x: (right.x - left.x) / apart, y: (right.y - left.y) / apart };
  const [lefts, rights] = [left, right].map((middle) => eyesAround(planes, middle, apart, way));
  const pairs = lefts!.flatMap((p) => rights!.map((q) => ({ p, q, worth: worthOfBoth(p, q) })));
  const best = pairs.reduce<(typeof pairs)[number] | undefined>(
    (one, pair) => (pair.worth > (one?.worth ?? 0) ? pair : one),
    undefined,
  );
  if (!best) return undefined;
  const { p, q } = best;
  // a lid's shadow makes one wider: they are as wide as the slimmer one
  const slimmer = p.pupil.halfWidth < q.pupil.halfWidth ? p.pupil : q.pupil;
  const isAlike = ratio(p.pupil.halfWidth, q.pupil.halfWidth) < open.pupils;
  const spotIn = (eye: LightEye) => {
    const { halfWidth, halfHeight } = isAlike ? eye.pupil : slimmer;
    return pupilSpot({ ...eye.pupil, halfWidth, halfHeight }, eye, way);
  };
  const clarity = Math.min(p.clarity, q.clarity, open.clear);
  return {
    eyes: [spotIn(p), spotIn(q)],
    openings: [p.ring, q.ring],
    worth: clarity * Math.sqrt(Math.min(p.radius, q.radius)),
  };
}

/** An opening with its pupil. */
interface LightEye extends EyeOpening {
  readonly pupil: Pupil;
}

/** Openings of several sizes around a place. */
function eyesAround(planes: Planes, middle: Point, apart: number, way: Point): LightEye[] {
  return openings.flatMap((share) => {
    const opening = eyeOpening(planes, middle, share * apart, way);
    if (opening.clarity < open.clarity || opening.radius < open.radius) return [];
    const pupil = pupilOf(planes, opening, way);
    return pupil ? [{ ...opening, pupil }] : [];
  });
}

/** How likely two openings are the eyes of one face: both clear, large, and of a size; 0 where they are not. */
function worthOfBoth(p: LightEye, q: LightEye): number {
  const larger = ratio(p.radius, q.radius);
  if (larger > open.ratio || Math.abs(p.iris - q.iris) > open.iris) return 0;
  const clarity = Math.min(open.clear, p.clarity) * Math.min(open.clear, q.clarity);
  return (clarity * Math.sqrt(p.radius * q.radius)) / (larger * larger);
}
