import type { VectorFileNote } from "../vector-file-notes.ts";
import type { RasterizedVectorFile } from "../rasterized-vector-file.ts";
import { offerFonts } from "../offer-fonts.ts";
import { readMarkup } from "./read-markup.ts";
import { readSvg, type SafeSvg } from "./read-svg.ts";
import { renderSvg, withSize } from "./render-svg.ts";

/**
 * Draws an SVG, zipped or not.
 * @throws VectorFileError
 */
export async function rasterizeSvg(bytes: Uint8Array, side: number): Promise<RasterizedVectorFile> {
  const safe = await readSvg(readMarkup(bytes));
  if (safe.hasText) offerFonts();
  const raster = await renderSvg(safe, side);
  const notes: VectorFileNote[] = [];
  if (safe.leftOut) notes.push("parts_left_out");
  if (safe.hasText) notes.push("fonts_replaced");
  const { widthMM, heightMM } = safe.page;
  return { raster, widthMM, heightMM, notes, svg: writeSafe(safe) };
}

/** The drawing as a file of its own, in the size the file had. */
function writeSafe({ root, page }: SafeSvg): string {
  const { viewBox, width, height, widthMM, heightMM } = page;
  if (viewBox === undefined) return withSize(root, {});
  const [wide, high] =
    widthMM !== null && heightMM !== null ? [`${widthMM}mm`, `${heightMM}mm`] : [`${width}`, `${height}`];
  return withSize(root, { width: wide, height: high, viewBox });
}
