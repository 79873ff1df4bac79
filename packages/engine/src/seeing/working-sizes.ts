import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";

/** Longer sides of the picture that is looked at, of the one in which lines are, and of the one for masks, in pixels: a larger photo says no more. */
export const lookSide = 1024;
export const linesSide = 512;
export const maskSide = 256;

/** The picture with its longer side at most so long. */
export function within(raster: Raster, longest: number): Raster {
  const scale = Math.min(1, longest / Math.max(raster.width, raster.height));
  if (scale === 1) return raster;
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const whole = { left: 0, top: 0, width: raster.width, height: raster.height };
  return resample(raster, whole, side(raster.width), side(raster.height));
}
