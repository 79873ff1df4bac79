import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import { type LookOptions, paintLook } from "./paint-look.ts";

/** The longer side, in pixels, of a look that stands in a row beside others: about three for each of a card. */
export const lookPreviewSide = 360;

/** A small picture of a photo in a look. Brushes are as large as the picture, so it is what the whole one will look like. */
export function previewLook(photo: Raster, options: LookOptions): Raster {
  const shrink = Math.min(1, lookPreviewSide / Math.max(photo.width, photo.height));
  if (shrink === 1) return paintLook(photo, options).look;
  const side = (pixels: number) => Math.max(1, Math.round(pixels * shrink));
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  return paintLook(resample(photo, whole, side(photo.width), side(photo.height)), options).look;
}
