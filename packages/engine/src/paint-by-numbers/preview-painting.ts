import type { Picture } from "../drawing/picture.ts";
import type { Raster } from "../raster/raster.ts";
import type { Seen } from "../seeing/seen.ts";
import type { PaintByNumbersOptions } from "./options.ts";
import { type KeptSteps, paintInSteps } from "./paint-by-numbers.ts";
import { previewPixels } from "./preview-pixels.ts";

/**
 * The longer side, in pixels, of the photo that is painted ahead: as many as the engine looks at on A4 at the most detail. On
 * larger canvases a picture has up to 4.5 million working pixels.
 */
export const paintingPreviewSide = 1400;
/** How well a preview is painted; `beside` is as `final`, for what is compared with it, and leaves what was kept for the next one. */
export type PaintingQuality = keyof typeof previewPixels | "beside";

/** A photo that is painted again and again, each time with other options. */
export interface PaintingPreview {
  /**
   * Paints it, a part of the work at a time; whoever stops asking lets the rest be. What other options left, and these do not
   * change, is used again. The picture is the same as without that.
   */
  paint: (options: PaintByNumbersOptions, quality: PaintingQuality) => Generator<undefined, Picture>;
}

/**
 * Paints a small photo ahead.
 * @param photo its longer side is `paintingPreviewSide` at most
 * @param seen what it shows; without it all counts alike
 */
export function previewPainting(photo: Raster, seen?: Seen): PaintingPreview {
  // a look takes longer than a sketch, and serves both
  const looked = {};
  const kept = { sketch: {}, final: {} } satisfies Record<keyof typeof previewPixels, KeptSteps>;
  return {
    paint(options, quality) {
      const as = quality === "beside" ? "final" : quality;
      // begins with what the preview left, and does not replace it
      const own = quality === "beside" ? { ...kept.final } : kept[quality];
      return paintInSteps(photo, options, { seen, looked, kept: own, pixels: previewPixels[as] });
    },
  };
}
