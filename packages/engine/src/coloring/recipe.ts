import type { AreaSetting } from "../edges/rank-areas.ts";
import type { Setting } from "../edges/rank-segments.ts";
import type { Selection } from "../edges/select-lines.ts";
import { printablePage } from "../drawing/papers.ts";
import { detailSettings, detailsRange } from "./details-range.ts";
import { type ColoringType, settingsOf } from "./options.ts";
import type { LineSettings, TypeSettings } from "./type-settings.ts";

/** A photo is blown up by this much at most; a small one by more, to this many pixels to the side. */
const maxEnlargement = 1.5;
const maxEnlargementOfSmall = 4;
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
 * @param max pixels of the longer side
 */
export function pageSize(
  photo: { readonly width: number; readonly height: number },
  type: ColoringType,
  max: number = settingsOf(type).analysis.side,
): PageSize {
  const long = Math.max(photo.width, photo.height);
  const short = Math.min(photo.width, photo.height);
  const side = Math.min(
    max,
    Math.max(Math.min(smallSide, maxEnlargementOfSmall * long), Math.round(maxEnlargement * long)),
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
  /** What lines need before anything is ranked. */
  readonly threshold: number;
  readonly totalStrength: number;
  /** Width of the pen. */
  readonly pen: number;
  /** Shorter spurs of strokes go. */
  readonly shortestSpur: number;
  readonly letters: { readonly min: number; readonly max: number };
  readonly link: number;
  /** Where areas close, lines up to so long that end in the middle of one go; 0 elsewhere. */
  readonly dangling: number;
  /** Least distance of two lines. */
  readonly apart: number;
  /** Areas in which lines leave fewer pixels white join a neighbor. */
  readonly minArea: number;
  /** The longest segment that is shown or hidden as a whole. */
  readonly segment: number;
  readonly speck: number;
  /** Whether faces have hardly any lines but those of their landmarks. */
  readonly plainFaces: boolean;
}

/**
 * Lines are found with this share of the total strength that a page then asks for, so that the slider has something to choose
 * from.
 */
const foundTotalStrength = 0.55;
/** Spurs of strokes are at least so many pens long: what is shorter hides below the line it hangs on. */
const spurPens = 1.3;
/** Letters are from so high, in millimeters, that a pen can draw them, to so high that they are shapes of their own. By eye. */
const letterHeight = { min: 2.5, max: 32 };
/** Lines longer than this are shown or hidden in parts, in millimeters; lines of fewer pixels than a speck has are none. */
const longestSegment = 3;
const speck = 5;

/** A type's millimeters become pixels. */
export function recipe(type: ColoringType, perMM: number): Recipe {
  const settings = settingsOf(type);
  const { lines, areas, pen } = settings;
  const area = perMM * perMM;
  return {
    perMM,
    settings,
    threshold: lines.threshold,
    totalStrength: lines.totalStrength * perMM * foundTotalStrength,
    pen: pen.width * perMM,
    shortestSpur: Math.max(lines.shortest / 4, spurPens * pen.width) * perMM,
    letters: { min: letterHeight.min * perMM, max: letterHeight.max * perMM },
    link: lines.link * perMM,
    dangling: areas.closedFrom !== undefined ? danglingOf(lines) * perMM : 0,
    apart: pen.width * (1 + lines.fuse) * perMM,
    minArea: areas.sliver * area,
    segment: longestSegment * perMM,
    speck,
    plainFaces: lines.plainFaces === true,
  };
}

/** Where a type says nothing of them, dangling lines are so many times as long as its shortest line. */
const danglingPerShortest = 1.4;

/** Lines up to so long that end in the middle of an area go, in millimeters. */
const danglingOf = ({ shortest, dangling = danglingPerShortest * shortest }: LineSettings): number =>
  dangling;

/** How far a setting of the slider is from all details: 0 at the most, 1 at the fewest. */
function reduction(details: number): number {
  const { min, max } = detailsRange;
  return (max - details) / (max - min);
}

/** Share of its lines that a page loses at the fewest details. */
const maxReduction = 0.65;
/** The total strength of a type that a page asks for with all details, and how much more with the fewest. By eye. */
const totalStrengthOf = { all: 0.6, atMin: 2.5 };
/** How much larger the smallest areas are with the fewest details. By eye. */
const minAreaAtMin = 2.5;
/** Lines that are as sure as this stay at every setting, if they are long enough. */
const sure = 0.9;
/** Areas whose border is clearer stay two at every setting. */
const clear = 0.6;

/**
 * What each setting of the slider asks of lines.
 * @param found the threshold at which the lines of a full page were found, and their length in pixels; of a drawing's lines all are
 * shown with all details
 */
export function lineSettings(
  type: ColoringType,
  perMM: number,
  found: { threshold: number; length: number; isDrawing?: boolean },
): Setting[] {
  const { lines } = settingsOf(type);
  const { totalStrength, shortest } = lines;
  const [dangling, minTotal] = found.isDrawing ? [0, 0] : [danglingOf(lines), totalStrengthOf.all];
  return detailSettings.map((details) => {
    const k = reduction(details);
    return {
      details,
      length: k === 0 ? Number.POSITIVE_INFINITY : found.length * (1 - maxReduction * k),
      thresholds: [found.threshold, k === 0 ? found.threshold : Math.max(found.threshold, sure)],
      totalStrength: totalStrength * perMM * (minTotal + totalStrengthOf.atMin * k),
      shortest: perMM * (dangling + shortest * k),
    };
  });
}

/**
 * Lines of a calm background are as sure as this, so long where they end freely, and say so much together (length × chance), in
 * millimeters. F1 of 41 training photos of `training/lines` is .72 from .6 to .75; with less, more lines come than were labeled.
 */
const calm = { threshold: 0.7, shortest: 15, totalStrength: 25 };

export function calmLines(perMM: number): Selection {
  const { threshold, shortest, totalStrength } = calm;
  return { threshold, shortest: shortest * perMM, totalStrength: totalStrength * perMM };
}

/**
 * They go on so far, in millimeters, to where another line is: on 41 training photos 4.4 lines a page ended freely without it, 2.1 do now, and
 * F1 is the same. From 60 on 1.9 do.
 */
export const calmReach = 30;

/**
 * Lines of the subject that are as sure as this come before the background, where they are so long and say so much together
 * (length × chance), in millimeters. By eye: the veins of a butterfly's wing, no fur.
 */
const strong = { threshold: 0.65, shortest: 6, totalStrength: 5 };

export function strongLines(perMM: number): Selection {
  const { threshold, shortest, totalStrength } = strong;
  return { threshold, shortest: shortest * perMM, totalStrength: totalStrength * perMM };
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
  const { closedFrom: minArea = 0 } = settingsOf(type).areas;
  return detailSettings.map((details) => {
    const k = reduction(details);
    return {
      details,
      minArea: minArea * (1 + minAreaAtMin * k) * perMM * perMM,
      share: 1 - maxReduction * k,
      strong: clear,
    };
  });
}
