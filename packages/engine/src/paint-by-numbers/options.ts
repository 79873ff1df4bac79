import type { Paint } from "../colors/paints.ts";
import type { ImportanceMask } from "../raster/importance-mask.ts";

/**
 * The user's words and what they mean, side by side. Keys are in the order of the forms. All lengths are
 * millimeters on the finished canvas, all areas square millimeters; `number` is in points, `density` in working
 * pixels per millimeter.
 */
export const paintByNumbersOptions = {
  /** The forms offer `leastOffered` and more; fewer, for small children, are for the command line. */
  numberOfColors: { least: 2, leastOffered: 7, most: 100, default: 30 },
  /** The number of colors while paints are mixed. */
  mixedNumberOfColors: { least: 7, most: 60, default: 20 },
  /**
   * How small a region may be and how closely borders follow the photo: least diameter of a circle inside it,
   * least number in points, least area, reach of the rounding of borders. `regions` is how many there may be, for each
   * centimeter of the side of a square as large as the canvas: see `regionBudget`.
   */
  detalization: {
    ultra: { narrowest: 1.3, number: 3, smallest: 2, border: 0.25, density: 5, regions: 34 },
    high: { narrowest: 1.6, number: 3.8, smallest: 3, border: 0.35, density: 4, regions: 26 },
    normal: { narrowest: 1.9, number: 4.6, smallest: 4, border: 0.45, density: 3.3, regions: 20 },
    low: { narrowest: 3.2, number: 5, smallest: 10, border: 0.7, density: 2.6, regions: 12 },
    lowest: { narrowest: 5, number: 6, smallest: 25, border: 1, density: 2, regions: 7 },
  },
  /** Simplification of shapes on top of `detalization`; `cell` is the side of a square in pixel mode. */
  segmentsComplexity: {
    none: { border: 1, merging: 1, smallest: 1, regions: 1, tolerance: 0.22, cell: 4 },
    level1: { border: 1.25, merging: 2, smallest: 1.25, regions: 0.85, tolerance: 0.23, cell: 5 },
    level2: { border: 1.6, merging: 4, smallest: 1.6, regions: 0.7, tolerance: 0.25, cell: 6 },
    level3: { border: 2.2, merging: 8, smallest: 2.2, regions: 0.5, tolerance: 0.3, cell: 8 },
    simplest: { border: 3, merging: 16, smallest: 3, regions: 0.35, tolerance: 0.4, cell: 10 },
  },
  /**
   * Least difference (CIEDE2000) between two palette colors, and how strong an edge must be to survive smoothing. Side by side in
   * their pots, paints that differ by less than 4 are taken for each other.
   */
  colorPrecision: {
    high: { apart: 4, edge: 25 },
    normal: { apart: 5, edge: 30 },
    low: { apart: 7, edge: 38 },
    lowest: { apart: 10, edge: 50 },
  },
  /**
   * `high` keeps soft gradients in more steps: weak borders resist merging, and colors count less from `tolerance`
   * units of texture on.
   */
  gradientStep: {
    high: { weakBorder: 2.5, tolerance: 2 },
    normal: { weakBorder: 1, tolerance: 3.2 },
  },
  /** Per cent of the mean region's area below which regions are merged; 0 merges nothing beyond the floor. */
  minArea: { least: 0, most: 100, default: 0 },
  mode: { polygon: {}, pixel: {} },
  /** Canvas presets in inches. */
  canvasSizes: {
    "24x30": { width: 24, height: 30 },
    "24x24": { width: 24, height: 24 },
    "18x24": { width: 18, height: 24 },
    "16.5x23.4": { width: 16.5, height: 23.4, paper: "A2" },
    "16x20": { width: 16, height: 20 },
    "11.7x16.5": { width: 11.7, height: 16.5, paper: "A3" },
    "12x16": { width: 12, height: 16 },
    "12x12": { width: 12, height: 12 },
    "11x14": { width: 11, height: 14 },
    "9x12": { width: 9, height: 12 },
    "8.3x11.7": { width: 8.3, height: 11.7, paper: "A4" },
    "8x10": { width: 8, height: 10 },
    "5x7": { width: 5, height: 7 },
    "4x8": { width: 4, height: 8 },
  },
  /** A custom canvas, each side in inches. */
  customCanvas: { least: 4, most: 45 },
} as const;

export type Detalization = keyof typeof paintByNumbersOptions.detalization;
export type SegmentsComplexity = keyof typeof paintByNumbersOptions.segmentsComplexity;
export type ColorPrecision = keyof typeof paintByNumbersOptions.colorPrecision;
export type GradientStep = keyof typeof paintByNumbersOptions.gradientStep;
export type PaintByNumbersMode = keyof typeof paintByNumbersOptions.mode;
export type CanvasSize = keyof typeof paintByNumbersOptions.canvasSizes;

/** What a person chooses for a paint-by-numbers picture. */
export interface PaintByNumbersOptions {
  /** 2 to 100; a photo with fewer distinguishable colors gets fewer. */
  readonly numberOfColors: number;
  readonly segmentsComplexity: SegmentsComplexity;
  readonly colorPrecision: ColorPrecision;
  readonly gradientStep: GradientStep;
  /** Per cent of the mean region's area, 0 to 100. */
  readonly minArea: number;
  readonly mode: PaintByNumbersMode;
  /** Smooth away texture and round the borders. */
  readonly enhancement: boolean;
  /** Lines too thin to be regions are drawn over these instead of being left out, as letters always are. Pixel mode has none. */
  readonly thinLines: boolean;
  readonly detalization: Detalization;
  /** A preset, a custom size in inches, or `none`: the printable part of an A4 sheet. */
  readonly canvasSize: CanvasSize | "none" | { readonly width: number; readonly height: number };
  /** true cuts the photo to the canvas's shape, false fits the whole photo inside it. */
  readonly crop: boolean;
  /** The paints to paint with, which keep their codes; without them the photo's own colors are used. */
  readonly palette?: readonly Paint[];
  /** Equal parts of two paints are colors too, with the code `a/b`; there are 60 colors at most then. */
  readonly mixPalette: boolean;
  /** What somebody marked with brushes: what is important is kept as small as it can be painted, what is calm gets few regions. */
  readonly importance?: ImportanceMask;
}

export const defaultPaintByNumbersOptions: PaintByNumbersOptions = {
  numberOfColors: paintByNumbersOptions.numberOfColors.default,
  segmentsComplexity: "none",
  colorPrecision: "high",
  gradientStep: "normal",
  minArea: paintByNumbersOptions.minArea.default,
  mode: "polygon",
  enhancement: true,
  thinLines: false,
  detalization: "normal",
  canvasSize: "none",
  crop: false,
  mixPalette: false,
};
