import { labOf } from "../../colors/color-difference.ts";
import type { PaintedColor } from "./paint-amounts.ts";

/** The steps of painting a picture, in their order. */
export const paintingSteps = ["background", "large", "small"] as const;
export type PaintingStepName = (typeof paintingSteps)[number];

/** Colors to be painted one after the other. */
export interface PaintingStep {
  readonly name: PaintingStepName;
  /** Codes, the lightest color first. */
  readonly codes: readonly string[];
}

/** A color belongs to the background when this share of it, 0 to 1, does: more than half. */
const mostly = 0.5;

/**
 * In which order to paint the colors, each once: what lies behind first, then the large areas before the small ones; in each
 * step from light to dark, since a dark paint covers a slip of a light one and not the other way around. A color counts as
 * large when its regions are, on average, as large as the picture's. Steps without colors are left out. The size of the canvas
 * does not matter.
 */
export function paintingOrder(palette: readonly PaintedColor[]): PaintingStep[] {
  const regions = palette.reduce((sum, { segments }) => sum + segments, 0);
  const painted = palette.reduce((sum, { areaShare }) => sum + areaShare, 0);
  const stepOf = ({ areaShare, segments, backgroundShare = 0 }: PaintedColor): PaintingStepName => {
    if (backgroundShare > mostly) return "background";
    return segments > 0 && areaShare * regions >= painted * segments ? "large" : "small";
  };
  const colors = palette.map((color, index) => ({
    code: color.code,
    step: stepOf(color),
    lightness: labOf(color.hex)[0],
    index,
  }));
  colors.sort((a, b) => b.lightness - a.lightness || a.index - b.index);
  return paintingSteps
    .map((name) => ({ name, codes: colors.filter(({ step }) => step === name).map(({ code }) => code) }))
    .filter(({ codes }) => codes.length > 0);
}
