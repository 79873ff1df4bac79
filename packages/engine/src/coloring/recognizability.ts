import { onKernels } from "../kernels/kernels.ts";
import { areasBetween } from "../edges/areas-between.ts";
import type { Size } from "../edges/field.ts";
import { eyesApart } from "../raster/face-parts.ts";
import type { AnimalHead } from "../seeing/animals/animal-head.ts";
import { halfOn } from "../seeing/mask.ts";
import type { Seen } from "../seeing/seen.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import { type Background, settingsOf } from "./options.ts";
import { shownLines } from "./shown-lines.ts";
import { sureLine, sureShare } from "./sure-share.ts";
import { zones } from "./zones.ts";

/** How much of what a photo shows survives on a page of it. All are 0 to 1. */
export interface Recognizability {
  /** All of the rest together: below `hardBelow` most people would not know what they see. */
  readonly estimate: number;
  /** How long the subject's drawn contour is, less where the subject is a guess; where nothing stands out, how long all lines are. */
  readonly outline: number;
  /** The share of the photo's lines that are sure: much less in fur, grass, mist and in the dark; more where a face is drawn. */
  readonly clear: number;
  /** The share of the subject's sure lines with a line of the page near them. */
  readonly inside: number;
  /** How well the largest face can be read; 0 without a face. */
  readonly face: number;
  /** How much is drawn at all; 1 from `enough` on. */
  readonly lines: number;
  /** How far a bold pen draws more areas than it has room for. */
  readonly crowded: number;
}

/**
 * What each part adds to the estimate, which is as much less as there are less lines than enough. Fitted to half of 330 pages
 * (110 photos in three types) that were graded by eye (would print, acceptable, no), then rounded (`docs/coloring.md`).
 */
const worth = {
  none: -0.38,
  outline: 0.5,
  clear: 0.6,
  inside: 0.3,
  crowded: -0.06,
} as const satisfies Partial<Record<keyof Recognizability | "none", number>>;

/** Below this estimate most pages were graded as no, and hardly one as worth printing. */
export const hardBelow = 0.32;
/** Estimates that differ by less say the same: among types that come so near the first one was graded as well as the best. */
const alike = 0.05;
/** A line is near another that is no farther away, as a share of the page's longer side. */
const nearby = 0.012;
/** A longer contour makes no subject clearer, in meters on the page. */
const longest = 1.2;
/** What the contour of a mere guess is worth, as a share of a sure subject's. */
const guessed = 0.4;
/** A face that can be read is worth so much of a contour, in a photo that shows little but that face. */
const faceAsOutline = 0.25;
/**
 * A drawn face makes its photo as clear as this, whatever fur, hair and background do, one of a person as far as it can be read: by eye on
 * nine cats and 36 portraits that nobody had graded, five of which were called hard, all of whom one knows.
 */
const faceAsClear = 0.65;
/** A page with less than this is nearly empty, in meters of lines. */
const enough = 0.3;
/**
 * Pens from so many millimeters on are bold; a page of so many areas, those of some square millimeters, begins to be too fine for
 * them, and one of so many is.
 */
const bold = { pen: 0.9, area: 2, room: 55, full: 70 };
/** Eyes so far apart on the page can be drawn with all they have, in millimeters. */
const clearEyes = 6;
/** What stands for the subject's lines where there are none: what is usual. */
const usual = 0.95;

/** How much of what a photo shows survives on a page with all details, as `maps` say. Takes some milliseconds. */
export function recognizability(maps: ColoringMaps, seen: Seen, background?: Background): Recognizability {
  const on = shownLines(maps, background, { solid: maps.solid });
  const meters = 1000 * maps.perMM;
  const drawn = lengthsOf(on, maps);
  const face = Math.min(1, eyesOf(maps, seen) / clearEyes);
  const parts = {
    outline: outlineOf((nothingStandsOut(seen) ? drawn.all : drawn.contour) / meters, face, maps, seen),
    clear: Math.max(sureLinesOf(seen).share, faceAsClear * (seen.animals.some(isDrawn) ? 1 : face)),
    inside: insideOf(on, maps, seen),
    face,
    lines: Math.min(1, drawn.all / meters / enough),
    crowded: crowdedOf(on, maps),
  };
  const { outline, clear, inside, lines, crowded } = parts;
  const sum =
    worth.none +
    worth.outline * outline +
    worth.clear * clear +
    worth.inside * inside +
    worth.crowded * crowded;
  return { estimate: lines * Math.min(1, Math.max(0, sum)), ...parts };
}

/** Whether eyes of an animal are drawn. */
function isDrawn({ eyes }: AnimalHead): boolean {
  return eyes.length > 0;
}

/** What fits a photo best, from the estimates of its pages; of those that are alike, the first. */
export function bestFitting<Type>(estimates: Iterable<readonly [Type, number]>): Type | undefined {
  const all = [...estimates];
  const max = Math.max(...all.map(([, estimate]) => estimate));
  return all.find(([, estimate]) => estimate > max - alike)?.[0];
}

/** How many pixels of lines there are, and how many of them are the subject's contour. */
function lengthsOf(
  on: Uint8Array,
  { shownFrom, zones: zoned }: ColoringMaps,
): { all: number; contour: number } {
  return onKernels((kernels, arena) => {
    const [shown, from] = [arena.put(on), arena.put(shownFrom)];
    const all = kernels.countLines(shown, from, 0, 0, on.length);
    if (!zoned) return { all, contour: 0 };
    return { all, contour: kernels.countLines(shown, from, arena.put(zoned), zones.contour, on.length) };
  });
}

/**
 * Where nothing stands out every line of a scene is a contour, worth as much as one of a mere guess. Of 24 such pages graded by eye
 * (`docs/coloring.md`) fourteen were acceptable, two of these are called hard; ten were no, five of these are.
 */
function nothingStandsOut({ subject }: Seen): boolean {
  return subject.confidence === 0;
}

/** What the contour says, so many meters long; every line of a drawing is meant. */
function outlineOf(meters: number, face: number, { inkWidth }: ColoringMaps, { subject }: Seen): number {
  if (inkWidth) return 1;
  const length = Math.max(Math.min(1, meters / longest), faceAsOutline * face);
  return length * (guessed + (1 - guessed) * subject.confidence);
}

/** Which share of the subject's sure lines is near what is drawn, but for faces: those are drawn from their landmarks. */
function insideOf(on: Uint8Array, { width, height }: Size, seen: Seen): number {
  const { lines } = seen;
  const { chosen, sum } = sureLinesOf(seen);
  if (sum === 0) return usual;
  const steps = stepsWithin(nearby * Math.max(width, height));
  const kept = onKernels((kernels, arena) =>
    kernels.sumOfNear(
      ...([arena.put(lines.data), lines.width, lines.height, arena.put(chosen), chosen.length] as const),
      ...([arena.put(on), width, height, arena.put(steps), steps.length / 2] as const),
    ),
  );
  return kept / sum;
}

/** Steps to places no farther away, the nearest first: most lines have a pixel of the page beside them. */
function stepsWithin(far: number): Int32Array {
  const squared = far ** 2;
  const reach = Math.floor(Math.sqrt(squared));
  const steps = Array.from({ length: (2 * reach + 1) ** 2 }, (_, i) => [
    (i % (2 * reach + 1)) - reach,
    Math.floor(i / (2 * reach + 1)) - reach,
  ]);
  const squaredOf = ([x, y]: readonly number[]) => x! * x! + y! * y!;
  return Int32Array.from(
    steps
      .filter((step) => squaredOf(step) <= squared)
      .sort((one, other) => squaredOf(one) - squaredOf(other))
      .flat(),
  );
}

/** Which lines of a photo are sure. */
interface SureLines {
  /** Their share, see `sureShare`. */
  readonly share: number;
  /** Cells of those that are the subject's, and how sure they are together. */
  readonly chosen: Int32Array;
  readonly sum: number;
}

/** Looked for once for all pages of a photo. */
const known = new WeakMap<Seen, SureLines>();

function sureLinesOf(seen: Seen): SureLines {
  const before = known.get(seen);
  if (before) return before;
  const { width, height, data } = seen.lines;
  const isWanted = subjectTest(seen);
  const found: number[] = [];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) if (data[i]! >= sureLine && isWanted(x, y)) found.push(i);
  const chosen = Int32Array.from(found);
  const sum = chosen.reduce((sum, i) => sum + data[i]!, 0);
  const sure = { share: sureShare(seen.lines), chosen, sum };
  known.set(seen, sure);
  return sure;
}

/** Whether a cell of the photo's lines is of the subject, all of them where there is none, and of no face with landmarks. */
function subjectTest({ width, lines, subject: { mask }, faces }: Seen): (x: number, y: number) => boolean {
  const hasSubject = mask.data.includes(255);
  const scale = width / lines.width;
  const boxes = faces.filter(({ points }) => points).map(({ box }) => box);
  return (x, y) =>
    (!hasSubject || mask.data[rowOn(mask, lines, y) * mask.width + columnOn(mask, lines, x)]! >= halfOn) &&
    !boxes.some((box) => {
      const [u, v] = [(x + 0.5) * scale - box.x, (y + 0.5) * scale - box.y];
      return u > 0 && v > 0 && u < box.width && v < box.height;
    });
}

/** How far a bold pen draws more areas than it has room for. */
function crowdedOf(on: Uint8Array, { width, height, perMM, type }: ColoringMaps): number {
  if (settingsOf(type).pen.width < bold.pen) return 0;
  const { data, count } = areasBetween(on, width, height);
  const white = new Uint32Array(count);
  for (let i = 0; i < on.length; i++) if (!on[i]) white[data[i]!]!++;
  const areas = white.reduce((sum, pixels) => sum + Number(pixels > bold.area * perMM * perMM), 0);
  return Math.min(1, Math.max(0, (areas - bold.room) / (bold.full - bold.room)));
}

/** The column and the row of a picture in the middle of a cell of another one that lies over it. */
const columnOn = (picture: Size, cells: Size, x: number) =>
  Math.floor(((x + 0.5) * picture.width) / cells.width);
const rowOn = (picture: Size, cells: Size, y: number) =>
  Math.floor(((y + 0.5) * picture.height) / cells.height);

/** How far apart the eyes of the largest face are on the page, in millimeters; 0 without a face that can be drawn. */
function eyesOf({ width, perMM }: ColoringMaps, seen: Seen): number {
  const scale = width / seen.width / perMM;
  const apart = seen.faces.map(({ points, visible }) =>
    points && (visible.leftEye || visible.rightEye) ? eyesApart(points) : 0,
  );
  return scale * Math.max(0, ...apart);
}
