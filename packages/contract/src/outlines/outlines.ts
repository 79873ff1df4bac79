/** SVG outlines (the API says coloring-svg): precision and the upload form. Plain tables, no zod. */

import type { outlinesOptions } from "@tintery/engine/tables";
import { uploadFormats } from "../images/upload-formats.ts";

export { outlinesOptions } from "@tintery/engine/tables";

/** The words alone, which every page needs; what they mean is heavy. A test compares. */
export const outlinesPrecisions = ["high", "normal", "low", "lowest"] as const satisfies readonly Precision[];
export type OutlinesPrecision = (typeof outlinesPrecisions)[number];
export const defaultOutlinesPrecision: OutlinesPrecision = "normal";
type Precision = keyof typeof outlinesOptions.colorPrecision.words;

/** What a picture was recognized as; each is drawn in its own way. */
export const outlinesArtKinds = ["photo", "flat", "line-art"] as const;
export type OutlinesArtKind = (typeof outlinesArtKinds)[number];

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
