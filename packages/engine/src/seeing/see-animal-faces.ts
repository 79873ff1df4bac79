import { type AnimalFace, scaledAnimalFace, scaledSpot, type Spot } from "../edges/animal-face.ts";
import { findAnimalFaces } from "../edges/find-animal-faces.ts";
import type { Field } from "../edges/grid.ts";
import { irisCircleOf } from "../edges/iris-circle.ts";
import { type Planes, toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import { distance } from "../strokes/smooth-curve.ts";
import { faceAbove } from "./animals/face-above.ts";
import { findLightEyes } from "./animals/find-light-eyes.ts";
import { areMirrored, mirroredOn } from "./animals/mirrored-eyes.ts";
import { traceMouth } from "./animals/trace-mouth.ts";
import { maxSide } from "./working-sizes.ts";
import { fieldOf } from "./mask.ts";
import type { Box, Seen, SeenFace } from "./seen.ts";

/** A small picture is blown up by so much at most: pupils of few pixels are no spots. */
const maxEnlargement = 1.5;
/** Pupils are looked for within these sizes, in pixels of the picture that is looked at. */
const sizes = { min: 6, max: 89 };
/**
 * So sure is the map of a rim around both eyes, 0 to 1. Cats have .55 and more; knots of a branch, windows and arches .1 to .4
 * at the less sure one. Where a nose lies below them, less is enough: fur hides rims.
 */
const minIrisConfidence = { alone: 0.48, withNose: 0.36 };
/** Smaller rims, in pixels of the map of lines, could be those of anything: every small dark spot has one there. */
const minIrisRadius = { alone: 2.2, withNose: 1.8 };
/**
 * So much do spots mirror each other that are eyes, one of these at least; see `MirroredEyes`. Where one is no disc, an owl has .71 and
 * .69, knobs .73 and .53. Of eight other pairs of eyes seven have .66 and more of the first, a cat that looks up .51 and .49; of eleven
 * pairs of stripes, joints, buttons and shadows nine have .55 and .41 or less.
 */
const minMirrored = {
  well: [{ eyes: 0.6, face: 0.6 }],
  roughly: [
    { eyes: 0.62, face: 0 },
    { eyes: 0.5, face: 0.45 },
  ],
};
/**
 * Where the subject has no face, a head that fills the photo is looked for: half its eyes, in shares of the side of a square as large as
 * the photo, are larger than this (a cat has .08), and it has a mouth. Of 690 photos and drawings without such a head five have such eyes,
 * none with a mouth below.
 */
const closeUp = 0.04;
/** Eyes nearer than this, in ways from eye to eye, are the same: the networks' are drawn more evenly. */
const sameEyes = 0.25;
/** Faces whose middles are nearer than this, in ways from eye to eye of the larger, are on one head. */
const oneHead = 1.5;
const everywhere: Field = { width: 1, height: 1, data: Float32Array.of(1) };
/** A body reaches so far to both sides of its face's middle, and so far below its top, in heights of the face. */
const body = { across: 1.5, down: 6 };
/** From this value on a place of the person mask, 0 to 255, is a person. */
const minPerson = 128;
/** Hair reaches so far to both sides of that, and so far above it, where the person is: locks are no eyes. */
const hair = { across: 1, up: 0.7 };

/**
 * The faces of animals, in pixels of the photo: pairs of dark spots on the subject with a rim around each, or else light eyes with
 * dark rims; buttons of people and holes of letters are none.
 * @param picture the photo, opaque, with its longer side at most `maxSide`
 */
export function seeAnimalFaces(picture: Raster, seen: Omit<Seen, "animalFaces" | "saliency">): AnimalFace[] {
  const { subject, faces, letters, lines, person } = seen;
  const { width, height } = picture;
  const scale = Math.min(maxEnlargement, maxSide / Math.max(width, height));
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  const whole = { left: 0, top: 0, width, height };
  const raster = across === width ? picture : resample(picture, whole, across, down);
  const planes = toPlanes(raster);
  /** Pixels of the photo in one of the picture that is looked at. */
  const perPixel = seen.width / across;
  const map = fieldOf(lines);
  const hasIris = (spot: Spot, hasNose: boolean) => {
    const { confidence, radius } = irisCircleOf(map, scaledSpot(spot, lines.width / across));
    const by = hasNose ? "withNose" : "alone";
    return confidence >= minIrisConfidence[by] && radius >= minIrisRadius[by];
  };
  const doMirror = (left: Place, right: Place, asked: keyof typeof minMirrored) => {
    const mirrored = mirroredOn(raster, left, right);
    return mirrored !== undefined && minMirrored[asked].some((min) => areMirrored(mirrored, min));
  };
  const isPerson = ({ x, y }: Place) => {
    const column = Math.floor((x * person.width) / seen.width);
    const row = Math.floor((y * person.height) / seen.height);
    return person.data[row * person.width + column]! >= minPerson;
  };
  const isElsewhere = (spot: Place) => {
    const place = { x: spot.x * perPixel, y: spot.y * perPixel };
    return (
      !faces.some((face) => isOnBody(place, face) || (isInHair(place, face) && isPerson(place))) &&
      !letters.some((box) => isIn(place, box))
    );
  };
  const inSubject = fieldOf(subject.mask);
  const bySpots = findAnimalFaces(planes, inSubject, sizes, { isEye: hasIris, doMirror })
    .map((face) => faceAbove(raster, face.eyes) ?? face)
    .filter(({ eyes }) => eyes.every(isElsewhere));
  const lightEyed = (on: Field, smallest?: number) =>
    findLightEyes({ raster, planes }, on, isElsewhere, smallest).map((face) => withMouth(face, planes));
  const bySight = bySpots.length > 0 ? bySpots.map((face) => withMouth(face, planes)) : lightEyed(inSubject);
  const heads = (seen.heads ?? [])
    .map((face) => scaledAnimalFace(face, 1 / perPixel))
    .filter(({ eyes }) => eyes.every(isElsewhere));
  const mirrors = ({ eyes: [left, right] }: AnimalFace) => {
    const { eyes = 0, face = 0 } = mirroredOn(raster, left, right) ?? {};
    return Math.min(eyes, face);
  };
  /** The networks' eyes are drawn more evenly, and where they are others, those that mirror each other better are the eyes. */
  const yieldsTo = (face: AnimalFace, head: AnimalFace) =>
    areOne(head, face) || (areOnOneHead(head, face) && mirrors(face) < mirrors(head));
  const ofSight = bySight.filter((face) => !heads.some((head) => yieldsTo(face, head)));
  const ofSubject = [
    ...ofSight,
    ...heads.filter((head) => !ofSight.some((face) => areOnOneHead(head, face))),
  ];
  // a head that fills the photo may have no contour there
  const found =
    ofSubject.length > 0 ? ofSubject : lightEyed(everywhere, closeUp).filter(({ mouth }) => mouth);
  return found.map((animalFace) => scaledAnimalFace(animalFace, perPixel));
}

/** Whether two faces have the same eyes. */
function areOne(one: AnimalFace, other: AnimalFace): boolean {
  const near = sameEyes * distance(...one.eyes);
  return one.eyes.every((eye, k) => distance(eye, other.eyes[k]!) < near);
}

/** Whether two faces are so near that one of them is none. */
function areOnOneHead(one: AnimalFace, other: AnimalFace): boolean {
  const middle = ({ eyes: [left, right] }: AnimalFace) => ({
    x: (left.x + right.x) / 2,
    y: (left.y + right.y) / 2,
  });
  const apart = ({ eyes }: AnimalFace) => distance(...eyes);
  return distance(middle(one), middle(other)) < oneHead * Math.max(apart(one), apart(other));
}

/** A face with the mouth below its nose, where the photo shows one. */
function withMouth(face: AnimalFace, planes: Planes): AnimalFace {
  const mouth = face.noseOutline && traceMouth(planes, face.eyes, face.noseOutline);
  return mouth ? { ...face, mouth } : face;
}

function isIn({ x, y }: Place, box: Box): boolean {
  return x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height;
}

/** Where a place lies beside the upper end of a face, in heights of it: from its middle, and downward. */
function besideFace({ x, y }: Place, { box }: SeenFace): { readonly across: number; readonly down: number } {
  return { across: Math.abs(x - box.x - box.width / 2) / box.height, down: (y - box.y) / box.height };
}

/** Whether a place lies in a face or on the body below it: buttons and belts are no eyes. */
function isOnBody(place: Place, face: SeenFace): boolean {
  const { across, down } = besideFace(place, face);
  return across < body.across && down > 0 && down < body.down;
}

function isInHair(place: Place, face: SeenFace): boolean {
  const { across, down } = besideFace(place, face);
  return across < hair.across && down <= 0 && down > -hair.up;
}

/** A place on the photo, in pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}
