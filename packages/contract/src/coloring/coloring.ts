/** Coloring pages: types, versions, the upload form and the reduce-details slider. Plain tables, no zod. */

import type { ColoringType } from "@tintery/engine";

import { originalFile } from "../images/originals.ts";
import { paperField } from "../images/papers.ts";

export type { ColoringType } from "@tintery/engine";
export {
  /** Of the slider of a finished page, which the API calls reduceGrayscale. */
  detailsRange as reduceDetailsRange,
  sheetMarginMM,
} from "@tintery/engine/tables";

export const coloringVersions = ["v1", "v2"] as const;
export type ColoringVersion = (typeof coloringVersions)[number];

/** The types of each version and which one is chosen first. What they mean stands in the engine. */
export const coloringTypes = {
  v1: { types: ["for_kids", "for_adults", "sketching", "simple", "photo", "image"], default: "for_kids" },
  v2: {
    types: ["v2_general", "v2_detailed", "v2_simplified", "v2_anime", "v2_comic"],
    default: "v2_general",
  },
} as const satisfies Record<ColoringVersion, { types: readonly ColoringType[]; default: ColoringType }>;

export const coloringTypeNames: readonly ColoringType[] = [
  ...coloringTypes.v1.types,
  ...coloringTypes.v2.types,
];

/** The version a type belongs to: v2 when its name starts with v2_, v1 otherwise. */
export function coloringVersionOf(type: string): ColoringVersion {
  return type.startsWith("v2_") ? "v2" : "v1";
}

/** Milliseconds between two files of one upload. */
export const coloringUploadDelay = 1_000;

/** Every kind of file a page can be downloaded as, with what the file is. */
export const coloringDownloads = {
  /** The uploaded photo, re-encoded without its metadata. */
  origin: originalFile,
  /** The page as a picture of 300 dpi that prints on one sheet. */
  coloring: { type: "image/png", extension: "png" },
  /** The lines as strokes whose width can be edited, in millimeters. */
  coloringsvg: { type: "image/svg+xml", extension: "svg" },
  /** The lines as vectors on one sheet, with margins. */
  coloringpdf: { type: "application/pdf", extension: "pdf" },
  /** One of the three by the form of the custom download. */
  custom: { type: "application/pdf", extension: "pdf" },
} as const satisfies Record<string, { type: string; extension: string }>;
export type ColoringDownloadKind = keyof typeof coloringDownloads;
export const coloringDownloadKinds = Object.keys(coloringDownloads) as ColoringDownloadKind[];

export const coloringPrintKinds = ["origin", "coloring"] as const;
export type ColoringPrintKind = (typeof coloringPrintKinds)[number];

/** File formats of the custom download. */
export const coloringFormats = {
  pdf: coloringDownloads.coloringpdf,
  png: coloringDownloads.coloring,
  svg: coloringDownloads.coloringsvg,
} as const;
export type ColoringFormat = keyof typeof coloringFormats;
export const coloringFormatNames = Object.keys(coloringFormats) as ColoringFormat[];

/** How thick all lines of a download are, as a factor on their own width. */
export const lineWidthRange = { min: 0.5, max: 3, step: 0.25, default: 1 } as const;

/** Longest name on the name line. */
export const nameLineLength = 40;

/**
 * Fields of the download form. Paper and name line serve every kind that is laid on a sheet (PNG and PDF); the others
 * only the custom download.
 */
export const coloringDownloadFields = {
  format: "download-format",
  strokesColor: "download-strokes-color",
  lineWidth: "download-line-width",
  /** Light gray lines, to be traced with a pencil. */
  tracing: "download-tracing",
  paper: paperField,
  /** A line above the page for the name of whoever colors it. */
  nameLine: "download-name-line",
  /** What already stands on that line. */
  name: "download-name",
} as const;
