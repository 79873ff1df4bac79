/** Points of a loop, in pixels, each once. */
export interface LoopPoints {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** What a loop encloses: its area, its middle, and its central second moments for each unit of area. */
export interface Moments {
  readonly area: number;
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
}

/** Area, middle and second moments of what a loop encloses; noise on the loop hardly moves them. */
export function momentsOf({ x, y }: LoopPoints): Moments {
  const count = x.length;
  let [area, sx, sy, sxx, sxy, syy] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const j = i + 1 < count ? i + 1 : 0;
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
  const [mx, my] = [sx / area, sy / area];
  return {
    area: Math.abs(area),
    x: x[0]! + mx,
    y: y[0]! + my,
    xx: sxx / area - mx * mx,
    xy: sxy / area - mx * my,
    yy: syy / area - my * my,
  };
}

/** An ellipse: its middle, its radii, the longer one first, and the direction of that one. */
export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly a: number;
  readonly b: number;
  readonly ux: number;
  readonly uy: number;
}

/** The ellipse with these moments. Its axes are the eigenvectors of the second moments, its radii twice their roots. */
export function equalEllipse({ x, y, xx, xy, yy }: Moments): Ellipse {
  const half = (xx - yy) / 2;
  const root = Math.sqrt(half * half + xy * xy);
  const middle = (xx + yy) / 2;
  const a = 2 * Math.sqrt(middle + root);
  const b = 2 * Math.sqrt(Math.max(0, middle - root));
  const [ux, uy] = root === 0 ? [1, 0] : half > 0 ? [half + root, xy] : [xy, root - half];
  const length = Math.sqrt(ux! * ux! + uy! * uy!) || 1;
  return { x, y, a, b, ux: ux! / length, uy: uy! / length };
}

/** How far a point lies outside of an ellipse, along the normal, to first order; negative inside. */
export function offEllipse({ x, y, a, b, ux, uy }: Ellipse, pointX: number, pointY: number): number {
  const [dx, dy] = [pointX - x, pointY - y];
  const [p, q] = [(dx * ux + dy * uy) / a, (dy * ux - dx * uy) / b];
  const slope = 2 * Math.sqrt((p * p) / (a * a) + (q * q) / (b * b)) || 1;
  return (p * p + q * q - 1) / slope;
}
