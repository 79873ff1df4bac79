import type { Paint } from "@tintery/engine";
import { chosenIn } from "../options/option-rows.ts";
import { readOwnPaints } from "./own-paints.ts";
import { type PaintByNumbersOptions, paintByNumbersOptions } from "./paint-by-numbers.ts";
import { clampMixedNumberOfColors, readCanvasSize, sentCanvasSize } from "./rules.ts";

/** What a creation form says of the options, whatever else stands in it. */
export interface ChosenOptions extends Omit<PaintByNumbersOptions, "canvasSize" | "palette" | "importance"> {
  readonly canvasSize: string;
  readonly customWidth?: number | null | undefined;
  readonly customHeight?: number | null | undefined;
  readonly paletteColors?: string | undefined;
}

/**
 * What the engine is asked for by a form; null when the canvas size is not one we can make. Own paints that cannot be
 * used are left out, and mixing without paints too: whether that is a problem is the caller's to say.
 * @param palette the paints of the palette that the form names, in place of own ones
 */
export function engineOptions(form: ChosenOptions, palette?: readonly Paint[]): PaintByNumbersOptions | null {
  const custom = { width: form.customWidth ?? null, height: form.customHeight ?? null };
  const canvasSize = readCanvasSize(sentCanvasSize(form.canvasSize, custom));
  if (canvasSize === null) return null;
  const own = readOwnPaints(form.paletteColors ?? "");
  const paints = palette ?? (own.kind === "paints" ? own.paints : undefined);
  const mixPalette = form.mixPalette && paints !== undefined;
  return {
    ...chosenIn(paintByNumbersOptions, { ...form, canvasSize }),
    numberOfColors: mixPalette ? clampMixedNumberOfColors(form.numberOfColors) : form.numberOfColors,
    crop: form.crop && canvasSize !== "none",
    mixPalette,
    ...(paints && { palette: paints }),
  };
}
