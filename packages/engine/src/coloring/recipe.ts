import type { AreaSetting } from "../edges/rank-areas.ts";
import type { Setting } from "../edges/rank-stretches.ts";
import type { Selection } from "../edges/select-lines.ts";
import { printablePage } from "../drawing/papers.ts";
import { detailSettings, detailsRange } from "./details-range.ts";
import { type ColoringType, settingsOf } from "./options.ts";
import type { LineSettings, TypeSettings } from "./type-settings.ts";

/** A photo is blown up by this much at most; a small one by more, to this many pixels to the side. */
const mostBlownUp = 1.5;
const mostOfSmall = 4;
const smallSide = 640;
/** No page is narrower than this, in millimeters. */
const narrowest = 4;

/** A photo's place on the page: working pixels, and how many of them a millimeter has. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly perMM: number;
}

/**
 * How large a photo is looked at, and how large it is on the page.
 * @param most pixels of the longer side
 */
export function pageSize(
  photo: { readonly width: number; readonly height: number },
  type: ColoringType,
  most: number = settingsOf(type).look.side,
): PageSize {
  const long = Math.max(photo.width, photo.height);
  const short = Math.min(photo.width, photo.height);
  const side = Math.min(
    most,
    Math.max(Math.min(smallSide, mostOfSmall * long), Math.round(mostBlownUp * long)),
  );
  const perMM = Math.max(side / printablePage.longMM, (side * short) / long / printablePage.shortMM);
  const scaled = (value: number) => Math.max(Math.ceil(narrowest * perMM), Math.round((value * side) / long));
  return { width: scaled(photo.width), height: scaled(photo.height), perMM };
}

/** What the stages need to know; lengths and areas in working pixels. */
export interface Recipe {
  /** Working pixels of a millimeter. */
  readonly perMM: number;
  readonly settings: TypeSettings;
  /** What is found before anything is ranked. */
  readonly full: {
    readonly length: number;
    readonly salience: number;
    readonly thresholds: readonly [number, number];
  };
  /** Width of the pen. */
  readonly pen: number;
  /** Shorter twigs of strokes go. */
  readonly shortestTwig: number;
  readonly letters: { readonly least: number; readonly most: number };
  readonly link: number;
  /** Where areas close, lines up to so long that end in the middle of one go; 0 elsewhere. */
  readonly stray: number;
  /** Least distance of two lines. */
  readonly apart: number;
  /** Areas in which lines leave fewer pixels white join a neighbor. */
  readonly smallest: number;
  /** The longest stretch that is shown or hidden as a whole. */
  readonly stretch: number;
  readonly speck: number;
  /** Whether faces have hardly any lines but those of their landmarks. */
  readonly plainFaces: boolean;
}

/** Lines are found with this share of the salience that a page then asks for, so that the slider has something to choose from. */
const foundSalience = 0.55;
/** Twigs of strokes are at least so many pens long: what is shorter hides below the line it hangs on. */
const twigPens = 1.3;
/** Letters are from so high, in millimeters, that a pen can draw them, to so high that they are shapes of their own. By eye. */
const letterHeight = { least: 2.5, most: 32 };

/** A type's millimeters become pixels. */
export function recipe(type: ColoringType, perMM: number): Recipe {
  const settings = settingsOf(type);
  const { lines, areas, pen } = settings;
  const area = perMM * perMM;
  return {
    perMM,
    settings,
    full: {
      length: lines.length * perMM,
      salience: lines.salience * perMM * foundSalience,
      thresholds: lines.thresholds,
    },
    pen: pen.width * perMM,
    shortestTwig: Math.max(lines.shortest / 4, twigPens * pen.width) * perMM,
    letters: { least: letterHeight.least * perMM, most: letterHeight.most * perMM },
    link: lines.link * perMM,
    stray: areas.closed ? strayOf(lines) * perMM : 0,
    apart: pen.width * (1 + lines.fuse) * perMM,
    smallest: areas.sliver * area,
    stretch: 3 * perMM,
    speck: 5,
    plainFaces: lines.faces < 0.5,
  };
}

/** Lines up to so long that end in the middle of an area go, in millimeters. */
const strayOf = ({ shortest, stray = 1.4 * shortest }: LineSettings): number => stray;

/** How far a setting of the slider is from all details: 0 at the most, 1 at the fewest. */
function reduction(details: number): number {
  const { min, max } = detailsRange;
  return (max - details) / (max - min);
}

/** Share of its lines that a page loses at the fewest details. */
const mostReduced = 0.65;
/** The salience of a type that a page asks for with all details, and how much more with the fewest. By eye. */
const salienceOf = { all: 0.6, fewest: 2.5 };
/** How much larger the smallest areas are with the fewest details. By eye. */
const smallestAtFewest = 2.5;
/** Lines that are as sure as this stay at every setting, if they are long enough. */
const sure = 0.9;
/** Areas whose border is clearer stay two at every setting. */
const clear = 0.6;

/**
 * What each setting of the slider asks of lines.
 * @param found the threshold at which the lines of a full page were found, and their length in pixels
 */
export function lineSettings(
  type: ColoringType,
  perMM: number,
  found: { threshold: number; length: number },
): Setting[] {
  const { lines } = settingsOf(type);
  const { salience, shortest } = lines;
  const stray = strayOf(lines);
  return detailSettings.map((details) => {
    const k = reduction(details);
    return {
      details,
      length: k === 0 ? Number.POSITIVE_INFINITY : found.length * (1 - mostReduced * k),
      thresholds: [found.threshold, k === 0 ? found.threshold : Math.max(found.threshold, sure)],
      salience: salience * perMM * (salienceOf.all + salienceOf.fewest * k),
      shortest: perMM * (stray + shortest * k),
    };
  });
}

/**
 * A calm background has areas at least so large, in square millimeters: the first size with which the page has enough lines, a
 * share of the length that a full one of its type has. It keeps borders of this strength (0 to 1; the more, the emptier). By
 * eye on eighteen photos: a horizon and a saucer stay, a bench and a fence go; around a small surfer the wave stays too.
 */
const calmAreas = { smallest: [400, 200, 100, 50], enough: 0.4, strong: 0.2 };
/** Its lines are at least so sure, this long where they part no areas, and say so much together (length × chance), in millimeters. */
const calmLines = { threshold: 0.55, shortest: 60, salience: 12 };

/**
 * What a calm background asks of areas and of lines. What parts areas of each size is told by one of `levels`, the largest first,
 * what parts any by a higher number; `enough` is a length in pixels.
 */
export function calmSettings(
  type: ColoringType,
  perMM: number,
): {
  levels: readonly number[];
  enough: number;
  areas: readonly AreaSetting[];
  lines: Selection;
} {
  const { threshold, shortest, salience } = calmLines;
  const { min, max, step } = detailsRange;
  const levels = calmAreas.smallest.map((_, k) => min + k * step);
  return {
    levels,
    enough: calmAreas.enough * settingsOf(type).lines.length * perMM,
    areas: [
      ...calmAreas.smallest.map((smallest, k) => ({
        details: levels[k]!,
        smallest: smallest * perMM * perMM,
        share: 0,
        strong: calmAreas.strong,
      })),
      { details: max, smallest: 0, share: 1, strong: 0 },
    ],
    lines: { threshold, shortest: shortest * perMM, salience: salience * perMM },
  };
}

/**
 * Lines of the subject that are as sure as this come before the background, where they are so long and say so much together
 * (length × chance), in millimeters. By eye: the veins of a butterfly's wing, no fur.
 */
const strong = { threshold: 0.65, shortest: 6, salience: 5 };

export function strongLines(perMM: number): Selection {
  const { threshold, shortest, salience } = strong;
  return { threshold, shortest: shortest * perMM, salience: salience * perMM };
}

/** The setting of the slider from which on a calm background is shown, all of it at once, so that its areas stay closed. */
export const calmFrom = 40;
/** No other line of the background is shown below this setting. */
const backgroundFrom = 50;

/** The rank of a line of the background: what is inside the subject comes first. 0, never shown, stays 0. */
export function behindSubject(rank: number): number {
  const { min, max, step } = detailsRange;
  if (rank === 0) return 0;
  const moved = backgroundFrom + ((rank - min) * (max - backgroundFrom)) / (max - min);
  return step * Math.ceil(moved / step);
}

/** What each setting of the slider asks of closed areas. */
export function areaSettings(type: ColoringType, perMM: number): AreaSetting[] {
  const { smallest = 0 } = settingsOf(type).areas.closed ?? {};
  return detailSettings.map((details) => {
    const k = reduction(details);
    return {
      details,
      smallest: smallest * (1 + smallestAtFewest * k) * perMM * perMM,
      share: 1 - mostReduced * k,
      strong: clear,
    };
  });
}
