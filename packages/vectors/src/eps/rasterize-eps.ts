import { DrawingError } from "../drawing-error.ts";
import { pixelsOf, pointsInMM } from "../drawing-size.ts";
import { epsParts } from "../postscript/dos-header.ts";
import { postscriptToSvg } from "../postscript/postscript-to-svg.ts";
import type { RasterizedDrawing, RasterizeOptions } from "../rasterize-drawing.ts";
import { substituteFonts } from "../substitute-fonts.ts";
import { renderMarkup } from "../svg/render-svg.ts";
import { drawWithGhostscript } from "./ghostscript.ts";
import { drawPreview } from "./preview.ts";

/**
 * Draws the first page of a PostScript file: by our own interpreter; else by Ghostscript, where there is one; else
 * from the preview that was saved in it.
 * @throws DrawingError
 */
export async function rasterizeEps(bytes: Uint8Array, options: RasterizeOptions): Promise<RasterizedDrawing> {
  try {
    return await drawOurselves(bytes, options.side);
  } catch (error) {
    if (!(error instanceof DrawingError) || !mayBeReadOtherwise.has(error.code)) throw error;
    return (await drawOtherwise(bytes, options)) ?? Promise.reject(error);
  }
}

/** Problems that may be ours and not the file's. */
const mayBeReadOtherwise = new Set(["postscript_unreadable", "too_complex"]);

async function drawOurselves(bytes: Uint8Array, side: number): Promise<RasterizedDrawing> {
  const { svg, widthPt, heightPt, notes } = postscriptToSvg(bytes, { fonts: substituteFonts });
  const page = { width: widthPt, height: heightPt };
  const raster = await renderMarkup(svg, pixelsOf(page, side));
  return { raster, ...pointsInMM(page), notes, svg: null };
}

async function drawOtherwise(
  bytes: Uint8Array,
  { side, ghostscript }: RasterizeOptions,
): Promise<RasterizedDrawing | undefined> {
  if (ghostscript !== undefined) {
    const drawn = await drawWithGhostscript(bytes, { side, program: ghostscript });
    if (drawn) return drawn;
  }
  const { tiff } = epsParts(bytes);
  return tiff === null ? undefined : drawPreview({ type: "tiff", bytes: tiff }, side);
}
