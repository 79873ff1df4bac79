import { blur } from "../edges/blur.ts";
import { circle } from "../edges/circle.ts";
import { eachAround } from "../edges/each-around.ts";
import { faceFrame } from "../edges/face-frame.ts";
import { fillPolygon } from "../edges/fill-polygon.ts";
import { type AnimalFace, greaterHalf, type Spot } from "../edges/animal-face.ts";
import type { Field, Size } from "../edges/grid.ts";
import { grownRing } from "../edges/grown-ring.ts";
import { distance, type Point } from "../strokes/smooth-curve.ts";
import { type IrisCircle, irisCircleOf, strongestAt } from "../edges/iris-circle.ts";

/** Lids are within so many half sides of a pupil, and within this share of the way to the other eye. */
const lids = 3.3;
const minLids = 0.2;
const maxLids = 0.42;
/** The same for the rim of a nose. */
const noseReach = 1.5;
/** Where a nose is that is no dark spot, how large it is, and how much it counts: as shares of the way between the eyes. */
const muzzle = { down: 0.95, across: 0.4, tall: 0.5, counts: 0.5 };

/** How soft the field is: sigma in its own pixels. */
const softness = 1.5;

/** The surroundings of eyes and noses as a field of sizes that are `factor` times smaller than the canvas: 0 to 1. */
export function animalFeatures(
  animalFaces: readonly AnimalFace[],
  { width, height }: Size,
  factor: number,
): Field {
  const field = { width, height, data: new Float32Array(width * height) };
  for (const { eyes, nose } of animalFaces) {
    const [p, q] = eyes;
    const [dx, dy] = [q.x - p.x, q.y - p.y];
    const apart = Math.sqrt(dx * dx + dy * dy);
    for (const eye of eyes) {
      const reach = Math.max(minLids * apart, Math.min(maxLids * apart, lids * greaterHalf(eye)));
      raise(field, { x: eye.x, y: eye.y, across: reach, tall: reach }, factor, 1);
    }
    if (nose) {
      const [across, tall] = [nose.halfWidth * noseReach, nose.halfHeight * noseReach];
      raise(field, { x: nose.x, y: nose.y, across, tall }, factor, 1);
    } else {
      const [x, y] = [(p.x + q.x) / 2 - muzzle.down * dy, (p.y + q.y) / 2 + muzzle.down * dx];
      raise(field, { x, y, across: muzzle.across * apart, tall: muzzle.tall * apart }, factor, muzzle.counts);
    }
  }
  return blur(field, softness);
}

/** Lines in a pupil or a nose, and so near to its edge, as a share of its sides, are that edge, which is filled. */
const own = 1.08;

/** The same of a nose, and of an eye, that is drawn by its outline. */
const ofNose = 1.65;
const ofOpening = 1.4;
/** Lines so near to a mouth are its own, in ways from eye to eye. */
const ofMouth = 0.07;

/** The part of a head between eyes and chin, as an ellipse: its middle and half its sides, in ways from eye to eye. */
const muzzleOf = { down: 0.5, across: 0.55, tall: 0.62 };

/**
 * Takes the lines out of the muzzles of animals whose noses are drawn by their outlines: of whiskers and spots the map has crumbs.
 * What is a border of the subject is drawn again later.
 */
export function emptyMuzzles(field: Field, animalFaces: readonly AnimalFace[]): void {
  for (const { eyes, noseOutline } of animalFaces) {
    if (!noseOutline) continue;
    const frame = faceFrame(...eyes);
    const ring = circle.map(([cos, sin]) =>
      frame(muzzleOf.across * cos, muzzleOf.down + muzzleOf.tall * sin),
    );
    fillPolygon(ring, field, (from, to) => field.data.fill(0, from, to));
  }
}

/** Takes the lines out of what will be filled, or drawn anew. */
export function emptySpots(field: Field, animalFaces: readonly AnimalFace[]): void {
  const emptyRing = (ring: readonly Point[], times: number) =>
    fillPolygon(grownRing(ring, times), field, (from, to) => field.data.fill(0, from, to));
  for (const { eyes, noseOutline, openings, mouth } of animalFaces) {
    if (noseOutline) emptyRing(noseOutline, ofNose);
    for (const opening of openings ?? []) emptyRing(opening, ofOpening);
    const near = ofMouth * distance(eyes[0], eyes[1]);
    for (const place of mouth?.flat() ?? [])
      eachAround(field, place, near, (i) => {
        field.data[i] = 0;
      });
  }
  for (const { x, y, halfWidth, halfHeight } of animalFaces.flatMap(spotsOf)) {
    emptyEllipse(field, { x, y }, { across: halfWidth * own, down: halfHeight * own });
  }
}

function emptyEllipse(
  { width, height, data }: Field,
  { x, y }: { readonly x: number; readonly y: number },
  { across, down }: { readonly across: number; readonly down: number },
): void {
  for (let row = Math.max(0, Math.ceil(y - down)); row <= Math.min(height - 1, y + down); row++) {
    const share = (row - y) / down;
    const half = across * Math.sqrt(Math.max(0, 1 - share * share));
    const [from, to] = [Math.max(0, Math.ceil(x - half)), Math.min(width - 1, Math.floor(x + half))];
    if (from <= to) data.fill(0, row * width + from, row * width + to + 1);
  }
}

/** So much of a circle is shown where an iris is one; other eyes keep the lines that they have. */
const minRound = 0.7;
/** What is nearer to its middle than this share of its radius is the iris' own: reflections, and the map's rim. */
const ofIris = 1.16;
/** An iris has its rim where the map says so much, and over gaps of so many of the 24 parts of it: lids cover the rest. */
const irisShown = 0.2;
const irisGap = 3;
/** How surely a rim is a line. */
const irisStrength = 0.95;

/** Draws irises without a traced opening into the map of lines: nothing between rim and pupil, and round rims as far as lids leave them. */
export function drawIrises(strength: Field, map: Field, animalFaces: readonly AnimalFace[]): void {
  for (const eye of animalFaces.flatMap(({ eyes, openings }) => (openings ? [] : eyes))) {
    const iris = irisCircleOf(map, eye);
    const shown = shownOf(iris, map, eye);
    if (shown.filter(Boolean).length < minRound * shown.length) continue;
    const radius = ofIris * iris.radius;
    emptyEllipse(strength, iris, { across: radius, down: radius });
    stampIris(strength, iris, withoutGaps(shown));
  }
}

/** What is so near to a pupil, in its half sides, is its own edge. */
const ofPupil = 1.25;

/** Of which parts of a rim the map shows something. */
function shownOf(iris: IrisCircle, map: Field, pupil: Spot): readonly boolean[] {
  return circle.map(([cos, sin]) => {
    const [x, y] = [iris.x + iris.radius * cos, iris.y + iris.radius * sin];
    const [across, down] = [(x - pupil.x) / pupil.halfWidth, (y - pupil.y) / pupil.halfHeight];
    return across * across + down * down > ofPupil * ofPupil && strongestAt(map, x, y) >= irisShown;
  });
}

function withoutGaps(shown: readonly boolean[]): readonly boolean[] {
  const isShown = (k: number) => shown[(k + shown.length) % shown.length]!;
  const reach = Array.from({ length: irisGap }, (_, k) => k + 1);
  return shown.map(
    (own, k) => own || (reach.some((by) => isShown(k - by)) && reach.some((by) => isShown(k + by))),
  );
}

/** A ridge three pixels wide along those parts of a circle that are shown. */
function stampIris(
  { width, height, data }: Field,
  { x, y, radius }: IrisCircle,
  shown: readonly boolean[],
): void {
  const reach = radius + 2;
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(height - 1, y + reach); row++) {
    for (
      let column = Math.max(0, Math.floor(x - reach));
      column <= Math.min(width - 1, x + reach);
      column++
    ) {
      const dx = column + 0.5 - x;
      const dy = row + 0.5 - y;
      const off = Math.sqrt(dx * dx + dy * dy) - radius;
      if (Math.abs(off) >= 2 || !shown[nearestPart(dx, dy)]) continue;
      const i = row * width + column;
      data[i] = Math.max(data[i]!, irisStrength * (1 - (off * off) / 4));
    }
  }
}

/** The part of the circle in this direction from its middle. */
function nearestPart(dx: number, dy: number): number {
  let best = 0;
  let max = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < circle.length; k++) {
    const along = dx * circle[k]![0] + dy * circle[k]![1];
    if (along <= max) continue;
    best = k;
    max = along;
  }
  return best;
}

/** The spots of an animal's face: its eyes, and its nose where that is one. */
function spotsOf({ eyes, nose }: AnimalFace): readonly Spot[] {
  return nose ? [...eyes, nose] : eyes;
}

function raise(
  { width, height, data }: Field,
  { x, y, across, tall }: { x: number; y: number; across: number; tall: number },
  factor: number,
  to: number,
): void {
  for (let row = 0; row < height; row++) {
    const dy = ((row + 0.5) * factor - y) / tall;
    if (Math.abs(dy) > 1) continue;
    for (let column = 0; column < width; column++) {
      const dx = ((column + 0.5) * factor - x) / across;
      const i = row * width + column;
      if (dx * dx + dy * dy <= 1) data[i] = Math.max(data[i]!, to);
    }
  }
}
