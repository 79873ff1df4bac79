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
  const a = 2 * Math.sqrt(middle + root);
  const b = 2 * Math.sqrt(Math.max(0, middle - root));
  if (!(b > flattest * a)) return undefined;
  let [ux, uy] = root === 0 ? [1, 0] : half > 0 ? [half + root, xy] : [xy, root - half];
  const length = Math.sqrt(ux * ux + uy * uy) || 1;
  [ux, uy] = [ux / length, uy / length];
  let sum = 0;
  for (let i = 0; i < way.x.length; i++) {
    const dx = way.x[i]! - x;
    const dy = way.y[i]! - y;
    const p = (dx * ux + dy * uy) / a;
    const q = (dy * ux - dx * uy) / b;
    // distance along the normal, to first order
    const f = p * p + q * q - 1;
    const slope = 2 * Math.sqrt((p * p) / (a * a) + (q * q) / (b * b));
    const off = Math.abs(f) / (slope || 1);
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

interface Moments {
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
}

/** Center and central second moments of the area inside a polygon, per area; undefined without an area. */
function momentsOf({ x, y }: Way): Moments | undefined {
  const count = x.length;
  let area = 0;
  let sx = 0;
  let sy = 0;
  let sxx = 0;
  let sxy = 0;
  let syy = 0;
  for (let i = 0; i < count; i++) {
    const j = i + 1 < count ? i + 1 : 0;
    // from the first point, so that large coordinates cost no digits
    const px = x[i]! - x[0]!;
    const py = y[i]! - y[0]!;
    const qx = x[j]! - x[0]!;
    const qy = y[j]! - y[0]!;
    const cross = px * qy - qx * py;
    area += cross / 2;
    sx += ((px + qx) * cross) / 6;
    sy += ((py + qy) * cross) / 6;
    sxx += ((px * px + px * qx + qx * qx) * cross) / 12;
    syy += ((py * py + py * qy + qy * qy) * cross) / 12;
    sxy += ((px * qy + 2 * px * py + 2 * qx * qy + qx * py) * cross) / 24;
  }
  if (Math.abs(area) < 4) return undefined;
  const mx = sx / area;
  const my = sy / area;
  return {
    x: x[0]! + mx,
    y: y[0]! + my,
    xx: sxx / area - mx * mx,
    xy: sxy / area - mx * my,
    yy: syy / area - my * my,
  };
}
