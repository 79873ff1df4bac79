import { areasBetween } from "../edges/areas-between.ts";
import type { Size } from "../edges/field.ts";
import { countBeside } from "../edges/link-gaps.ts";
import { near } from "../edges/near.ts";
import { eyesApart } from "../raster/face-parts.ts";
import { halfOn } from "../seeing/mask.ts";
import type { Seen } from "../seeing/seen.ts";
import { releaseKernels } from "../kernels/kernels.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import type { Background } from "./options.ts";
import { zoneTest } from "./zones.ts";

/** How much of what a photo shows survives on a page of it. All are 0 to 1, but for `looseEnds`. */
export interface Recognizability {
  /** All of the rest together: below `hardBelow` most people would not know what they see. */
  readonly estimate: number;
  /** How sure the lines of the page are, on average. */
  readonly confidence: number;
  /** The share of the subject's contour with a line near it; 0.6, as usual, where nothing stands out. */
  readonly contour: number;
  /** The share of the photo's sure lines with a line near them, inside the subject and around it. */
  readonly inside: number;
  readonly around: number;
  /** How many areas there are to color; 1 from `enough.areas` on. */
  readonly areas: number;
  /** How well the largest face can be read; 0 without a face. */
  readonly face: number;
  /** Ends of lines amid white, for each 100 millimeters of lines. */
  readonly looseEnds: number;
}

/**
 * What each part adds to the estimate. Fitted to 240 pages of forty photos in six types that were graded by eye (would print,
 * acceptable, no), then rounded; photos that it was not fitted to are ranked nearly as well (`docs/coloring.md`).
 */
const worth = {
  none: -1.6,
  confidence: 1.5,
  contour: 0.3,
  inside: 0.3,
  around: 0.6,
  areas: 0.3,
  face: 0.1,
  looseEnds: -0.035,
} as const satisfies Record<Exclude<keyof Recognizability, "estimate"> | "none", number>;

/** Below this estimate two of three of those pages were graded as no, and one of fifty as worth printing. */
export const hardBelow = 0.3;
/** Estimates that differ by less say the same: among types that come so near the first one was graded as well as the best. */
const alike = 0.12;
/** A line is near another that is no farther away, as a share of the page's longer side. */
const nearby = 0.012;
/** The photo's lines from this strength on are sure, 0 to 255. */
const confidentLine = 102;
/** More areas, of at least so many square millimeters, make no page clearer. */
const enough = { areas: 60, area: 2 };
/** Eyes so far apart on the page can be drawn with all they have, in millimeters. */
const clearEyes = 6;
/** More loose ends, for each 100 mm, make no page worse. */
const maxEnds = 8;
/** What stands for shares where there is nothing to share: what is usual. */
const usual = { contour: 0.6, lines: 0.75 };

/** How much of what a photo shows survives on a page with all details, as `maps` say. Takes some milliseconds. */
export function recognizability(maps: ColoringMaps, seen: Seen, background?: Background): Recognizability {
  try {
    const on = shownLines(maps, background);
    const isNear = near(on, maps, (nearby * Math.max(maps.width, maps.height)) ** 2);
    const parts = {
      ...strokesOf(on, maps),
      ...sharesOf(isNear, maps, seen),
      areas: Math.min(1, areasOf(on, maps) / enough.areas),
      face: Math.min(1, eyesOf(maps, seen) / clearEyes),
    };
    let sum: number = worth.none;
    for (const [name, value] of Object.entries(parts)) sum += worth[name as keyof typeof parts] * value;
    return { estimate: Math.min(1, Math.max(0, sum)), ...parts };
  } finally {
    releaseKernels();
  }
}

/** What fits a photo best, from the estimates of its pages; of those that are alike, the first. */
export function bestFitting<Type>(estimates: Iterable<readonly [Type, number]>): Type | undefined {
  const all = [...estimates];
  const max = Math.max(...all.map(([, estimate]) => estimate));
  return all.find(([, estimate]) => estimate > max - alike)?.[0];
}

/** 1 for each pixel of a line or of something filled. */
function shownLines(maps: ColoringMaps, background: Background | undefined): Uint8Array {
  const { shownFrom, solid } = maps;
  const isWanted = zoneTest(maps, background);
  const on = new Uint8Array(shownFrom.length);
  for (let i = 0; i < on.length; i++) if ((shownFrom[i]! > 0 || solid[i]) && isWanted(i)) on[i] = 1;
  return on;
}

function strokesOf(
  on: Uint8Array,
  { width, height, perMM, shownFrom, strength }: ColoringMaps,
): Pick<Recognizability, "confidence" | "looseEnds"> {
  let [length, confidence, ends] = [0, 0, 0];
  for (let i = 0; i < on.length; i++) {
    if (!(on[i] && shownFrom[i])) continue;
    length++;
    confidence += strength[i]!;
    if (countBeside(on, i, width, height) <= 1) ends++;
  }
  if (length === 0) return { confidence: 0, looseEnds: 0 };
  return {
    confidence: confidence / (100 * length),
    looseEnds: Math.min(maxEnds, (100 * perMM * ends) / length),
  };
}

/** Which shares of the subject's contour and of the photo's sure lines are near what is drawn. */
function sharesOf(
  isNear: Uint8Array,
  page: Size,
  { subject: { mask }, lines }: Seen,
): Pick<Recognizability, "contour" | "inside" | "around"> {
  const contour = { all: 0, kept: 0 };
  const hasSubject = mask.data.includes(255);
  const isSubject = (x: number, y: number) => mask.data[y * mask.width + x]! >= halfOn;
  for (let y = 1; y < mask.height - 1; y++)
    for (let x = 1; x < mask.width - 1; x++) {
      if (!isSubject(x, y)) continue;
      if (isSubject(x - 1, y) && isSubject(x + 1, y) && isSubject(x, y - 1) && isSubject(x, y + 1)) continue;
      contour.all++;
      contour.kept += isNear[placeOn(page, mask, x, y)]!;
    }
  const inside = { all: 0, kept: 0 };
  const around = { all: 0, kept: 0 };
  for (let y = 0, i = 0; y < lines.height; y++)
    for (let x = 0; x < lines.width; x++, i++) {
      const line = lines.data[i]!;
      if (line < confidentLine) continue;
      const zone = !hasSubject || mask.data[placeOn(mask, lines, x, y)]! >= halfOn ? inside : around;
      zone.all += line;
      if (isNear[placeOn(page, lines, x, y)]) zone.kept += line;
    }
  return {
    contour: shareOf(contour, usual.contour),
    inside: shareOf(inside, usual.lines),
    around: shareOf(around, usual.lines),
  };
}

function shareOf({ all, kept }: { all: number; kept: number }, otherwise: number): number {
  return all > 0 ? kept / all : otherwise;
}

/** The pixel of a picture in the middle of a cell of another one that lies over it. */
function placeOn(picture: Size, cells: Size, x: number, y: number): number {
  const row = Math.floor(((y + 0.5) * picture.height) / cells.height);
  return row * picture.width + Math.floor(((x + 0.5) * picture.width) / cells.width);
}

/** How many areas the lines leave to color. */
function areasOf(on: Uint8Array, { width, height, perMM }: ColoringMaps): number {
  const { data, count } = areasBetween(on, width, height);
  const white = new Uint32Array(count);
  for (let i = 0; i < on.length; i++) if (!on[i]) white[data[i]!]!++;
  return white.reduce((count, pixels) => count + Number(pixels > enough.area * perMM * perMM), 0);
}

/** How far apart the eyes of the largest face are on the page, in millimeters; 0 without a face that can be drawn. */
function eyesOf({ width, perMM }: ColoringMaps, seen: Seen): number {
  const scale = width / seen.width / perMM;
  return scale * Math.max(0, ...seen.faces.map(({ points }) => (points ? eyesApart(points) : 0)));
}
