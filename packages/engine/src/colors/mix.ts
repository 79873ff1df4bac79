import { hexOfRgb } from "./hex.ts";
import { fromLinear, hexToLinear } from "./oklab.ts";

/** No paint swallows all light: what the darkest channel still gives back. */
const blackest = 1e-4;

/**
 * The color, `#rrggbb`, of equal parts of two paints that are known by their colors only. The one place where
 * paints are mixed. In each channel it is the geometric mean of the light both give back: pigments take light away
 * one after the other, so that blue and yellow tend to green and a little dark goes a long way. It stands in for
 * Kubelka-Munk mixing, which needs what the paints' pigments absorb and scatter.
 */
export function mixPaints(hex: string, other: string): string {
  const [one, two] = [hexToLinear(hex), hexToLinear(other)];
  const mixed = (channel: 0 | 1 | 2) =>
    fromLinear(Math.sqrt(Math.max(one[channel], blackest) * Math.max(two[channel], blackest)));
  return hexOfRgb([mixed(0), mixed(1), mixed(2)]);
}
