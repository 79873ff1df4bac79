import { type Field, shrinkField, stretchField } from "../edges/grid.ts";
import { findLetters, type Lettering } from "../edges/find-letters.ts";
import { findSkin } from "../edges/skin.ts";
import { shiftStrength } from "../edges/strength-table.ts";
import { findEyes, type Gaze } from "../edges/find-eyes.ts";
import { findSubject } from "../edges/subject.ts";
import type { Face } from "../raster/find-faces.ts";
import { type Planes, toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import type { Boundaries } from "./boundary-strength.ts";
import { areaOfLetters } from "./draw-letters.ts";
import { findFaceFeatures } from "./face-features.ts";
import { emptySpots, gazeFeatures, isInFace } from "./gaze-features.ts";
import type { Recipe } from "./recipe.ts";

/** What matters in the picture, all of the canvas's size, 0 to 1. */
export interface Importance {
  /** How likely a line is, with what matters raised and the rest lowered. */
  readonly strength: Field;
  readonly subject: Field;
  readonly skin: Field;
  /** Faces that are known as such, where there are any. */
  readonly face?: Field;
  /** These faces, in pixels of the canvas, where they are to be drawn with few strokes. */
  readonly faces?: readonly Face[];
  /** Eyes and noses of animals, and where they are: 0 to 1. */
  readonly gazes: readonly Gaze[];
  readonly features?: Field;
  /** Lettering, and where it is, 1 a pixel: no other line is there. */
  readonly letterings: readonly Lettering[];
  readonly lettered?: Uint8Array;
}

/** Subject and skin are looked for at this part of the canvas's size. */
const factor = 4;
/** What counts as subject is above this. */
const middle = 0.45;
/** How much lines on skin come before others, beyond the subject. */
const skinLift = 0.9;
/** How much eyes, brows and mouths of faces come before the rest of the face, which is calmed by as much as the second says. */
const featureLift = 1.6;
const faceCalm = 1.6;
/**
 * Around the eyes and noses of animals what is surer than this comes before others, the more the surer, up to so much, and
 * the rest after them: lids and the rim of the iris stay, fur and reflections go.
 */
const gazeMiddle = 0.42;
const gazeSlope = 9;
const gazeLift = 2.2;
/** How much lines within texture come after others. */
const textureDrop = 1.6;

/** Finds what the picture is about and moves the strength of lines accordingly. */
export function importanceOf(
  canvas: Raster,
  planes: Planes,
  { strength, texture }: Boundaries,
  { meaning, largestFace, eyes, letters }: Recipe,
): Importance {
  const { width, height } = canvas;
  const small = shrinkField(strength, factor);
  const whole = { left: 0, top: 0, width, height };
  const raster = resample(canvas, whole, small.width, small.height);
  const found = findSubject(toPlanes(raster), small);
  const skin = findSkin(raster);
  for (let i = 0; i < found.data.length; i++) {
    const face = skin.data[i]! * Math.min(1, found.data[i]! * 2.2) * 0.85;
    if (face > found.data[i]!) found.data[i] = face;
  }
  const known = findFaceFeatures(planes, small, factor);
  if (known) {
    for (let i = 0; i < skin.data.length; i++) {
      skin.data[i] = Math.max(skin.data[i]!, known.face.data[i]!);
      found.data[i] = Math.max(found.data[i]!, known.face.data[i]!);
    }
  }
  const letterings = findLetters(planes, letters);
  const lettered = letterings.length > 0 ? areaOfLetters(letterings, canvas) : undefined;
  // an animal's fur may have the color of skin; its eyes keep their outlines all the same
  const gazes = findEyes(planes, found, eyes).filter(
    ({ eyes }) =>
      !eyes.some(
        (spot) =>
          lettered?.[Math.floor(spot.y) * width + Math.floor(spot.x)] ||
          (known && isInFace(spot, known.faces)),
      ),
  );
  const looks = gazes.length > 0 ? gazeFeatures(gazes, small, factor) : undefined;
  if (looks) for (let i = 0; i < looks.data.length; i++) skin.data[i] = skin.data[i]! * (1 - looks.data[i]!);
  const few = meaning.faces !== undefined && known?.faces.every(({ side }) => side <= largestFace);
  const by = new Float32Array(small.data.length);
  for (let i = 0; i < by.length; i++) {
    const own = found.data[i]!;
    by[i] = meaning.subject * (own - middle) + skinLift * skin.data[i]! * Math.min(1, own * 2);
    // faces that are drawn with strokes of their own only need their outlines
    if (known && !few)
      by[i] = by[i]! + featureLift * known.features.data[i]! - faceCalm * known.face.data[i]!;
  }
  const shift = stretchField({ ...small, data: by }, width, height).data;
  const subject = stretchField(found, width, height);
  const faces = stretchField(skin, width, height);
  const around = looks && stretchField(looks, width, height);
  if (texture) {
    // compared, not by Math.max: that takes five times as long here
    for (let i = 0; i < shift.length; i++) {
      const own = faces.data[i]!;
      const look = around ? around.data[i]! : 0;
      shift[i] = shift[i]! - textureDrop * texture.data[i]! * (1 - (own > look ? own : look));
    }
  }
  const most = Math.max(
    meaning.subject * 0.6 + skinLift + featureLift,
    gazeLift,
    meaning.subject * 0.5 + textureDrop,
  );
  if (around) {
    for (let i = 0; i < shift.length; i++) {
      if (around.data[i]! === 0) continue;
      const by = gazeSlope * (strength.data[i]! - gazeMiddle);
      const sure = by < -gazeLift ? -gazeLift : by > gazeLift ? gazeLift : by;
      shift[i] = shift[i]! + around.data[i]! * (sure - shift[i]!);
    }
  }
  const shifted = shiftStrength(strength, shift, most);
  emptySpots(shifted, gazes);
  if (lettered) for (let i = 0; i < lettered.length; i++) if (lettered[i]) shifted.data[i] = 0;
  const maps = {
    strength: shifted,
    subject,
    skin: faces,
    gazes,
    letterings,
    ...(lettered && { lettered }),
    ...(around && { features: around }),
  };
  return known
    ? { ...maps, face: stretchField(known.face, width, height), ...(few && { faces: known.faces }) }
    : maps;
}
