import { digits } from "../drawing/digits.ts";
import type { Picture } from "../drawing/picture.ts";
import type { Detalization } from "./options.ts";
import { difficultyOf } from "./region-budget.ts";

/**
 * A painter's time: for each region (find its number, load the brush, follow its border) and for each square centimeter, two
 * coats. With them 8 × 10 in take about 7 hours, 12 × 16 in 18, 20 × 24 in 35, inside the ranges that sellers of kits name (5 to
 * 10, 15 to 30, 30 to 60).
 */
const secondsPerRegion = 75;
const secondsPerCM2 = 12;
/** A number is small below this height of its digits, in millimeters: 1.6 is comfortable for eyes that read food labels. */
const comfortableDigits = 1.6;

const mm2PerCM2 = 100;
const secondsPerHour = 3600;

/** What a picture asks of its painter. */
export interface Paintability {
  readonly regions: number;
  /** Diameter of a circle as large as the smallest region, in tenths of a millimeter. */
  readonly smallestMM: number;
  /** Numbers that stand in their regions but are small, and numbers that stand outside, with a line to it. */
  readonly smallNumbers: number;
  readonly ledNumbers: number;
  /** Share of the sheet in its largest region, 0 to 1 in thousandths. */
  readonly largestShare: number;
  /** An estimate. */
  readonly hours: number;
  readonly difficulty: Detalization;
}

/** How long and how fine the work is. */
export function paintability({ widthMM, heightMM, regions, numbers }: Picture): Paintability {
  const areas = regions.map(({ areaMM2 }) => areaMM2);
  const smallest = areas.reduce((min, area) => Math.min(min, area), Number.POSITIVE_INFINITY);
  return {
    regions: regions.length,
    // the diameter of a disc as large, to a tenth
    smallestMM: Math.round(10 * 2 * Math.sqrt(smallest / Math.PI)) / 10,
    smallNumbers: numbers.filter(({ size, leader }) => !leader && size * digits.height < comfortableDigits)
      .length,
    ledNumbers: numbers.filter(({ leader }) => leader).length,
    largestShare:
      Math.round((1000 * areas.reduce((max, area) => Math.max(max, area), 0)) / (widthMM * heightMM)) / 1000,
    hours: hoursFor({ widthMM, heightMM }, regions.length),
    difficulty: difficultyOf({ widthMM, heightMM }, regions.length),
  };
}

/** How long a picture with so many regions takes to paint. */
export function hoursFor(
  { widthMM, heightMM }: Pick<Picture, "widthMM" | "heightMM">,
  regions: number,
): number {
  return (secondsPerRegion * regions + (secondsPerCM2 * widthMM * heightMM) / mm2PerCM2) / secondsPerHour;
}
