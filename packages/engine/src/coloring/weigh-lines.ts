import { type Field, shrinkField, type Size, upsampleField } from "../edges/grid.ts";
import { findLetters, type Lettering } from "../edges/find-letters.ts";
import { findSkin } from "../edges/skin.ts";
import { shiftStrength } from "../edges/strength-table.ts";
import { type AnimalFace, scaledAnimalFace } from "../edges/animal-face.ts";
import { near } from "../edges/near.ts";
import type { Planes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import { fieldOf } from "../seeing/mask.ts";
import type { Seen } from "../seeing/seen.ts";
import type { Boundaries } from "./boundary-strength.ts";
import { areaOfLetters } from "../edges/draw-letters.ts";
import { faceHeight, fillFaceOvals, innerFaces, isMeshed, type MeshedFace } from "./face-areas.ts";
import { drawJaws } from "./draw-jaws.ts";
import { drawIrises, emptySpots, animalFeatures } from "./animal-features.ts";
import { calmPeople, maxCalm } from "./calm-people.ts";
import { type HairArea, hairArea, hairOnPage } from "./hair-area.ts";
import type { Recipe } from "./recipe.ts";
import { raiseContour, type SubjectArea, subjectArea } from "./subject-area.ts";

/** What matters in the picture, all of the canvas's size, 0 to 1. */
export interface WeighedLines {
  /** How likely a line is, with what matters raised and the rest lowered. */
  readonly strength: Field;
  readonly subject: Field;
  readonly skin: Field;
  /** Faces that are drawn from their landmarks, and how many pixels of the canvas a pixel of the photo has. */
  readonly faces: readonly MeshedFace[];
  readonly perPhoto: number;
  /** 1 where they are, and nothing else is drawn. */
  readonly innerFaces?: Uint8Array;
  /** Eyes and noses of animals; and where they and faces of people are: 0 to 1. */
  readonly animalFaces: readonly AnimalFace[];
  readonly features?: Field;
  /** Lettering, and where it is, 1 a pixel: no other line is there. */
  readonly letterings: readonly Lettering[];
  readonly lettered?: Uint8Array;
  /** Hair around faces; undefined where there is none. */
  readonly hair?: HairArea;
  /** What the map shows before anything is raised or lowered. */
  readonly map: Field;
  /** Where the subject is; undefined where nothing stands out. */
  readonly area?: SubjectArea;
}

/** Subject and skin are looked for at this part of the canvas's size. */
const factor = 4;
/** What counts as subject is above this, 0 to 1; other places move by this and by the rest of 1 at most, a little rounded up. */
const middle = 0.45;
const maxOff = { below: 0.5, above: 0.6 };
/** How much lines on skin come before others, beyond the subject. */
const skinLift = 0.9;
/**
 * Around the eyes and noses of animals what is surer than this comes before others, the more the surer, up to so much, and
 * the rest after them: lids and the rim of the iris stay, fur and reflections go.
 */
const animalMiddle = 0.42;
const animalSlope = 9;
const animalLift = 2.2;
/** How far into a face its hairline may run, in millimeters, and in heights of the face. */
const hairlineRoom = { mm: 2.5, heights: 0.035 };
/**
 * How much lines within texture come after others, in logits. By eye on forty photos: with 1.6 windows of houses and roofs of a temple
 * went with the grass; without any, grass and foliage fill the page.
 */
const textureDrop = 0.7;

/** Skin of people is subject to this share, where saliency is at least 1 / `saliency`; less of it below. By eye on portraits. */
const bare = { saliency: 2.2, subject: 0.85 };

/** Values times those of a field of any size, 0 without one. */
function keepWithin({ width, height, data }: Field, within: Field | undefined): void {
  const share = within && upsampleField(within, width, height).data;
  for (let i = 0; i < data.length; i++) data[i] = share ? data[i]! * share[i]! : 0;
}

function higherOf({ width, height, data: p }: Field, other: Field | undefined): Field {
  const data = other ? p.map((value, i) => Math.max(value, other.data[i]!)) : p;
  return { width, height, data };
}

/** Puts 0 where `on` is 1. */
function clear(data: Float32Array | Uint8Array, on: Uint8Array): void {
  for (let i = on.indexOf(1); i >= 0; i = on.indexOf(1, i + 1)) data[i] = 0;
}

/** Lets an outline through that runs along the rim of faces: hair hangs over temples. */
function openAt(inner: Uint8Array, outline: Uint8Array, size: Size, room: number): void {
  const isRim = near(
    inner.map((value) => 1 - value),
    size,
    room * room,
  );
  const isNear = near(outline, size, 4);
  for (let i = 0; i < inner.length; i++) if (isRim[i] && isNear[i]) inner[i] = 0;
}

/** A photo at the size of its page. */
interface WeighedPage {
  readonly canvas: Raster;
  readonly planes: Planes;
  readonly seen: Seen;
  /** What `hairOnPage` found; looked for without it. */
  readonly hair?: Field | null;
}

/** Finds what the picture is about and moves the strength of lines accordingly. */
export function weighLines(
  { canvas, planes, seen, hair: known = hairOnPage(seen, canvas) }: WeighedPage,
  { strength, texture }: Boundaries,
  { settings, plainFaces: isPlain, letters, perMM }: Recipe,
): WeighedLines {
  const { width, height } = canvas;
  const { lines } = settings;
  const small = shrinkField(strength, factor);
  const whole = { left: 0, top: 0, width, height };
  const raster = resample(canvas, whole, small.width, small.height);
  const letterings = findLetters(planes, letters);
  const lettered = letterings.length > 0 ? areaOfLetters(letterings, canvas) : undefined;
  const area = subjectArea(seen.subject, strength, { planes, perMM });
  if (area && lettered) clear(area.contour, lettered);
  const found = upsampleField(fieldOf(seen.saliency), small.width, small.height);
  const skin = findSkin(raster);
  // an animal's fur may have the color of skin
  keepWithin(skin, seen.faces.length > 0 ? fieldOf(seen.person) : undefined);
  for (let i = 0; i < found.data.length; i++) {
    const face = skin.data[i]! * Math.min(1, found.data[i]! * bare.saliency) * bare.subject;
    if (face > found.data[i]!) found.data[i] = face;
  }
  const faces = seen.faces.filter(isMeshed);
  const perPhoto = width / seen.width;
  const ovals: Field = { ...small, data: new Float32Array(small.data.length) };
  fillFaceOvals(ovals, faces, perPhoto / factor);
  for (let i = 0; i < ovals.data.length; i++) if (ovals.data[i] === 1) skin.data[i] = 1;
  const inner = innerFaces(faces, canvas, perPhoto);
  const animalFaces = seen.animalFaces.map((animalFace) => scaledAnimalFace(animalFace, perPhoto));
  const animals = animalFaces.length > 0 ? animalFeatures(animalFaces, small, factor) : undefined;
  if (animals)
    for (let i = 0; i < animals.data.length; i++) skin.data[i] = skin.data[i]! * (1 - animals.data[i]!);
  const by = new Float32Array(small.data.length);
  for (let i = 0; i < by.length; i++) {
    const own = found.data[i]!;
    by[i] = lines.subject * (own - middle) + skinLift * skin.data[i]! * Math.min(1, own * 2);
  }
  const shift = upsampleField({ ...small, data: by }, width, height).data;
  const subject = upsampleField(found, width, height);
  const skinned = upsampleField(skin, width, height);
  const around = animals && upsampleField(animals, width, height);
  if (texture) {
    // compared, not by Math.max: that takes five times as long here
    for (let i = 0; i < shift.length; i++) {
      const own = skinned.data[i]!;
      const animal = around ? around.data[i]! : 0;
      shift[i] = shift[i]! - textureDrop * texture.data[i]! * (1 - (own > animal ? own : animal));
    }
  }
  const hair = known ? hairArea(known, strength, perMM) : undefined;
  const maxShift = Math.max(
    lines.subject * maxOff.above + skinLift,
    animalLift,
    lines.subject * maxOff.below + textureDrop,
    faces.length > 0 ? maxCalm : 0,
  );
  const heights = faces.map(({ points }) => faceHeight(points, perPhoto));
  if (hair && inner)
    openAt(
      inner,
      hair.outline,
      canvas,
      Math.min(hairlineRoom.mm * perMM, hairlineRoom.heights * Math.min(...heights)),
    );
  if (hair) clear(skinned.data, hair.inside);
  if (faces.length > 0) {
    const person = upsampleField(fieldOf(seen.person), width, height);
    calmPeople(shift, strength, { faces, perPhoto, hair, person, settings, isPlain });
  }
  if (around) {
    for (let i = 0; i < shift.length; i++) {
      if (around.data[i]! === 0) continue;
      const by = animalSlope * (strength.data[i]! - animalMiddle);
      const sure = by < -animalLift ? -animalLift : by > animalLift ? animalLift : by;
      shift[i] = shift[i]! + around.data[i]! * (sure - shift[i]!);
    }
  }
  const features = faces.length > 0 ? upsampleField(higherOf(ovals, animals), width, height) : around;
  const shifted = shiftStrength(strength, shift, maxShift);
  emptySpots(shifted, animalFaces);
  if (inner) clear(shifted.data, inner);
  drawJaws(shifted, faces, { planes, map: strength, scale: perPhoto });
  if (hair) raiseContour(shifted, hair.outline, perMM);
  if (area) raiseContour(shifted, area.contour, perMM);
  drawIrises(shifted, strength, animalFaces);
  if (lettered) clear(shifted.data, lettered);
  return {
    strength: shifted,
    subject,
    skin: skinned,
    faces,
    perPhoto,
    animalFaces,
    letterings,
    map: strength,
    ...(hair && { hair }),
    ...(lettered && { lettered }),
    ...(features && { features }),
    ...(inner && { innerFaces: inner }),
    ...(area && { area }),
  };
}
