import type { Picture } from "../drawing/picture.ts";
import type { Raster } from "../raster/raster.ts";
import type { Seen } from "../seeing/seen.ts";
import type { PaintByNumbersOptions } from "./options.ts";
import { type KeptSteps, paintInSteps } from "./paint-by-numbers.ts";

/**
 * The longer side, in pixels, of the photo that is painted ahead: as many as the engine looks at on A4 at the most detail. On
 * larger canvases a picture has up to 4.5 million working pixels.
 */
export const paintingPreviewSide = 1400;
/**
 * Working pixels of a sketch, which takes about an eighth of a second, and of what is shown in the end. A sketch has the right
 * colors, but not all regions; the second is what a canvas of 16 × 20 in has at normal detail, so that only larger ones have
 * fewer regions than they will.
 */
const workingPixels = {
  sketch: { min: 120_000, max: 120_000 },
  final: { min: 350_000, max: 2_500_000 },
} as const;
export type PaintingQuality = keyof typeof workingPixels;

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
  const kept: Record<PaintingQuality, KeptSteps> = { sketch: {}, final: {} };
  return {
    paint: (options, quality) =>
      paintInSteps(photo, options, { seen, looked, kept: kept[quality], pixels: workingPixels[quality] }),
  };
}
