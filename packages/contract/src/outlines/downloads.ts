/** Downloads of SVG outlines, apart from what every page needs. Plain tables, no zod. */

import { originalFile } from "../images/originals.ts";
import { paperField } from "../images/papers.ts";

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
  paper: paperField,
} as const;
