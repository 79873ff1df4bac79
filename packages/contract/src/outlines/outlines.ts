/** SVG outlines (the API says coloring-svg): precision, the upload form, downloads. Plain tables, no zod. */

import type { OutlinesStage } from "@tintery/engine";
import type { outlinesOptions } from "@tintery/engine/tables";
import { originalFile, uploadFormats } from "../images/upload-formats.ts";

export { outlinesOptions } from "@tintery/engine/tables";

/** The words alone, which every page needs; what they mean is heavy. A test compares. */
export const outlinesPrecisions = ["high", "normal", "low", "lowest"] as const satisfies readonly Precision[];
export type OutlinesPrecision = (typeof outlinesPrecisions)[number];
export const defaultOutlinesPrecision: OutlinesPrecision = "normal";
type Precision = keyof typeof outlinesOptions.colorPrecision.words;

/** What a picture was recognized as; each is drawn in its own way. */
export const outlinesArtKinds = ["photo", "flat", "line-art"] as const;
export type OutlinesArtKind = (typeof outlinesArtKinds)[number];

/** A stage of the conversion and the text that names it to the waiting person. */
export const outlinesStageTexts = {
  classify: "stage.look",
  colors: "stage.quantize",
  faces: "stage.merge",
  trace: "stage.trace",
  curves: "stage.regularize",
  assemble: "stage.assemble",
} as const satisfies Record<OutlinesStage, string>;

/** Milliseconds between two files of one upload. */
export const outlinesUploadDelay = 500;

/** What an upload was by its content. */
export type OutlinesSource = keyof typeof uploadFormats;
export const outlinesSources = Object.keys(uploadFormats) as OutlinesSource[];

/** What somebody should know about how a drawing was read. */
export const vectorFileNotes = [
  "first_page_only",
  "preview_only",
  "parts_left_out",
  "fonts_replaced",
] as const;
export type VectorFileNote = (typeof vectorFileNotes)[number];

const svg = { type: "image/svg+xml", extension: "svg" } as const;

/** Every kind of file that outlines can be downloaded as, with what the file is. */
export const outlinesDownloads = {
  /** What was uploaded, rewritten: a photo without its metadata, an SVG as our reader kept it, others as pixels. */
  origin: originalFile,
  /** All areas in their colors, without seams. */
  filled: svg,
  /** Every border once, as lines. */
  outlines: svg,
  /** Areas that fit exactly, for machines that cut. */
  cutting: svg,
  /** Middle lines with their widths; only where the picture is line art. */
  centerlines: svg,
  /** The areas as pixels of 300 dpi. */
  png: { type: "image/png", extension: "png" },
  /** Every border once, for plotters and machines that cut. */
  dxf: { type: "image/vnd.dxf", extension: "dxf" },
  /** One of the formats, drawn as the close look shows it. */
  custom: svg,
} as const satisfies Record<string, { type: string; extension: string }>;
export type OutlinesDownloadKind = keyof typeof outlinesDownloads;
export const outlinesDownloadKinds = Object.keys(outlinesDownloads) as OutlinesDownloadKind[];

export const outlinesPrintKinds = ["origin", "filled", "outlines"] as const;
export type OutlinesPrintKind = (typeof outlinesPrintKinds)[number];

/** File formats of the custom download. */
export const outlinesFormats = { svg, png: outlinesDownloads.png, dxf: outlinesDownloads.dxf } as const;
export type OutlinesFormat = keyof typeof outlinesFormats;
export const outlinesFormatNames = Object.keys(outlinesFormats) as OutlinesFormat[];

/** How areas and lines can be drawn; the words of the engine's style. */
export const outlinesFills = ["display", "exact", "none"] as const;
export const outlinesLines = ["none", "borders", "centers"] as const;

/** Millimeters on paper; borders are as wide as the engine draws them when nothing is chosen. */
export const outlinesLineWidthRange = { min: 0.01, max: 5, step: 0.05 } as const;

/**
 * Fields of the custom download, as a plain GET form sends them: exactly what the close look shows. The paper is that of
 * printed pages.
 */
export const outlinesDownloadFields = {
  format: "download-format",
  fill: "download-fill",
  lines: "download-lines",
  /** `yes` draws the points that curves go through. */
  nodes: "download-nodes",
  lineWidth: "download-line-width",
  lineColor: "download-line-color",
  paper: "download-paper",
} as const;
