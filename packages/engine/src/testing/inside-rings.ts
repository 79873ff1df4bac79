import { edgeOf } from "../graphs/half-edges.ts";
import type { Arc } from "../drawing/outlines-picture.ts";
import { flatten } from "../paths/flatten.ts";

/** Whether a point lies inside rings of arcs (`~b` for arc b backwards), by the even-odd rule. */
export function isInside(
  x: number,
  y: number,
  rings: readonly (readonly number[])[],
  arcs: readonly Pick<Arc, "shape" | "points">[],
  step: number,
): boolean {
  let isIn = false;
  for (const ring of rings)
    for (const halfEdge of ring) {
      const points = flatten(arcs[edgeOf(halfEdge)]!, step);
      for (let i = 0; i + 3 < points.length; i += 2) {
        const [x0, y0, x1, y1] = [points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!];
        if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) isIn = !isIn;
      }
    }
  return isIn;
}
