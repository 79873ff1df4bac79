import { onKernels } from "../kernels/kernels.ts";
import { type Field, type Size, upsampleField } from "../edges/grid.ts";
import type { Lettering } from "../edges/find-letters.ts";
import { shiftStrength } from "../edges/strength-table.ts";
import type { AnimalHead } from "../seeing/animals/animal-head.ts";
import { clear } from "../edges/clear.ts";
import { near } from "../edges/near.ts";
import type { Boundaries } from "./boundary-strength.ts";
import type { MeshedFace } from "./face-areas.ts";
import { drawHairlines } from "./draw-hairlines.ts";
import { drawJaws } from "./draw-jaws.ts";
import { fillAnimalFaces } from "./animal-areas.ts";
import { calmPeople, maxCalm } from "./calm-people.ts";
import { type HairArea, hairArea } from "./hair-area.ts";
import type { Recipe } from "./recipe.ts";
import { type FlowingHair, type PagePhoto, type SeenOnPage, seenOnPage } from "./seen-on-page.ts";
import { raiseContour, type SubjectArea, subjectArea } from "./subject-area.ts";
import { subjectWithHair } from "./subject-with-hair.ts";

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
  /** Heads of animals, in pixels of the page. */
  readonly animals: readonly AnimalHead[];
  /** Where faces of people are: 0 to 1. */
  readonly features?: Field;
  /** Lettering, and where it is, 1 a pixel: no other line is there. */
  readonly letterings: readonly Lettering[];
  readonly lettered?: Uint8Array;
  /** Hair around faces; undefined where there is none. */
  readonly hair?: HairArea;
  /** 1 at hairlines of faces: they are no wrinkles. */
  readonly hairlines?: Uint8Array;
  readonly flowing?: FlowingHair;
  /** What the map shows before anything is raised or lowered. */
  readonly map: Field;
  /** Where the subject is; undefined where nothing stands out. */
  readonly area?: SubjectArea;
}

/** What counts as subject is above this, 0 to 1; other places move by this and by the rest of 1 at most, a little rounded up. */
const middle = 0.45;
const maxOff = { below: 0.5, above: 0.6 };
/** How much lines on skin come before others, beyond the subject. */
const skinLift = 0.9;
/**
 * How much lines within texture come after others, in logits. By eye on forty photos: with 1.6 windows of houses and roofs of a temple
 * went with the grass; without any, grass and foliage fill the page.
 */
const textureDrop = 0.7;

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
  /** Skin without hair. */
  readonly skin: Field;
}

/**
 * Finds the outlines of a page's subject and of hair.
 * @param strength how likely a line is, 0 to 1
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
  const skin = { ...onPage.skin, data: onPage.skin.data.slice() };
  if (hair) clear(skin.data, hair.inside);
  return { area, hair, innerFaces: inner, skin };
}

/** Lowers lines within texture, but for skin. */
function lowerTexture(shift: Float32Array, texture: Field, { skin }: SeenOnPage): void {
  onKernels((kernels, arena) => {
    const at = arena.put(shift);
    const [texts, skins] = [arena.put(texture.data), arena.put(skin.data)];
    kernels.lowerTexture(at, texts, skins, textureDrop, shift.length);
    arena.read(at, shift);
  });
}

/** How much lines come before others by what they belong to, in logits: the subject, and skin on it. */
function bySubject({ subject, skin }: SeenOnPage["small"], counts: number): Field {
  const { width, height, data } = subject;
  return onKernels((kernels, arena) => {
    const at = arena.put(data);
    kernels.preferSubject(at, arena.put(skin.data), counts, middle, skinLift, data.length);
    return { width, height, data: arena.read(at, new Float32Array(data.length)) };
  });
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
 * Finds what the picture is about and moves the strength of lines accordingly.
 * @param common found anew without it
 */
export function weighLines(
  photo: PagePhoto,
  { strength, texture }: Boundaries,
  { settings, plainFaces: isPlain, letters, perMM }: Recipe,
  common?: CommonParts,
): WeighedLines {
  const { width, height } = strength;
  const { lines } = settings;
  const onPage = common?.onPage ?? seenOnPage(photo, letters);
  const { small, subject, features, faces, perPhoto, person, animals, letterings, lettered } = onPage;
  const {
    area,
    hair,
    skin,
    innerFaces: inner,
  } = common?.outlines ?? findOutlines(photo, onPage, strength, perMM);
  const shift = upsampleField(bySubject(small, lines.subject), width, height).data;
  if (texture) lowerTexture(shift, texture, onPage);
  const maxShift = Math.max(
    lines.subject * maxOff.above + skinLift,
    lines.subject * maxOff.below + textureDrop,
    faces.length > 0 ? maxCalm : 0,
  );
  if (person) calmPeople(shift, strength, { faces, perPhoto, hair, person, settings, isPlain });
  const shifted = shiftStrength(strength, shift, maxShift);
  const drawn = withAnimalFaces(inner, animals, { size: strength, isPlain, contour: area?.contour });
  if (drawn) clear(shifted.data, drawn);
  const hairlines = drawHairlines(shifted, onPage.foreheads, strength);
  // after hairlines, which end where jaws begin
  drawJaws(shifted, faces, { planes: photo.planes, map: strength, scale: perPhoto });
  const innerFaces = drawn?.slice();
  // hair may hang into a face
  if (innerFaces && hairlines) clear(innerFaces, hairlines);
  if (hair) raiseContour(shifted, hair.outline, perMM);
  if (area) raiseContour(shifted, area.contour, perMM);
  if (lettered) clear(shifted.data, lettered);
  return {
    strength: shifted,
    subject,
    skin,
    faces,
    perPhoto,
    animals,
    letterings,
    map: strength,
    ...(hair && { hair }),
    ...(hairlines && { hairlines }),
    ...(onPage.flowing && { flowing: onPage.flowing }),
    ...(lettered && { lettered }),
    ...(features && { features }),
    ...(innerFaces && { innerFaces }),
    ...(area && { area }),
  };
}
