/**
 * Paint by numbers in plain tables: what stands around the options, result choices, downloads. No zod.
 * The options themselves are rows of the engine's table.
 */
import {
  type CanvasSize,
  canvasPapers,
  type DrawingKind,
  mixedNumberOfColors,
  mmPerInch,
  paintByNumbersOptions,
  type StageName,
  type StrokeWidth,
} from "@tintery/engine/tables";
import { offeredRange, wordsOf } from "../options/option-rows.ts";
import { originalFile } from "../images/originals.ts";

export {
  type CanvasSize,
  defaultPaintByNumbersOptions,
  type Detalization,
  difficultyOf,
  type Paint,
  type PaintByNumbersOptions,
  paintByNumbersOptions,
  paintByNumbersStages,
  type StageName,
  type StrokeWidth,
} from "@tintery/engine/tables";

/** A stage of the conversion and the text that names it to the waiting person. */
export const stageTexts = {
  fit: "stage.fit",
  smooth: "stage.smooth",
  quantize: "stage.quantize",
  merge: "stage.merge",
  regularize: "stage.regularize",
  trace: "stage.trace",
  number: "stage.number",
} as const satisfies Record<StageName, string>;

const options = paintByNumbersOptions;

export const detalizations = wordsOf(options.detalization);
export const canvasSizes = wordsOf({ words: options.canvasSize.presets });

/** The paper name of a canvas preset (A2, A3, A4), shown beside its inches and millimeters. */
export function paperName(size: CanvasSize): string | null {
  const preset = options.canvasSize.presets[size];
  return "paper" in preset ? canvasPapers[preset.paper].name : null;
}

export { printedPaper } from "@tintery/engine/tables";

/** Whole millimeters of a length in inches, as the custom-size badge shows them. */
export function inchesToMM(inches: number): number {
  return Math.round(inches * mmPerInch);
}

/** Numbers of colors that forms offer; the command line makes simple pictures for small children, too. */
export const numberOfColorsRange = offeredRange(options.numberOfColors);
export const mixedNumberOfColorsRange = mixedNumberOfColors;
/** Inches of a custom canvas. */
export const customSizeRange = options.canvasSize;

/** Share of each of two mixed palette colors. */
export const mixShares = [0.5, 0.5] as const;
/** A palette with fewer colors is refused. */
export const minPaletteSize = 7;

/** How many paints of one's own a picture can be painted with; mixing tries any two of them. */
export const ownPaintsRange = { min: minPaletteSize, max: 120 } as const;
/** Characters of the longest name of a paint. */
export const paintNameLength = 80;
/** Longest text of the field that carries them, in characters: lines of a code, a color, a name and marks between them. */
export const ownPaintsLength = ownPaintsRange.max * (24 + paintNameLength);

/**
 * The further file of the creation form: what was marked on the photo with brushes. A PNG laid over the whole photo,
 * white where something matters, blue where it shall be calm.
 */
export const importanceMask = { field: "importance", sidePx: 512, bytes: 200_000 } as const;

/** Looks that a photo is painted in before it is converted, for premium plans, in the order of the specification. */
export const aiFilters = wordsOf(paintByNumbersOptions.aiFilterType);

/** Every kind of picture that can be downloaded, with what the file is. */
export const downloadKinds = {
  origin: { drawing: "origin", type: "image/svg+xml", extension: "svg" },
  originwithnumbers: { drawing: "originwithnumbers", type: "image/svg+xml", extension: "svg" },
  pbn: { drawing: "pbn", type: "image/svg+xml", extension: "svg" },
  grayscale: { drawing: "grayscale", type: "image/svg+xml", extension: "svg" },
  outlines: { drawing: "outlines", type: "image/svg+xml", extension: "svg" },
  pbnpng: { drawing: "pbn", type: "image/png", extension: "png" },
  grayscalepng: { drawing: "grayscale", type: "image/png", extension: "png" },
  originpng: { drawing: "origin", type: "image/png", extension: "png" },
  /** Vectors at true size; the specification has none of these. */
  pbnpdf: { drawing: "pbn", type: "application/pdf", extension: "pdf" },
  originpdf: { drawing: "origin", type: "application/pdf", extension: "pdf" },
  grayscalepdf: { drawing: "grayscale", type: "application/pdf", extension: "pdf" },
  outlinespdf: { drawing: "outlines", type: "application/pdf", extension: "pdf" },
  /** The lines for cutters and plotters; ours, too. */
  outlinesdxf: { drawing: "outlines", type: "image/vnd.dxf", extension: "dxf" },
  /** Everything to paint the picture, for the printer; ours, too. */
  kit: { drawing: null, type: "application/pdf", extension: "pdf" },
  /** The uploaded photo, re-encoded without its metadata. */
  source: { drawing: null, ...originalFile },
  /** The photo in its look, where one was chosen; ours, too. */
  look: { drawing: null, type: "image/jpeg", extension: "jpg" },
  custom: { drawing: null, type: "image/svg+xml", extension: "svg" },
  /** All files in one; ours, too. */
  everything: { drawing: null, type: "application/zip", extension: "zip" },
} as const satisfies Record<string, { drawing: DrawingKind | null; type: string; extension: string }>;
export type DownloadKind = keyof typeof downloadKinds;
export const downloadKindNames = Object.keys(downloadKinds) as DownloadKind[];

export const printKinds = ["pbn", "origin"] as const;
export type PrintKind = (typeof printKinds)[number];

/** Kinds of the custom download and the names of its form fields. */
export const customDownloadTypes = ["pbn", "outlines", "hybrid"] as const;
export const customDownloadFields = {
  type: "download-type",
  strokesColor: "download-strokes-color",
  numbersColor: "download-numbers-color",
  frame: "download-frame",
  hybridOpacity: "download-hybrid-opacity",
} as const;

/** What the custom download comes as, and the name of that field; ours, too. */
export const customFormatField = "download-format";
export const customFormats = {
  svg: { type: "image/svg+xml", extension: "svg" },
  pdf: { type: "application/pdf", extension: "pdf" },
} as const;
export type CustomFormat = keyof typeof customFormats;
export const customFormatNames = Object.keys(customFormats) as CustomFormat[];

/** Opacity of the paint under a hybrid drawing in percent: 0 to 100 in steps of 5. */
export const hybridOpacities = Array.from({ length: 21 }, (_, step) => step * 5);
export const defaultHybridOpacity = 5;

/** The border around the picture that is folded over a stretcher frame. */
export const frame = { inches: 2, cm: 5, value: "yes" } as const;

/** Presets for the color of lines and numbers. The specification fixes their count and the default, not the tones. */
export const inkColors = {
  black: "#000000",
  "dark-gray": "#404040",
  gray: "#808080",
  "light-gray": "#bfbfbf",
  white: "#ffffff",
  red: "#d32f2f",
  orange: "#ef6c00",
  brown: "#795548",
  green: "#2e7d32",
  blue: "#1565c0",
  purple: "#6a1b9a",
} as const;
export type InkColor = keyof typeof inkColors;
export const inkColorNames = Object.keys(inkColors) as InkColor[];
export const defaultInkColor: InkColor = "black";

/** Line widths of the edit dialog with their names. */
export const strokeWidths = [
  { value: 0.2, key: "spec.stroke.thin" },
  { value: 1, key: "spec.stroke.normal" },
  { value: 2, key: "spec.stroke.medium" },
  { value: 5, key: "spec.stroke.thick" },
] as const satisfies readonly { value: StrokeWidth; key: string }[];
export const strokeWidthValues = strokeWidths.map((width) => width.value);
export const defaultStrokeWidth: StrokeWidth = 0.2;
/** The edit call's word for "leave the line width as it is". */
export const unchangedStrokeWidth = 0;

/** Steps of the numbers-size buttons; anything else sends nothing. */
export const numbersSizeOperations = [-3, -1, 1, 3] as const;
export type NumbersSizeOperation = (typeof numbersSizeOperations)[number];

/** Largest size of a number relative to the automatic one: 20% to 300% in steps of 10%, default 100%. */
export const maxNumbersSizes = Array.from({ length: 29 }, (_, step) => (20 + step * 10) / 100);
export const defaultMaxNumbersSize = 1;

/**
 * File formats of the color list, which the specification leaves open: for paper, `short` on one page without amounts, and for
 * programs, by whose names they are offered.
 */
export const colorFormats = {
  pdf: { use: "paper", type: "application/pdf", extension: "pdf", short: false },
  pdfshort: { use: "paper", type: "application/pdf", extension: "pdf", short: true },
  png: { use: "paper", type: "image/png", extension: "png", short: false },
  pngshort: { use: "paper", type: "image/png", extension: "png", short: true },
  csv: { use: "programs", type: "text/csv; charset=utf-8", extension: "csv", program: null },
  /** Inkscape reads it too. */
  gpl: { use: "programs", type: "text/plain; charset=utf-8", extension: "gpl", program: "GIMP" },
  kpl: { use: "programs", type: "application/x-krita-palette", extension: "kpl", program: "Krita" },
  ase: { use: "programs", type: "application/octet-stream", extension: "ase", program: "Adobe" },
  /** Photoshop's own swatches, which other programs read, too. */
  aco: { use: "programs", type: "application/octet-stream", extension: "aco", program: "Photoshop" },
  /** A palette holds 30 colors: of more there is a zip of several. */
  swatches: {
    use: "programs",
    type: "application/octet-stream",
    extension: "swatches",
    program: "Procreate",
  },
} as const;
/** What several palettes of one list come as. */
export const colorArchive = { type: "application/zip", extension: "zip" } as const;
export type ColorFormat = keyof typeof colorFormats;
type UsedFor<Use extends string> = {
  [Format in ColorFormat]: (typeof colorFormats)[Format]["use"] extends Use ? Format : never;
}[ColorFormat];
/** Formats that are looked at and printed. */
export type PaperColorFormat = UsedFor<"paper">;
/** Formats that a program opens. */
export type ProgramColorFormat = UsedFor<"programs">;
/** Whether a format of the color list is looked at and printed. */
export function isForPaper(format: ColorFormat): format is PaperColorFormat {
  return colorFormats[format].use === "paper";
}
export const colorFormatNames = Object.keys(colorFormats) as ColorFormat[];
