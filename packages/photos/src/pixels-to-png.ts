import { isGray, isOpaque, layOnGround, type Raster } from "@tintery/engine/pixels";
import { mmPerInch } from "@tintery/engine/tables";
import { openPixels } from "./hardened-sharp.ts";

/** Pixels per inch of everything that is printed. */
export const printDpi = 300;
const maxPixels = 25_000_000;
/**
 * How hard zlib tries, 1 to 9. Drawings are flat: 6 makes them a twentieth smaller than 3, and takes two thirds as long again
 * for it.
 */
const compressionLevel = 3;

/** Width, in pixels, at which a drawing of this size prints well: 300 dpi, less where that would exceed 25 megapixels. */
export function widthForPrint({ widthMM, heightMM }: { widthMM: number; heightMM: number }): number {
  const squareInches = (widthMM / mmPerInch) * (heightMM / mmPerInch);
  const dpi = Math.min(printDpi, Math.floor(Math.sqrt(maxPixels / squareInches)));
  return Math.max(1, Math.round((widthMM / mmPerInch) * dpi));
}

/** Pixels of a drawing as a PNG; see `drawingToPng`. @param level how hard zlib tries, 1 to 9 */
export async function pixelsToPng(
  drawn: Raster,
  {
    widthMM,
    empty,
    level = compressionLevel,
  }: { widthMM: number | undefined; empty: EmptyParts; level?: number },
): Promise<Uint8Array> {
  // pixels that the edge of a drawing covers in part make it no cut-out
  const isCutOut = empty === "clear" && !isOpaque(drawn) && isAnythingClear(drawn.data);
  const { width, height, data } = isCutOut ? drawn : layOnGround(drawn);
  const pixels = openPixels(data, width, height);
  // most drawings are black on white: a byte a pixel then makes the file half as large
  const opaque = () => (isGray({ width, height, data }) ? pixels.extractChannel(0) : pixels.removeAlpha());
  const light = isCutOut ? pixels : opaque();
  const sized = widthMM === undefined ? light : light.withDensity(width / (widthMM / mmPerInch));
  // rows that are not filtered are best for flat colors
  return sized.png({ compressionLevel: level, adaptiveFiltering: false }).toBuffer();
}

/** What becomes of the parts of a drawing where nothing is. */
export type EmptyParts = "white" | "ground" | "clear";

function isAnythingClear(data: Raster["data"]): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] === 0) return true;
  return false;
}
