/** A straight line: its normal and its distance from the origin. */
export interface LineBeside {
  readonly nx: number;
  readonly ny: number;
  readonly away: number;
}

interface PointsBeside {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** The straight line nearest to `reach` points beside point k, going by `step` (1 or -1). */
export function lineBeside({ x, y }: PointsBeside, k: number, step: number, reach: number): LineBeside {
  let [mx, my] = [0, 0];
  for (let q = 1; q <= reach; q++) {
    mx += x[k + step * q]!;
    my += y[k + step * q]!;
  }
  mx /= reach;
  my /= reach;
  let [xx, xy, yy] = [0, 0, 0];
  for (let q = 1; q <= reach; q++) {
    const [dx, dy] = [x[k + step * q]! - mx, y[k + step * q]! - my];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const half = (xx - yy) / 2;
  const root = Math.sqrt(half * half + xy * xy);
  const ux = half >= 0 ? half + root : xy;
  const uy = half >= 0 ? xy : root - half;
  const length = Math.sqrt(ux * ux + uy * uy) || 1;
  const [nx, ny] = [-uy / length, ux / length];
  return { nx, ny, away: nx * mx + ny * my };
}
