import { hslOf } from "@tintery/contract/tables";
import { rgbOfHex } from "@tintery/engine/tables";

/** In which order the colors of a palette are shown. */
export const paintOrders = ["own", "light", "hue"] as const;
export type PaintOrder = (typeof paintOrders)[number];

/** Below this saturation a color is a gray, which has no hue to be sorted by. */
const grayBelow = 0.12;

/** The paints in an order: as they stand, from light to dark, or around the circle of hues with the grays first. */
export function sortPaints<P extends { readonly hex: string }>(paints: readonly P[], order: PaintOrder): P[] {
  if (order === "own") return [...paints];
  const keyed = paints.map((paint) => {
    const [red, green, blue] = rgbOfHex(paint.hex);
    const [hue, saturation, lightness] = hslOf([red, green, blue]);
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    return { paint, light, group: saturation < grayBelow || lightness > 0.96 ? -1 : hue };
  });
  keyed.sort((p, q) => (order === "hue" ? p.group - q.group : 0) || q.light - p.light);
  return keyed.map(({ paint }) => paint);
}
