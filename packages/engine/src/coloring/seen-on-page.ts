import { areaOfLetters } from "../edges/draw-letters.ts";
import { findLetters, type Lettering } from "../edges/find-letters.ts";
import { type Field, upsampleField } from "../edges/grid.ts";
import { findSkin } from "../edges/skin.ts";
import type { Planes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import { type AnimalHead, movedHead } from "../seeing/animals/animal-head.ts";
import { fieldOf } from "../seeing/mask.ts";
import type { Seen } from "../seeing/seen.ts";
import { type Forehead, foreheadOf } from "./draw-hairlines.ts";
import { faceHeight, fillFaceOvals, innerFaces, isMeshed, type MeshedFace } from "./face-areas.ts";
import { type CoverOnPage, hairOnPage } from "./hair-on-page.ts";
import { type HairFlow, hairFlow } from "./hair-strokes.ts";
import type { Recipe } from "./recipe.ts";

/** A photo at the size of its page, and what was seen on it. */
export interface PagePhoto {
  readonly canvas: Raster;
  readonly planes: Planes;
  readonly seen: Seen;
}

/** What a photo shows at the pixels of its page, 0 to 1. The same for every type of page. */
export interface SeenOnPage {
  readonly subject: Field;
  readonly skin: Field;
  /** Subject and skin as they were looked for, a few times smaller. */
  readonly small: { readonly subject: Field; readonly skin: Field };
  /** How much each pixel is a person; undefined without faces. */
  readonly person?: Field;
  /** Faces that are drawn from their landmarks, and how many pixels of the canvas a pixel of the photo has. */
  readonly faces: readonly MeshedFace[];
  readonly perPhoto: number;
  readonly foreheads: readonly Forehead[];
  /** 1 where they are. */
  readonly innerFaces?: Uint8Array;
  /** Heads of animals, in pixels of the page. */
  readonly animals: readonly AnimalHead[];
  /** Where faces of people are. */
  readonly features?: Field;
  /** Lettering, and where it is, 1 a pixel. */
  readonly letterings: readonly Lettering[];
  readonly lettered?: Uint8Array;
  /** Hair and hats around faces; and how hair flows. */
  readonly hair?: CoverOnPage;
  readonly flowing?: FlowingHair;
}

/** Which way hair runs, and the height of the middle one of the faces that it is measured by, in pixels of the page. */
export interface FlowingHair {
  readonly flow: HairFlow;
  readonly face: number;
}

/** Subject and skin are looked for at this part of the canvas's size. */
const factor = 4;
/** Skin of people is subject to this share, where saliency is at least 1 / `saliency`; less of it below. By eye on portraits. */
const bare = { saliency: 2.2, subject: 0.85 };

/** Lays what was seen over a page. */
export function seenOnPage({ canvas, planes, seen }: PagePhoto, letters: Recipe["letters"]): SeenOnPage {
  const { width, height } = canvas;
  const size = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
  const whole = { left: 0, top: 0, width, height };
  const raster = resample(canvas, whole, size.width, size.height);
  const letterings = findLetters(planes, letters);
  const lettered = letterings.length > 0 ? areaOfLetters(letterings, canvas) : undefined;
  const found = upsampleField(fieldOf(seen.saliency), size.width, size.height);
  const skin = findSkin(raster);
  // an animal's fur may have the color of skin
  keepWithin(skin, seen.faces.length > 0 ? fieldOf(seen.person) : undefined);
  for (let i = 0; i < found.data.length; i++) {
    const face = skin.data[i]! * Math.min(1, found.data[i]! * bare.saliency) * bare.subject;
    if (face > found.data[i]!) found.data[i] = face;
  }
  const faces = seen.faces.filter(isMeshed);
  const perPhoto = width / seen.width;
  const ovals: Field = { ...size, data: new Float32Array(skin.data.length) };
  fillFaceOvals(ovals, faces, perPhoto / factor);
  for (let i = 0; i < ovals.data.length; i++) if (ovals.data[i] === 1) skin.data[i] = 1;
  const inner = innerFaces(faces, canvas, perPhoto);
  const features = faces.length > 0 ? upsampleField(ovals, width, height) : undefined;
  const hair = hairOnPage(seen, canvas);
  return {
    subject: upsampleField(found, width, height),
    skin: upsampleField(skin, width, height),
    small: { subject: found, skin },
    ...(faces.length > 0 && { person: upsampleField(fieldOf(seen.person), width, height) }),
    faces,
    perPhoto,
    foreheads: faces.map((face) => foreheadOf(face, planes, perPhoto)),
    ...(inner && { innerFaces: inner }),
    animals: seen.animals.map((head) => movedHead(head, perPhoto)),
    ...(features && { features }),
    letterings,
    ...(lettered && { lettered }),
    ...(hair && { hair, flowing: flowingHair(planes, faces, perPhoto) }),
  };
}

function flowingHair(planes: Planes, faces: readonly MeshedFace[], perPhoto: number): FlowingHair {
  const heights = faces.map(({ points }) => faceHeight(points, perPhoto)).sort((p, q) => p - q);
  const face = heights[heights.length >> 1]!;
  return { flow: hairFlow(planes, face), face };
}

/** Values times those of a field of any size, 0 without one. */
function keepWithin({ width, height, data }: Field, within: Field | undefined): void {
  const share = within && upsampleField(within, width, height).data;
  for (let i = 0; i < data.length; i++) data[i] = share ? data[i]! * share[i]! : 0;
}
