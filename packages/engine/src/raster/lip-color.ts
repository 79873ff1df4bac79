import { type Color, middleColor } from "./middle-color.ts";
import type { Planes } from "./planes.ts";

/** The reddest part of lips, a share of them: what is lit or in shade has the color of skin. */
const reddest = 1 / 3;

/** The color of lips: the middle of what is reddest of them. */
export function lipColor(planes: Planes, lips: readonly number[]): Color {
  const byRed = lips.toSorted((p, q) => planes.a[q]! - planes.a[p]! || p - q);
  return middleColor(planes, byRed.slice(0, Math.ceil(lips.length * reddest)));
}
