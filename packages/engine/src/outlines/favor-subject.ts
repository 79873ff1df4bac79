import type { Size } from "../edges/field.ts";
import { sampleMask } from "../raster/sample-mask.ts";
import { type Favor, usualWeight } from "../regions/favor.ts";
import type { Seen } from "../seeing/seen.ts";

/**
 * What the border of an area is worth from saliency (0 to 1): at 0, at the half, and at 1. Behind the subject areas merge at a third
 * of the usual price; an eye is worth three times as much. By eye on portraits, animals and streets.
 */
const worth = { min: 0.3, any: 1, max: 3 };

/** What somebody pointed out in a photo is drawn in more detail than what is around it. */
export function favorSubject({ width, height }: Size, { saliency, lines }: Seen): Favor {
  const table = Uint8Array.from({ length: 256 }, (_, value) => {
    // -1 to 1
    const off = value / (255 / 2) - 1;
    const far = off < 0 ? worth.any - worth.min : worth.max - worth.any;
    return Math.round(usualWeight * (worth.any + off * far));
  });
  const whole = { width, height, cut: { left: 0, top: 0, width, height } };
  const weights = { ...saliency, data: saliency.data.map((value) => table[value]!) };
  return { weights: sampleMask(weights, whole, whole), lines: sampleMask(lines, whole, whole) };
}
