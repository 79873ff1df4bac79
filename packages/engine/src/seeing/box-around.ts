import type { Point } from "../strokes/smooth-curve.ts";
import type { Box } from "./box.ts";

/** The smallest upright box around places. */
export function boxAround(places: readonly Point[]): Box {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
