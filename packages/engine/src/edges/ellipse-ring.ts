import type { Ellipse } from "../paths/equal-ellipse.ts";
import type { Point } from "../strokes/smooth-curve.ts";
import { circle } from "./circle.ts";

/** An ellipse as a ring of points, one in each direction of `circle`. */
export function ellipseRing({ x, y, a, b, ux, uy }: Ellipse): Point[] {
  return circle.map(([cos, sin]) => {
    const [along, across] = [a * cos, b * sin];
    return { x: x + along * ux - across * uy, y: y + along * uy + across * ux };
  });
}
