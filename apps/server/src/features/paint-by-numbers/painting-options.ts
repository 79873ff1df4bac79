import {
  clampMixedNumberOfColors,
  numberOfColorsRange,
  type RetryWishes,
  readCanvasSize,
} from "@tintery/contract";
import { Problem } from "../../http/problem.ts";
import type { RowOf } from "../../images/image-row.ts";
import type { Retry } from "../../images/retry-call.ts";
import type { PaintingOptions } from "../../images/stored-image.ts";

/** Another try of a picture: with fewer colors, or on another canvas. */
export const retryPainting: Retry<"paint-by-numbers"> = {
  names: ["numberOfColors", "canvasSize"],
  optionsWith: paintingOptionsWith,
};

/**
 * The options of a picture with another number of colors or another canvas; all others stay.
 * @throws Problem `invalid_options`, `invalid_custom_size`
 */
export function paintingOptionsWith(
  { options: now }: RowOf<"paint-by-numbers">,
  { numberOfColors, canvasSize }: Pick<RetryWishes, "numberOfColors" | "canvasSize">,
): PaintingOptions {
  const canvas = canvasSize === undefined ? now.canvasSize : readCanvasSize(canvasSize);
  if (canvas === null) throw new Problem("invalid_custom_size", { field: "canvasSize" });
  return {
    ...now,
    ...(numberOfColors !== undefined && { numberOfColors: colorsFor(now, numberOfColors) }),
    canvasSize: canvas,
    crop: now.crop && canvas !== "none",
  };
}

/** A number of colors that can be made: mixing brings it into what it can, anything else refuses what it cannot. */
function colorsFor({ mixPalette }: PaintingOptions, wanted: number): number {
  const { min, max } = numberOfColorsRange;
  const made = mixPalette ? clampMixedNumberOfColors(wanted) : wanted;
  if (!Number.isInteger(made) || made < min || made > max)
    throw new Problem("invalid_options", { field: "numberOfColors" });
  return made;
}
