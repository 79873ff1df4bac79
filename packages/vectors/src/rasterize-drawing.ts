import type { Raster } from "@tintery/engine";
import { DrawingError } from "./drawing-error.ts";
import { type DrawingHeader, inspectDrawing } from "./inspect-drawing.ts";
import type { RasterizedDrawing, RasterizeOptions } from "./rasterized-drawing.ts";

/**
 * Draws a vector file (SVG, zipped SVG, PDF and Illustrator, EPS) in pixels, its first page where there are several.
 * Untrusted bytes meet native code here: call it only where the process may be killed.
 * @param bytes the whole file; what it is, is told from its content
 * @throws DrawingError
 */
export async function rasterizeDrawing(
  bytes: Uint8Array,
  options: RasterizeOptions,
): Promise<RasterizedDrawing> {
  const header = inspectDrawing(bytes);
  if (header === null) throw new DrawingError("unsupported_type");
  const drawing = await rasterize(header.type, bytes, options);
  if (!isAnythingVisible(drawing.raster)) throw new DrawingError("empty_picture");
  return drawing;
}

/** Each kind of file brings its reader only when it is there: the largest of them is a program of four megabytes. */
async function rasterize(
  type: DrawingHeader["type"],
  bytes: Uint8Array,
  options: RasterizeOptions,
): Promise<RasterizedDrawing> {
  if (type === "eps") return (await import("./eps/rasterize-eps.ts")).rasterizeEps(bytes, options);
  if (type === "pdf") return (await import("./pdf/rasterize-pdf.ts")).rasterizePdf(bytes, options.side);
  return (await import("./svg/rasterize-svg.ts")).rasterizeSvg(bytes, options.side);
}

function isAnythingVisible({ data }: Raster): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 0) return true;
  return false;
}
