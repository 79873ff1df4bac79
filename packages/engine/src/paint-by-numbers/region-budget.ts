import { previewPixels } from "./preview-pixels.ts";
import { type Detalization, type PaintByNumbersOptions, paintByNumbersOptions } from "./options.ts";

/** A canvas in millimeters. */
interface Sheet {
  readonly widthMM: number;
  readonly heightMM: number;
}

const mmPerCM = 10;

/**
 * How many regions a picture may have: one setting asks for one difficulty, whatever the photo shows. The number grows with the
 * side of the canvas, not with its area: on a canvas of four times the area people paint twice as many regions, each twice as
 * large, as in kits. At normal detail that is at most 459 on A4 and 909 on 16 × 20 in.
 */
export function regionBudget(
  { widthMM, heightMM }: Sheet,
  { detalization, segmentsComplexity }: Pick<PaintByNumbersOptions, "detalization" | "segmentsComplexity">,
): number {
  const { words: details } = paintByNumbersOptions.detalization;
  const { words: shapes } = paintByNumbersOptions.segmentsComplexity;
  const perCM = details[detalization].regions * shapes[segmentsComplexity].regions;
  return Math.round((perCM * Math.sqrt(widthMM * heightMM)) / mmPerCM);
}

/** Pictures with less than this share of their budget are plainer than a setting promises. */
const plain = 0.75;

/**
 * How many regions pictures usually have at a setting, if a preview has clearly fewer: its photo shows little. Null where it does
 * not, and on canvases so large that a preview has fewer regions than the picture will.
 */
export function usualRegions(
  { regions, ...sheet }: Sheet & { readonly regions: number },
  options: Pick<PaintByNumbersOptions, "detalization" | "segmentsComplexity">,
): number | null {
  const { density } = paintByNumbersOptions.detalization.words[options.detalization];
  if (sheet.widthMM * sheet.heightMM * density * density > previewPixels.final.max) return null;
  const usual = regionBudget(sheet, options);
  return regions < plain * usual ? usual : null;
}

/** How hard a picture with so many regions is to paint: named after the least detail that allows for as many. */
export function difficultyOf(sheet: Sheet, regions: number): Detalization {
  const words = Object.keys(paintByNumbersOptions.detalization.words) as Detalization[];
  const enough = words.findLast(
    (detalization) => regions <= regionBudget(sheet, { detalization, segmentsComplexity: "none" }),
  );
  return enough ?? words[0]!;
}
