import { stepsPerUnit } from "../colors/oklab.ts";
import type { Field } from "../edges/grid.ts";
import { planeAt, type Planes } from "../raster/planes.ts";
import { faceLines } from "../seeing/face-lines.ts";
import { type Color, faceSkin, stepFromSkin } from "../seeing/face-skin.ts";
import { openPath } from "../seeing/open-path.ts";
import { distance, type Point } from "../strokes/smooth-curve.ts";
import { type MeshedFace, pointsOf } from "./face-areas.ts";
import { along, drawInto, runsOf, unit, valueAt } from "./lines-into-map.ts";

/** So many points of the jaw on each side are cheeks, where hair may end, too. */
const cheeks = 3;
/** From the right cheek over the forehead to the left one. */
const aroundFace = [
  ...faceLines.jaw.slice(-cheeks).toReversed(),
  ...faceLines.hairline,
  ...faceLines.jaw.slice(0, cheeks),
];
/** Places that are looked at on the way between two landmarks. */
const between = 3;
/**
 * A hairline lies at most so far inside of the landmarks and so far outside, in heights of the face: a fringe reaches the brows, and a
 * forehead may be high. In so many steps.
 */
const reach = { inside: 0.24, outside: 0.26, steps: 51 };
/** Outside of it there is no skin, inside there is: each as the mean of places so far from it, in heights of the face. */
const sides = [0.025, 0.045, 0.065];
/** A step from skin counts so much at most, in units of OKLab, and the map so much beside it in the search. */
const maxStep = 18;
const mapCounts = 6;
/** So much of a step is a hairline, or less, but this, where the map has a line: that counts so much more. */
const shown = 5;
const minStep = 2;
const surer = 3;
/** Inside of a hairline is skin: of a color within such a step. */
const bare = 13;
/** From one place to the next it moves by so many steps at most, and what each costs. */
const moves = { max: 3, cost: 0.5 };
/** It is seen at so many places in a row at least, and over gaps so wide, in heights of the face. */
const minRun = 8;
const maxGap = 0.25;
/** What the map has so near beside it, in heights of the face, says the same. */
const beside = 0.05;

/** What is seen around a face where its hairline may be: the same for every map of a page. */
export interface Forehead {
  /** The height of the face, in pixels of the page; places along its landmarks, and which way is outwards there. */
  readonly height: number;
  readonly places: readonly Point[];
  readonly outwards: readonly Point[];
  /** How far from skin colors are inside of each place at each step, and how much farther outside. */
  readonly inner: readonly (readonly number[])[];
  readonly steps: readonly (readonly number[])[];
}

/**
 * Looks around a face for its hairline.
 * @param scale pixels of the page for one in which faces are measured
 */
export function foreheadOf({ points }: MeshedFace, planes: Planes, scale: number): Forehead {
  const at = pointsOf(points, scale);
  const [top, chin] = [at(faceLines.forehead), at(faceLines.chin)];
  const middle = { x: (top.x + chin.x) / 2, y: (top.y + chin.y) / 2 };
  const skin = faceSkin(points, scale, planes);
  const places = along(aroundFace.map(at), between);
  const outwards = places.map((place) => unit({ x: place.x - middle.x, y: place.y - middle.y }));
  const around = { height: distance(top, chin), places, outwards };
  const stepAt = ({ x, y }: Point): number => {
    const color = [planes.l, planes.a, planes.b].map((plane) => planeAt(planes, plane, x, y) / stepsPerUnit);
    return Math.min(maxStep, stepFromSkin(skin, color as unknown as Color));
  };
  /** How far from skin it is on one side of a place. */
  const side = (i: number, far: number, way: number) =>
    sides.reduce((sum, by) => sum + stepAt(placeAt(around, i, far + way * by)), 0) / sides.length;
  const inner = places.map((_, i) => Array.from({ length: reach.steps }, (_, k) => side(i, farAt(k), -1)));
  const steps = places.map((_, i) =>
    Array.from({ length: reach.steps }, (_, k) => side(i, farAt(k), 1) - inner[i]![k]!),
  );
  return { ...around, inner, steps };
}

/** How far outwards a step is, in heights of the face. */
const farAt = (k: number) => (k / (reach.steps - 1)) * (reach.inside + reach.outside) - reach.inside;

/** So many heights of the face outwards from a place. */
function placeAt(
  { height, places, outwards }: Pick<Forehead, "height" | "places" | "outwards">,
  i: number,
  far: number,
): Point {
  return {
    x: places[i]!.x + far * height * outwards[i]!.x,
    y: places[i]!.y + far * height * outwards[i]!.y,
  };
}

/**
 * Draws the hairlines of faces into the map of lines, from temple to temple: where skin ends and what is above it has another color
 * (dynamic programming along the landmarks). A bald head has none, its skin goes on.
 * @param map before anything was raised or lowered
 * @returns 1 where they are; undefined where there are none
 */
export function drawHairlines(
  strength: Field,
  foreheads: readonly Forehead[],
  map: Field,
): Uint8Array | undefined {
  const drawn = new Uint8Array(strength.data.length);
  let isAny = false;
  for (const forehead of foreheads) {
    const { height, inner, steps } = forehead;
    const rows = steps.map((row, i) =>
      row.map((step, k) => step + mapCounts * valueAt(map, placeAt(forehead, i, farAt(k)))),
    );
    const path = openPath(rows, moves);
    const smooth = path.map((k, i) => ((path[i - 1] ?? k) + 2 * k + (path[i + 1] ?? k)) / 4);
    const line = smooth.map((k, i) => placeAt(forehead, i, farAt(k)));
    const isShown = path.map((k, i) => {
      const step = steps[i]![k]!;
      const seen = step + surer * valueAt(map, placeAt(forehead, i, farAt(k)));
      // what ends beyond is no hairline
      return k < reach.steps - 1 && step >= minStep && seen >= shown && inner[i]![k]! <= bare;
    });
    for (const run of runsOf(line, isShown, { gap: maxGap * height, min: minRun })) {
      drawInto(strength, run, beside * height, drawn);
      isAny = true;
    }
  }
  return isAny ? drawn : undefined;
}
