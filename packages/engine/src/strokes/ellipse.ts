import { equalEllipse, momentsOf, offEllipse } from "../paths/equal-ellipse.ts";
import type { Way } from "./smooth-points.ts";

/** How long a handle is for a quarter of a circle of radius 1. */
const quarter = 0.5522847;
/** Ellipses flatter than this are two strokes that nearly touch. */
const flattest = 0.12;
/** Smaller loops are dots, in square pixels. */
const minArea = 4;

/**
 * The ellipse that a closed line is, as a ring of four cubics; undefined when some point is farther than `within`
 * from it. Center and axes come from the moments of the area inside, which noise on the line hardly moves.
 */
export function ellipseOf(way: Way, within: number): number[] | undefined {
  const moments = momentsOf(way);
  if (moments.area < minArea) return undefined;
  const ellipse = equalEllipse(moments);
  const { x, y, a, b, ux, uy } = ellipse;
  if (!(b > flattest * a)) return undefined;
  let sum = 0;
  for (let i = 0; i < way.x.length; i++) {
    const off = Math.abs(offEllipse(ellipse, way.x[i]!, way.y[i]!));
    if (off > within) return undefined;
    sum += off * off;
  }
  if (sum > (within * within * way.x.length) / 4) return undefined;
  const ax = ux * a;
  const ay = uy * a;
  const bx = -uy * b;
  const by = ux * b;
  const out = [x + ax, y + ay];
  for (const [px, py, qx, qy] of [
    [ax, ay, bx, by],
    [bx, by, -ax, -ay],
    [-ax, -ay, -bx, -by],
    [-bx, -by, ax, ay],
  ] as const) {
    out.push(x + px + qx * quarter, y + py + qy * quarter);
    out.push(x + qx + px * quarter, y + qy + py * quarter, x + qx, y + qy);
  }
  [out[out.length - 2], out[out.length - 1]] = [out[0]!, out[1]!];
  return out;
}
