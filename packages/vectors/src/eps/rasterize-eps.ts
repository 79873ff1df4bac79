import { openFonts, postscriptToSvg, previewOf } from "@tintery/postscript";
import { VectorFileError } from "../vector-file-error.ts";
import { pixelsOf, pointsInMM } from "../vector-file-size.ts";
import type { RasterizedVectorFile, RasterizeOptions } from "../rasterized-vector-file.ts";
import { renderMarkup } from "../svg/render-svg.ts";
import { drawWithGhostscript } from "./ghostscript.ts";
import { drawPreview } from "./preview.ts";
import { readPostScript } from "./read-postscript.ts";

/**
 * Draws the first page of a PostScript file: by our own interpreter; else by Ghostscript, where there is one; else
 * from the preview that was saved in it.
 * @throws VectorFileError
 */
export async function rasterizeEps(
  bytes: Uint8Array,
  options: RasterizeOptions,
): Promise<RasterizedVectorFile> {
  try {
    return await drawOurselves(bytes, options.side);
  } catch (error) {
    if (!(error instanceof VectorFileError) || !mayBeReadOtherwise.has(error.code)) throw error;
    const drawn = await drawOtherwise(bytes, { ...options, isTooMuch: error.code === "too_complex" });
    if (drawn === undefined) throw error;
    return drawn;
  }
}

/** Problems that may be ours and not the file's. */
const mayBeReadOtherwise = new Set(["postscript_unreadable", "too_complex"]);

async function drawOurselves(bytes: Uint8Array, side: number): Promise<RasterizedVectorFile> {
  const drawn = readPostScript(() => postscriptToSvg(bytes, { fonts: openFonts }));
  const { svg, widthPt, heightPt, notes } = drawn;
  const page = { width: widthPt, height: heightPt };
  const raster = await renderMarkup(svg, pixelsOf(page, side));
  return { raster, ...pointsInMM(page), notes, svg: null };
}

async function drawOtherwise(
  bytes: Uint8Array,
  { side, ghostscript, isTooMuch, ...where }: RasterizeOptions & { isTooMuch: boolean },
): Promise<RasterizedVectorFile | undefined> {
  // what was too much for us would only take longer there
  if (ghostscript !== undefined && !isTooMuch) {
    const drawn = await drawWithGhostscript(bytes, { side, program: ghostscript, ...where });
    if (drawn) return drawn;
  }
  const preview = readPostScript(() => previewOf(bytes));
  return preview === null ? undefined : drawPreview(preview, side);
}
