import { fullRatio, layOnCanvas } from "./canvas.ts";
import type { PaintByNumbersOptions } from "./options.ts";
import { workingDensity } from "./recipe.ts";

/**
 * The size, in pixels, to which a decoder may shrink a photo before `paintByNumbers` without loss: at least what
 * the engine will look at, at most the photo's own size.
 */
export function workingSize(
  photo: { readonly width: number; readonly height: number },
  options: PaintByNumbersOptions,
): { width: number; height: number } {
  const canvas = layOnCanvas(photo, options, workingDensity(options));
  const scale = Math.max(canvas.width / canvas.cut.width, canvas.height / canvas.cut.height);
  if (scale >= 1) return { width: photo.width, height: photo.height };
  return {
    width: Math.min(photo.width, Math.ceil(photo.width * scale)),
    height: Math.min(photo.height, Math.ceil(photo.height * scale)),
  };
}

/** More pixels a side than the engine ever looks at. */
const huge = 100_000;

/**
 * How a picture that is drawn for a canvas lies on it, so that nothing is cut off and no margin stays: its width by its height, and
 * the pixels that the engine will look at. Without a canvas it fills a sheet of its paper, within the margins.
 */
export function fullCanvas(
  options: PaintByNumbersOptions,
  shape: "landscape" | "portrait",
): { ratio: number; width: number; height: number } {
  const ratio = fullRatio(options, shape);
  return { ratio, ...workingSize({ width: huge * ratio, height: huge }, options) };
}
