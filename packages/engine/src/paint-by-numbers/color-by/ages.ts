import type { PaintByNumbersOptions } from "../options.ts";
import type { StrokeWidth } from "../../drawing/picture.ts";

/** What a sheet to be colored by numbers, letters or sums is like for an age. */
export interface SheetForAge {
  /** How a photo is converted for it. */
  readonly options: Pick<PaintByNumbersOptions, "numberOfColors" | "detalization" | "segmentsComplexity">;
  /** Whether it is converted for `crayonPaints`, which children have, instead of the photo's own colors. */
  readonly withCrayons: boolean;
  readonly strokeWidth: StrokeWidth;
  /** Height of digits in millimeters: smaller than the least, a sum gives way to its result. */
  readonly digitMM: { readonly min: number; readonly usual: number };
  /** The largest number in a sum, and the largest factor; without it nothing is multiplied. */
  readonly sums: { readonly max: number; readonly maxFactor?: number; readonly minus: boolean };
}

/**
 * Ages that sheets are made for. The younger, the wider the lines and the higher the digits: 5 mm for those who learn to count, 4 and 3 mm
 * as in schoolbooks, 2.2 mm for adults.
 */
export const sheetAges = {
  "3-4": {
    options: { numberOfColors: 5, detalization: "lowest", segmentsComplexity: "simplest" },
    withCrayons: true,
    strokeWidth: 5,
    digitMM: { min: 3.5, usual: 5 },
    sums: { max: 10, minus: false },
  },
  "5-7": {
    options: { numberOfColors: 8, detalization: "lowest", segmentsComplexity: "level3" },
    withCrayons: true,
    strokeWidth: 2,
    digitMM: { min: 2.6, usual: 4 },
    sums: { max: 20, minus: true },
  },
  "8-11": {
    options: { numberOfColors: 12, detalization: "lowest", segmentsComplexity: "none" },
    withCrayons: true,
    strokeWidth: 1,
    digitMM: { min: 2, usual: 3 },
    sums: { max: 100, maxFactor: 10, minus: true },
  },
  adult: {
    options: { numberOfColors: 20, detalization: "low", segmentsComplexity: "none" },
    withCrayons: false,
    strokeWidth: 0.2,
    digitMM: { min: 1.6, usual: 2.2 },
    sums: { max: 200, maxFactor: 19, minus: true },
  },
} as const satisfies Readonly<Record<string, SheetForAge>>;

export type SheetAge = keyof typeof sheetAges;
