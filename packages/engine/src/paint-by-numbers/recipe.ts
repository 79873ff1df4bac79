import { type PaintByNumbersOptions, paintByNumbersOptions } from "./options.ts";

/** Pixel mode needs only a few pixels for each of its cells. */
const pixelModeDensity = 2;

/** Working pixels per millimetre that these options ask for, before the limits on working pixels. */
export function workingDensity(options: PaintByNumbersOptions): number {
  if (options.mode === "pixel") return pixelModeDensity;
  return paintByNumbersOptions.detalization[options.detalization].density;
}
