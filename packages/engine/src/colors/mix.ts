import { fromLinear, toLinear } from "./oklab.ts";

/** No paint swallows all light: what the darkest channel still gives back. */
const blackest = 1e-4;

/**
 * The color, `#rrggbb`, of equal parts of two paints that are known by their colors only. The one place where
 * paints are mixed. In each channel it is the geometric mean of the light both give back: pigments take light away
 * one after the other, so that blue and yellow tend to green and a little dark goes a long way. It stands in for
 * Kubelka-Munk mixing, which needs what the paints' pigments absorb and scatter.
 */
export function mixPaints(hex: string, other: string): string {
  let value = 0;
  for (const at of [1, 3, 5]) {
    const [p, q] = [hex, other].map((from) => toLinear(Number.parseInt(from.slice(at, at + 2), 16)));
    value = value * 256 + fromLinear(Math.sqrt(Math.max(p!, blackest) * Math.max(q!, blackest)));
  }
  return `#${value.toString(16).padStart(6, "0")}`;
}
