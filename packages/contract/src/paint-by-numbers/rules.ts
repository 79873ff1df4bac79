/** The form's rules as pure functions, the same in the browser and on the server. */
import { mmPerInch, type PaintByNumbersOptions, regionBudget, sheetOf } from "@tintery/engine/tables";
import {
  type CanvasSize,
  canvasSizes,
  customSizeRange,
  defaultStrokeWidth,
  frame,
  mixedNumberOfColorsRange,
  numbersSizeOperations,
  type NumbersSizeOperation,
  minPaletteSize,
  type StrokeWidth,
  strokeWidthValues,
} from "./paint-by-numbers.ts";

export interface CustomSize {
  /** Inches; null for an empty field. */
  width: number | null;
  height: number | null;
}

const filled = (value: number | null): value is number => value !== null;
const withinRange = (value: number | null) =>
  filled(value) && value >= customSizeRange.min && value <= customSizeRange.max;

/** Whether a submission must stop: either field is filled and either lies outside 4 to 45 inches. */
export function isInvalidCustomSize(size: CustomSize): boolean {
  return (
    (filled(size.width) || filled(size.height)) && !(withinRange(size.width) && withinRange(size.height))
  );
}

/** Whether a custom size is used at all: both values above 0 and at most 45 (the specification's looser rule). */
export function usesCustomSize(size: CustomSize): size is { width: number; height: number } {
  const usable = (value: number | null) => filled(value) && value > 0 && value <= customSizeRange.max;
  return usable(size.width) && usable(size.height);
}

/** The word sent as `canvasSize`: a valid custom size as widthxheight overrides the chosen preset. */
export function sentCanvasSize(chosen: string, size: CustomSize): string {
  return usesCustomSize(size) ? `${size.width}x${size.height}` : chosen;
}

/** Crop can be chosen only for a custom size or a canvas other than none. */
export function mayCrop(chosen: string, size: CustomSize): boolean {
  return usesCustomSize(size) || chosen !== "none";
}

/** How many regions a picture may have with these choices, in whole tens. */
export function expectedRegions(
  chosen: CanvasSize | "none",
  size: CustomSize,
  others: Pick<PaintByNumbersOptions, "paper" | "detalization" | "segmentsComplexity">,
): number {
  const sheet = sheetOf({ canvasSize: usesCustomSize(size) ? size : chosen, paper: others.paper });
  return Math.round(regionBudget(sheet, others) / 10) * 10;
}

/** Number of colors while mixing is on: above 60 becomes 60, below 7 becomes 7. */
export function clampMixedNumberOfColors(wanted: number): number {
  const { min, max } = mixedNumberOfColorsRange;
  return Math.min(max, Math.max(min, wanted));
}

/** Number of colors when mixing is switched on: a value outside 7 to 60 becomes 20. */
export function numberOfColorsWhenMixingStarts(current: number): number {
  const { min, max, default: usual } = mixedNumberOfColorsRange;
  return current >= min && current <= max ? current : usual;
}

/**
 * The paints of a palette that a list of codes (`1,2,3`) names, in the palette's order; all without codes. Codes
 * that the palette does not have are passed over.
 */
export function restrictPalette<P extends { readonly code: string }>(paints: readonly P[], codes = ""): P[] {
  const wanted = new Set(codes.split(",").map((code) => code.trim()));
  wanted.delete("");
  return wanted.size === 0 ? [...paints] : paints.filter(({ code }) => wanted.has(code));
}

/** A palette can be used when it has at least 7 colors. */
export function isUsablePalette(palette: { colors_number: number }): boolean {
  return palette.colors_number >= minPaletteSize;
}

/** One of the four line widths; any other value becomes 0.2. Zero means "unchanged" and is the caller's to skip. */
export function toStrokeWidth(value: number): StrokeWidth {
  return strokeWidthValues.find((width) => width === value) ?? defaultStrokeWidth;
}

/** Whether a step of the numbers-size buttons may be sent. */
export function isNumbersSizeOperation(value: number): value is NumbersSizeOperation {
  return numbersSizeOperations.some((step) => step === value);
}

/** A canvas: a preset's word, `none`, or a custom size in inches. */
export type CanvasChoice = CanvasSize | "none" | { readonly width: number; readonly height: number };

const customSizeText = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/;
const isPreset = (word: string): word is CanvasSize => canvasSizes.some((size) => size === word);

/** Reads a canvas word; null when it is no preset, not `none`, and not a custom size of 4 to 45 inches a side. */
export function readCanvasSize(word: string): CanvasChoice | null {
  if (word === "none" || isPreset(word)) return word;
  const [, width, height] = customSizeText.exec(word) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return withinRange(size.width) && withinRange(size.height) ? size : null;
}

/** The word for a canvas, as `readCanvasSize` reads it. */
export function canvasSizeWord(canvas: CanvasChoice): string {
  return typeof canvas === "string" ? canvas : `${canvas.width}x${canvas.height}`;
}

/** Width of the border that is folded over a stretcher frame: 2 inches, or 5 cm where no canvas in inches was chosen. */
export function frameWidth(canvas: CanvasChoice | string): {
  value: number;
  unit: "inch" | "centimeter";
  mm: number;
} {
  return canvas === "none"
    ? { value: frame.cm, unit: "centimeter", mm: frame.cm * 10 }
    : { value: frame.inches, unit: "inch", mm: frame.inches * mmPerInch };
}
