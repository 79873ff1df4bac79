import { clear } from "../edges/clear.ts";
import type { Lettering } from "../edges/find-letters.ts";
import type { Field, Size } from "../edges/grid.ts";
import { near } from "../edges/near.ts";
import type { AnimalHead } from "../seeing/animals/animal-head.ts";
import type { BoundaryMaps } from "./boundary-maps.ts";
import { fillAnimalFaces } from "./animal-areas.ts";
import { drawJaws } from "./draw-jaws.ts";
import type { MeshedFace } from "./face-areas.ts";
import { type HairArea, hairArea } from "./hair-area.ts";
import { boundariesNear, lineStrength } from "./line-strength.ts";
import type { Recipe } from "./recipe.ts";
import { type FlowingHair, type PagePhoto, type SeenOnPage, seenOnPage } from "./seen-on-page.ts";
import { raiseContour, type SubjectArea, subjectArea } from "./subject-area.ts";
import { subjectWithHair } from "./subject-with-hair.ts";

/** What is drawn of a picture, of the canvas's size. */
export interface WeighedLines {
  /** How likely a line is, 0 to 1, with what was seen drawn in. */
  readonly strength: Field;
  /** How much each place is what the picture is about, 0 to 1. */
  readonly subject: Field;
  /** Faces that are drawn from their landmarks, and how many pixels of the canvas a pixel of the photo has. */
  readonly faces: readonly MeshedFace[];
  readonly perPhoto: number;
  /** 1 where they are, and nothing else is drawn. */
  readonly innerFaces?: Uint8Array;
  /** Heads of animals, in pixels of the page. */
  readonly animals: readonly AnimalHead[];
  /** Lettering, and where it is, 1 a pixel: no other line is there. */
  readonly letterings: readonly Lettering[];
  readonly lettered?: Uint8Array;
  /** Hair around faces; undefined where there is none. */
  readonly hair?: HairArea;
  readonly flowing?: FlowingHair;
  /** The boundary map, as outlines are found by it. */
  readonly map: Field;
  /** Where the subject is; undefined where nothing stands out. */
  readonly area?: SubjectArea;
}

/** Lets hair hang over faces: its outline through, and what is inside of it is no face. */
function openAt(inner: Uint8Array, { outline, inside }: HairArea, size: Size): void {
  const isNear = near(outline, size, 4);
  for (let i = 0; i < inner.length; i++) if (isNear[i] || inside[i]) inner[i] = 0;
}

/** Outlines that are looked for along the lines of the map, undefined where there are none, and what follows from them. */
export interface Outlines {
  readonly area: SubjectArea | undefined;
  readonly hair: HairArea | undefined;
  /** Where only landmarks draw faces: not where hair hangs over them. */
  readonly innerFaces: Uint8Array | undefined;
}

/**
 * Finds the outlines of a page's subject and of hair.
 * @param strength how likely a boundary is, 0 to 1
 */
export function findOutlines(
  { planes, seen }: PagePhoto,
  onPage: SeenOnPage,
  strength: Field,
  perMM: number,
): Outlines {
  const { lettered, faces } = onPage;
  const whole = onPage.hair ? subjectWithHair(seen, onPage.hair, faces) : seen.subject;
  const area = subjectArea(whole, strength, { planes, perMM });
  if (area && lettered) clear(area.contour, lettered);
  const hair = onPage.hair && hairArea(onPage.hair, strength, perMM);
  const inner = onPage.innerFaces?.slice();
  if (hair && inner) openAt(inner, hair, strength);
  return { area, hair, innerFaces: inner };
}

/** A contour this near to an animal's nose or eye is drawn all the same, in pixels, squared: a profile has both on it. */
const beside = 4;

/** Where only landmarks draw faces of people, and what was found those of animals; undefined where there are none. */
function withAnimalFaces(
  inner: Uint8Array | undefined,
  heads: readonly AnimalHead[],
  { size, isPlain, contour }: { size: Size; isPlain: boolean; contour: Uint8Array | undefined },
): Uint8Array | undefined {
  if (heads.length === 0) return inner;
  const faces = new Uint8Array(size.width * size.height);
  fillAnimalFaces(faces, heads, size, isPlain);
  if (contour) clear(faces, near(contour, size, beside));
  if (inner) for (let i = 0; i < faces.length; i++) faces[i] = faces[i]! | inner[i]!;
  return faces;
}

/** What types of one photo's pages have in common. */
export interface CommonParts {
  readonly onPage: SeenOnPage;
  readonly outlines: Outlines;
}

/**
 * Says how likely a line is at each place of a page, and draws into that what was seen: jaws, the outlines of hair and of the
 * subject.
 * @param common found anew without it
 */
export function weighLines(
  photo: PagePhoto,
  { sharp: map, blended }: BoundaryMaps,
  { plainFaces: isPlain, letters, perMM }: Recipe,
  common?: CommonParts,
): WeighedLines {
  const onPage = common?.onPage ?? seenOnPage(photo, letters);
  const { subject, faces, perPhoto, animals, letterings, lettered } = onPage;
  const { area, hair, innerFaces: inner } = common?.outlines ?? findOutlines(photo, onPage, map, perMM);
  const strength = lineStrength(blended, photo.seen.kept);
  const drawn = withAnimalFaces(inner, animals, { size: map, isPlain, contour: area?.contour });
  for (const own of [drawn, hair?.outline, area?.contour]) if (own) boundariesNear(strength, map, own, perMM);
  if (drawn) clear(strength.data, drawn);
  drawJaws(strength, faces, { planes: photo.planes, map, scale: perPhoto });
  if (hair) raiseContour(strength, hair.outline, perMM);
  if (area) raiseContour(strength, area.contour, perMM);
  if (lettered) clear(strength.data, lettered);
  return {
    strength,
    subject,
    faces,
    perPhoto,
    animals,
    letterings,
    map,
    ...(hair && { hair }),
    ...(onPage.flowing && { flowing: onPage.flowing }),
    ...(lettered && { lettered }),
    ...(drawn && { innerFaces: drawn }),
    ...(area && { area }),
  };
}
