import { areaOfLetters } from "../edges/draw-letters.ts";
import { findLetters, type Lettering } from "../edges/find-letters.ts";
import { type Field, upsampleField } from "../edges/grid.ts";
import type { Planes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { type AnimalHead, movedHead } from "../seeing/animals/animal-head.ts";
import { fieldOf } from "../seeing/mask.ts";
import type { Seen } from "../seeing/seen.ts";
import { faceHeight, innerFaces, isMeshed, type MeshedFace } from "./face-areas.ts";
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
  /** Faces that are drawn from their landmarks, and how many pixels of the canvas a pixel of the photo has. */
  readonly faces: readonly MeshedFace[];
  readonly perPhoto: number;
  /** 1 where they are. */
  readonly innerFaces?: Uint8Array;
  /** Heads of animals, in pixels of the page. */
  readonly animals: readonly AnimalHead[];
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

/** Lays what was seen over a page. */
export function seenOnPage({ canvas, planes, seen }: PagePhoto, letters: Recipe["letters"]): SeenOnPage {
  const letterings = findLetters(planes, letters);
  const lettered = letterings.length > 0 ? areaOfLetters(letterings, canvas) : undefined;
  const faces = seen.faces.filter(isMeshed);
  const perPhoto = canvas.width / seen.width;
  const inner = innerFaces(faces, canvas, perPhoto);
  const hair = hairOnPage(seen, canvas);
  return {
    subject: upsampleField(fieldOf(seen.saliency), canvas.width, canvas.height),
    faces,
    perPhoto,
    ...(inner && { innerFaces: inner }),
    animals: seen.animals.map((head) => movedHead(head, perPhoto)),
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
