import type { Paint } from "../colors/paints.ts";
import { maxPaletteColors } from "../colors/palette-limit.ts";
import { defaultsOf, type OptionRows, type OptionValues } from "../options/option-rows.ts";
import { type LookName, looks, lookStrength } from "../looks/looks.ts";
import { papers } from "../drawing/papers.ts";
import type { ImportanceMask } from "../raster/importance-mask.ts";

/** No look, or one by its name. */
const lookWords = Object.fromEntries(["none", ...looks].map((name) => [name, {}])) as Readonly<
  Record<"none" | LookName, object>
>;

/**
 * The user's words and what they mean, one row an option, in the order of the forms: see `OptionRow`. All lengths are
 * millimeters on the finished canvas, all areas square millimeters; `number` is in points, `density` in working
 * pixels per millimeter.
 */
export const paintByNumbersOptions = {
  /** A photo with fewer distinguishable colors gets fewer. Less than forms offer is for small children. */
  numberOfColors: {
    kind: "whole",
    min: 2,
    offeredFrom: 7,
    max: maxPaletteColors,
    step: 1,
    default: 30,
    says: "number of colors",
  },
  /**
   * In inches; `none` is the printable part of a sheet of `paper`. A canvas named after a paper is that sheet without its margins,
   * so that it is printed on one.
   */
  canvasSize: {
    kind: "canvas",
    default: "none",
    min: 4,
    max: 45,
    step: 0.1,
    says: "canvas size in inches",
    presets: {
      "24x30": { width: 24, height: 30 },
      "24x24": { width: 24, height: 24 },
      "18x24": { width: 18, height: 24 },
      "16.5x23.4": { width: 16.5, height: 23.4, paper: "a2" },
      "16x20": { width: 16, height: 20 },
      "11.7x16.5": { width: 11.7, height: 16.5, paper: "a3" },
      "12x16": { width: 12, height: 16 },
      "12x12": { width: 12, height: 12 },
      "11x14": { width: 11, height: 14 },
      "9x12": { width: 9, height: 12 },
      "8.3x11.7": { width: 8.3, height: 11.7, paper: "a4" },
      "8x10": { width: 8, height: 10 },
      "5x7": { width: 5, height: 7 },
      "4x8": { width: 4, height: 8 },
    },
  },
  /** Forms and the command line begin with the paper of their place, the API with A4. */
  paper: {
    kind: "word",
    default: "a4",
    says: "paper for pictures without a canvas size",
    words: papers,
    once: true,
    byPlace: true,
  },
  crop: {
    kind: "flag",
    default: false,
    says: "crop the photo to the shape of the canvas instead of fitting it inside",
    once: true,
  },
  /**
   * How small a region may be and how closely borders follow the photo: least diameter of a circle inside it,
   * least number in points, least area, reach of the rounding of borders. `regions` is how many there may be, for each
   * centimeter of the side of a square as large as the canvas: see `regionBudget`.
   */
  detalization: {
    kind: "word",
    default: "normal",
    says: "how small the smallest regions can be",
    folded: true,
    notInPixelMode: true,
    words: {
      ultra: { narrowest: 1.3, number: 3, minArea: 2, border: 0.25, density: 5, regions: 34 },
      high: { narrowest: 1.6, number: 3.8, minArea: 3, border: 0.35, density: 4, regions: 26 },
      normal: { narrowest: 1.9, number: 4.6, minArea: 4, border: 0.45, density: 3.3, regions: 20 },
      low: { narrowest: 3.2, number: 5, minArea: 10, border: 0.7, density: 2.6, regions: 12 },
      lowest: { narrowest: 5, number: 6, minArea: 25, border: 1, density: 2, regions: 7 },
    },
  },
  /** Simplification of shapes on top of `detalization`; `cell` is the side of a square in pixel mode. */
  segmentsComplexity: {
    kind: "word",
    default: "none",
    says: "further simplification of shapes",
    folded: true,
    words: {
      none: { border: 1, merging: 1, minArea: 1, regions: 1, tolerance: 0.22, cell: 4 },
      level1: { border: 1.25, merging: 2, minArea: 1.25, regions: 0.85, tolerance: 0.23, cell: 5 },
      level2: { border: 1.6, merging: 4, minArea: 1.6, regions: 0.7, tolerance: 0.25, cell: 6 },
      level3: { border: 2.2, merging: 8, minArea: 2.2, regions: 0.5, tolerance: 0.3, cell: 8 },
      simplest: { border: 3, merging: 16, minArea: 3, regions: 0.35, tolerance: 0.4, cell: 10 },
    },
  },
  /**
   * Least difference (CIEDE2000) between two palette colors, and how strong an edge must be to survive smoothing. Side by side in
   * their pots, paints that differ by less than 4 are taken for each other. `exact` is the same for the exact colors of flat art, which are
   * all kept unless somebody asks for fewer.
   */
  colorPrecision: {
    kind: "word",
    default: "high",
    says: "how close 2 colors can be",
    folded: true,
    notInPixelMode: true,
    words: {
      high: { apart: 4, exact: 0, edge: 25 },
      normal: { apart: 5, exact: 5, edge: 30 },
      low: { apart: 7, exact: 7, edge: 38 },
      lowest: { apart: 10, exact: 10, edge: 50 },
    },
  },
  /**
   * `high` keeps soft gradients in more steps: weak borders resist merging, and colors count less from `tolerance`
   * units of texture on.
   */
  gradientStep: {
    kind: "word",
    default: "normal",
    says: "number of steps in soft gradients",
    folded: true,
    notInPixelMode: true,
    words: {
      high: { weakBorder: 2.5, tolerance: 2 },
      normal: { weakBorder: 1, tolerance: 3.2 },
    },
  },
  /** One of the looks of `looks/looks.ts`: the photo is painted anew before it is converted. The name is the specification's. */
  aiFilterType: {
    kind: "word",
    default: "none",
    says: "art style to repaint the photo in first",
    folded: true,
    once: true,
    words: lookWords,
  },
  /** Counts with a look only. */
  lookStrength: {
    kind: "number",
    ...lookStrength,
    says: "strength of the art style",
    folded: true,
    once: true,
  },
  /** Per cent of the mean region's area below which regions are merged; 0 merges nothing beyond the floor. */
  minArea: {
    kind: "number",
    min: 0,
    max: 100,
    step: 0.1,
    default: 0,
    says: "merge regions smaller than this percentage of the mean area",
    folded: true,
  },
  enhancement: {
    kind: "flag",
    default: true,
    says: "smooth textures and ragged borders",
    folded: true,
  },
  /** Pixel mode has none. */
  thinLines: {
    kind: "flag",
    default: false,
    says: "print lines too thin for regions on top, such as whiskers and wires",
    folded: true,
    notInPixelMode: true,
  },
  mode: {
    kind: "word",
    default: "polygon",
    says: "shape of regions",
    folded: true,
    checkedAs: "pixel",
    words: { polygon: {}, pixel: {} },
  },
  /**
   * Side of a cell of pixel mode, in millimeters: of a bead's peg (midi and mini are pressed beads of 5 and 2.6 mm) or of a stitch
   * (Aida cloth has so many of them an inch). Then the picture is as large as its cells; with `none` it fills its canvas, in cells that
   * `segmentsComplexity` says.
   */
  cellSize: {
    kind: "word",
    default: "none",
    says: "squares the size of beads or stitches",
    folded: true,
    onlyInPixelMode: true,
    words: {
      none: { mm: null },
      midi: { mm: 5 },
      mini: { mm: 2.6 },
      aida11: { mm: 25.4 / 11 },
      aida14: { mm: 25.4 / 14 },
      aida16: { mm: 25.4 / 16 },
      aida18: { mm: 25.4 / 18 },
    },
  },
  /** Needs a palette; a mix has the code `a/b`. */
  mixPalette: {
    kind: "flag",
    default: false,
    says: "mix any 2 paints 50/50",
    once: true,
  },
} as const satisfies OptionRows;

/** The number of colors while paints are mixed. */
export const mixedNumberOfColors = { min: 7, max: 60, step: 1, default: 20 } as const;

type Values = OptionValues<typeof paintByNumbersOptions>;
export type Detalization = Values["detalization"];
export type SegmentsComplexity = Values["segmentsComplexity"];
export type ColorPrecision = Values["colorPrecision"];
export type GradientStep = Values["gradientStep"];
export type PaintByNumbersMode = Values["mode"];
export type CanvasSize = keyof typeof paintByNumbersOptions.canvasSize.presets;

/** What a person chooses for a paint-by-numbers picture. */
export interface PaintByNumbersOptions extends Values {
  /** The paints to paint with, which keep their codes; without them the photo's own colors are used. */
  readonly palette?: readonly Paint[];
  /**
   * What somebody marked with brushes: what is important is kept as small as it can be painted, what is calm gets few regions.
   */
  readonly importance?: ImportanceMask;
}

export const defaultPaintByNumbersOptions: PaintByNumbersOptions = defaultsOf(paintByNumbersOptions);
