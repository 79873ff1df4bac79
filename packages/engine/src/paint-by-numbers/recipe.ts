import { stepsPerUnit } from "../colors/oklab.ts";
import { comfortableNumber } from "../drawing/digits.ts";
import { mmPerPoint } from "../drawing/units.ts";
import type { Looseness } from "../paths/looseness.ts";
import type { Leading } from "../paths/leader-lines.ts";
import type { Numbering } from "../paths/place-numbers.ts";
import type { Repeating } from "../paths/repeat-numbers.ts";
import { essential } from "../raster/importance.ts";
import type { Smoothing } from "../raster/smooth.ts";
import type { LetterFloor } from "../regions/lay-letters.ts";
import type { Floor, Protecting } from "../regions/make-paintable.ts";
import type { Merging } from "../regions/merge-regions.ts";
import type { Rounding } from "../regions/round-regions.ts";
import { mixedNumberOfColors, type PaintByNumbersOptions, paintByNumbersOptions } from "./options.ts";
import type { Canvas } from "./canvas.ts";
import type { PaintBox } from "./palette-of-paints.ts";
import { regionBudget } from "./region-budget.ts";

/** What the stages need to know. Lengths and areas are in working pixels, colors in OKLab steps. */
export interface Recipe {
  readonly colors: number;
  /** The paints that the palette is chosen from, if it is not made of the photo's own colors. */
  readonly paintBox: PaintBox | undefined;
  /** Least difference (CIEDE2000) between two colors of the palette; between two exact ones of flat art. */
  readonly apart: number;
  readonly exactApart: number;
  /** Share of the picture from which a strong color that the palette would miss gets a paint. */
  readonly small: number;
  /** How colors count where there is texture; see `broadColors`. */
  readonly broad: { readonly perMM: number; readonly tolerance: number };
  readonly smoothing: Smoothing | undefined;
  /** How much is smoothed besides where somebody asked for calm. */
  readonly calming: Smoothing;
  readonly stretch: boolean;
  readonly merging: Omit<Merging, "palette" | "sideCount" | "unwanted" | "favor">;
  /** How many regions there may be. */
  readonly regions: number;
  readonly rounding: Omit<Rounding, "palette" | "sideCount" | "importance">;
  /** How many times more essential pixels count. */
  readonly essential: { readonly fidelity: number; readonly weight: number; readonly faces: number };
  readonly floor: Omit<Floor, "lengths" | "importance">;
  /** What the most important regions need instead. */
  readonly protectedFloor: Omit<Protecting, "of">;
  /** What letters need. */
  readonly letters: Omit<LetterFloor, "room" | "lengths">;
  readonly perMM: number;
  /** Share of the mean region's area below which regions are merged. */
  readonly minShareOfMean: number;
  readonly looseness: Looseness;
  readonly numbers: Omit<Numbering, "lengths">;
  /** Numbers below `readable`, in pixels, are hard to read where they are. */
  readonly leading: Omit<Leading, "min" | "lengths"> & { readonly readable: number };
  /** Regions without room for a circle of this width have no number inside, whatever fits into them. */
  readonly narrow: number;
  /** Share of all regions whose numbers may stand outside in the end, besides the only number of a color. */
  readonly maxLedShare: number;
  readonly repeating: Omit<Repeating, "lengths" | "maxSize" | "clearance">;
}

/** Pixel mode needs only a few pixels for each of its cells. */
const pixelModeDensity = 2;
/** Reach of the smoothing, in millimeters: a brush's width or more would level what it could still paint. */
const smoothingReach = 0.5;
/**
 * The same where somebody asked for calm, and how many times as strong the edges are that stop it. By eye on leaves and walls.
 */
const calming = { reach: 4, edge: 2 };
/**
 * Squared units of color error for which a millimeter of border is worth drawing, for each millimeter of depth: low, so that a calm
 * picture keeps what it has, while a busy one merges on to its budget. Of 18 photos on A4, 5 came within a quarter of the budget at 10, 11
 * at 0.5, and no more below.
 */
const merging = 0.5;
/**
 * Of regions at least this many times as large as the floor asks for, at least this share has room for a brush and a number; measured 0.5
 * to 0.85. What is too much then goes after the floor.
 */
const surviving = { size: 2, share: 0.5 };
/** Regions merge at first up to this share of the smallest area of the floor: what is left of it the floor decides, which knows what is essential. */
const firstAreaShare = 0.4;
/** Votes lost for each squared unit between a pixel and a region's color. */
const fidelity = 0.0012;
/** Essential pixels hold on to their color so many times more, and count so many times more for the palette. */
const essentialFidelity = 5;
const essentialWeight = 12;
/** What all pixels of faces count for the palette. */
const faceWeight = 3;
/** A strong color gets a paint of its own from such an area on, in square millimeters: lips, an eye, a flower. */
const smallCluster = 30;
/** A border is weak when colors across it differ by less than this many units. */
const weakContrast = 4;
/** Without enhancement borders are only lightly rounded, in millimeters. */
const rawBorder = 0.2;
/** Curves keep the usual distance from borders between colors so many units apart, and so much of it at least and most. */
const usualContrast = 12;
const tightest = 0.5;
const loosest = 2.5;
/** Width and area that the most important regions need, in millimeters, whatever the options ask of others. */
const protectedWidth = 1.56;
const protectedArea = 1.5;
/** Those that differ from what is around them by so many units, and letters, need only this width: that of the finest brush. */
const strikingContrast = 36;
const strikingWidth = 0.8;
/** The same for regions that are essential all over: a dot of the finest brush. */
const essentialWidth = 1.2;
const essentialArea = 1.1;
/**
 * Largest size of a number that is looked for, in points: well over the largest one that is printed, so that it stands where
 * there is most room.
 */
export const maxNumberSize = 42;
/** Numbers below the first size, in points, stand outside their regions at the second, if there is room. */
export const readableNumber = 4.5;
const ledNumber = 5;
/** Sizes of numbers are rounded down to multiples of this in the end, in millimeters. */
const sizeStep = 0.01;
/** Lines to numbers outside are at most so long, and these so far from other numbers, in millimeters: longer or closer ones would cover a face. */
const longestLine = 8;
const numbersApart = 3;
/** Of more than this share of all regions no number stands outside, but a color's only one: essential ones are painted over instead. */
const maxLedShare = 0.03;
/** A region narrower than this is detail that was protected: its number stands outside. In millimeters. */
const narrowRegion = 1.56;
/** Share of regions that detail may add though their numbers must stand outside, besides what is essential: lines are in a painter's way. */
const ledDetailShare = 0.015;
/** The same for letters, and what they enclose: of a word with more all numbers would. */
const ledLetterShare = 0.02;
/** A number serves so much of its region around it, and others are sought in cells of this side; in millimeters. */
export const numberSpacing = 65;
const numberGrain = 3;
/** Free space between digits and lines, in millimeters. */
export const clearance = 0.2;

/** Working pixels per millimeter that these options ask for, before the limits on working pixels. */
export function workingDensity(options: PaintByNumbersOptions): number {
  if (options.mode === "pixel") return pixelModeDensity;
  return paintByNumbersOptions.detalization.words[options.detalization].density;
}

/** The paints of these options, if they name any. */
export function paintBox({ palette, mixPalette }: PaintByNumbersOptions): PaintBox | undefined {
  return palette && { paints: palette, mixed: mixPalette };
}

/** The number of colors, within what mixing allows. */
export function numberOfColors({
  numberOfColors: wanted,
  palette,
  mixPalette,
}: PaintByNumbersOptions): number {
  return palette && mixPalette ? Math.min(wanted, mixedNumberOfColors.max) : wanted;
}

/** The user's words become the numbers of the stages on a canvas. */
export function recipe(options: PaintByNumbersOptions, canvas: Omit<Canvas, "cut">): Recipe {
  const perMM = canvas.height / canvas.heightMM;
  const regions = regionBudget(canvas, options);
  const detail = paintByNumbersOptions.detalization.words[options.detalization];
  const shape = paintByNumbersOptions.segmentsComplexity.words[options.segmentsComplexity];
  const precision = paintByNumbersOptions.colorPrecision.words[options.colorPrecision];
  const gradient = paintByNumbersOptions.gradientStep.words[options.gradientStep];
  const { enhancement } = options;
  const border = enhancement ? detail.border : rawBorder;
  const minArea = detail.minArea * shape.minArea * perMM * perMM;
  const points = (size: number) => size * mmPerPoint * perMM;
  const squaredSteps = stepsPerUnit * stepsPerUnit;
  return {
    colors: numberOfColors(options),
    paintBox: paintBox(options),
    apart: precision.apart,
    exactApart: precision.exact,
    small: smallCluster / (canvas.widthMM * canvas.heightMM),
    broad: { perMM, tolerance: gradient.tolerance },
    smoothing: enhancement ? { reach: smoothingReach * perMM, edge: precision.edge } : undefined,
    calming: { reach: calming.reach * perMM, edge: calming.edge * precision.edge },
    stretch: enhancement,
    merging: {
      limit: merging * perMM * shape.merging * squaredSteps,
      minArea: minArea * firstAreaShare,
      weak: { contrast: weakContrast * stepsPerUnit, factor: gradient.weakBorder },
      budget: { counted: minArea * surviving.size, max: Math.round(regions / surviving.share) },
    },
    regions,
    rounding: {
      sigma: border * shape.border * perMM,
      fidelity: fidelity / squaredSteps,
      sweeps: enhancement ? 8 : 2,
    },
    essential: { fidelity: essentialFidelity, weight: essentialWeight, faces: faceWeight },
    floor: {
      radius: (detail.narrowest / 2) * perMM,
      minArea,
      number: points(detail.number),
      clearance: clearance * perMM,
    },
    protectedFloor: {
      radius: (Math.min(protectedWidth, detail.narrowest) / 2) * perMM,
      minArea: Math.min(protectedArea, detail.minArea) * perMM * perMM,
      striking: {
        contrast: strikingContrast * stepsPerUnit,
        radius: (Math.min(strikingWidth, detail.narrowest) / 2) * perMM,
      },
      ledShare: ledDetailShare,
      essential: {
        from: essential,
        radius: (Math.min(essentialWidth, detail.narrowest) / 2) * perMM,
        minArea: Math.min(essentialArea, detail.minArea) * perMM * perMM,
      },
    },
    letters: {
      radius: (strikingWidth / 2) * perMM,
      minArea: (strikingWidth * perMM) ** 2,
      open: (Math.min(narrowRegion, detail.narrowest) / 2) * perMM,
      ledShare: ledLetterShare,
    },
    perMM,
    minShareOfMean: options.minArea / 100,
    looseness: {
      usual: shape.tolerance * perMM,
      min: shape.tolerance * perMM * tightest,
      max: shape.tolerance * perMM * loosest,
      contrast: usualContrast * stepsPerUnit,
    },
    numbers: { maxSize: points(maxNumberSize), clearance: clearance * perMM },
    leading: {
      readable: points(readableNumber) + sizeStep * perMM,
      size: points(ledNumber),
      comfortable: points(comfortableNumber),
      clearance: clearance * perMM,
      longest: longestLine * perMM,
      apart: numbersApart * perMM,
    },
    narrow: Math.min(narrowRegion, detail.narrowest) * perMM,
    maxLedShare,
    repeating: {
      spacing: numberSpacing * perMM,
      apart: (numberSpacing / 2) * perMM,
      fromLed: numbersApart * perMM,
      cell: Math.max(1, Math.round(numberGrain * perMM)),
      readable: points(readableNumber),
      comfortable: points(comfortableNumber),
    },
  };
}
