import type { Way } from "./smooth-points.ts";

/** How long a handle is for a quarter of a circle of radius 1. */
const quarter = 0.5522847;
/** Ellipses flatter than this are two strokes that nearly touch. */
const flattest = 0.12;

/**
 * The ellipse that a closed line is, as a ring of four cubics; undefined when some point is farther than `within`
 * from it. Center and axes come from the moments of the area inside, which noise on the line hardly moves.
 */
export function ellipseOf(way: Way, within: number): number[] | undefined {
  const moments = momentsOf(way);
  if (!moments) return undefined;
  const { x, y, xx, xy, yy } = moments;
  // eigenvectors of the second moments: the axes; semi-axes are twice their roots
  const half = (xx - yy) / 2;
  const root = Math.sqrt(half * half + xy * xy);
  const middle = (xx + yy) / 2;
  const [a, b] = [2 * Math.sqrt(middle + root), 2 * Math.sqrt(Math.max(0, middle - root))];
  if (!(b > flattest * a)) return undefined;
  let [ux, uy] = root === 0 ? [1, 0] : half > 0 ? [half + root, xy] : [xy, root - half];
  const length = Math.sqrt(ux * ux + uy * uy) || 1;
  [ux, uy] = [ux / length, uy / length];
  let sum = 0;
  for (let i = 0; i < way.x.length; i++) {
    const [dx, dy] = [way.x[i]! - x, way.y[i]! - y];
    const [p, q] = [(dx * ux + dy * uy) / a, (dy * ux - dx * uy) / b];
    // distance along the normal, to first order
    const f = p * p + q * q - 1;
    const slope = 2 * Math.sqrt((p * p) / (a * a) + (q * q) / (b * b));
    const off = Math.abs(f) / (slope || 1);
    if (off > within) return undefined;
    sum += off * off;
  }
  if (sum > (within * within * way.x.length) / 4) return undefined;
  const [ax, ay, bx, by] = [ux * a, uy * a, -uy * b, ux * b];
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

interface Moments {
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
}

/** Center and central second moments of the area inside a polygon, per area; undefined without an area. */
function momentsOf({ x, y }: Way): Moments | undefined {
  const many = x.length;
  let [area, sx, sy, sxx, sxy, syy] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < many; i++) {
    const j = i + 1 < many ? i + 1 : 0;
    // from the first point, so that large coordinates cost no digits
    const [px, py, qx, qy] = [x[i]! - x[0]!, y[i]! - y[0]!, x[j]! - x[0]!, y[j]! - y[0]!];
    const cross = px * qy - qx * py;
    area += cross / 2;
    sx += ((px + qx) * cross) / 6;
    sy += ((py + qy) * cross) / 6;
    sxx += ((px * px + px * qx + qx * qx) * cross) / 12;
    syy += ((py * py + py * qy + qy * qy) * cross) / 12;
    sxy += ((px * qy + 2 * px * py + 2 * qx * qy + qx * py) * cross) / 24;
  }
  if (Math.abs(area) < 4) return undefined;
  const [mx, my] = [sx / area, sy / area];
  return {
    x: x[0]! + mx,
    y: y[0]! + my,
    xx: sxx / area - mx * mx,
    xy: sxy / area - mx * my,
    yy: syy / area - my * my,
  };
}
