/** Newton's rounds for the parameters of points; a fit farther off than the second times the tolerance is given up. */
const rounds = 3;
const hopeless = 40;
/** A free direction turns no farther than this (cosine squared) from the one that the points beside the end have. */
const turned = 0.75;

/** The points that a cubic runs along, and room for their parameters. */
export interface PointsToFit {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly t: Float64Array;
}

/** Unit vectors into the stretch at its begin (a) and its end (b), and whether the fit may choose others. */
export interface EndDirections {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly isFreeStart: boolean;
  readonly isFreeEnd: boolean;
}

/**
 * Whether a cubic with the given ends, and directions there unless they are free, runs along points s to e within the
 * squared tolerance: the nearest by least squares (Philip J. Schneider, "An algorithm for automatically fitting
 * digitized curves", Graphics Gems, 1990). Its handles go to `cubic`.
 */
export function leastCubic(
  { x, y, t }: PointsToFit,
  [s, e]: readonly [number, number],
  { ax, ay, bx, by, isFreeStart, isFreeEnd }: EndDirections,
  tolerance: number,
  cubic: Float64Array,
): boolean {
  t[s] = 0;
  for (let k = s + 1; k <= e; k++) {
    const [dx, dy] = [x[k]! - x[k - 1]!, y[k]! - y[k - 1]!];
    t[k] = t[k - 1]! + Math.sqrt(dx * dx + dy * dy);
  }
  const length = t[e]! || 1;
  for (let k = s + 1; k <= e; k++) t[k] = t[k]! / length;
  const [x0, y0, x3, y3] = [x[s]!, y[s]!, x[e]!, y[e]!];
  const chord = Math.sqrt((x3 - x0) * (x3 - x0) + (y3 - y0) * (y3 - y0));
  const [least, most] = [chord * 0.02, length * 1.2];
  for (let round = 0; round <= rounds; round++) {
    // the handles by least squares: their lengths, and their directions where these are free
    let [c00, c01, c11, ux, uy, vx, vy] = [0, 0, 0, 0, 0, 0, 0];
    for (let k = s + 1; k < e; k++) {
      const p = t[k]!;
      const q = 1 - p;
      const b1 = 3 * p * q * q;
      const b2 = 3 * p * p * q;
      const near = q * q * q + b1;
      const far = p * p * p + b2;
      const [dx, dy] = [x[k]! - x0 * near - x3 * far, y[k]! - y0 * near - y3 * far];
      c00 += b1 * b1;
      c01 += b1 * b2;
      c11 += b2 * b2;
      ux += b1 * dx;
      uy += b1 * dy;
      vx += b2 * dx;
      vy += b2 * dy;
    }
    let [oneX, oneY, twoX, twoY] = [0, 0, 0, 0];
    const free = c00 * c11 - c01 * c01;
    if (isFreeStart && isFreeEnd) {
      if (free < 1e-9) return false;
      oneX = (ux * c11 - vx * c01) / free;
      oneY = (uy * c11 - vy * c01) / free;
      twoX = (vx * c00 - ux * c01) / free;
      twoY = (vy * c00 - uy * c01) / free;
    } else if (isFreeStart) {
      if (free < 1e-9) return false;
      const two = ((vx * bx + vy * by) * c00 - (ux * bx + uy * by) * c01) / free;
      twoX = bx * two;
      twoY = by * two;
      oneX = (ux - c01 * twoX) / c00;
      oneY = (uy - c01 * twoY) / c00;
    } else if (isFreeEnd) {
      if (free < 1e-9) return false;
      const one = ((ux * ax + uy * ay) * c11 - (vx * ax + vy * ay) * c01) / free;
      oneX = ax * one;
      oneY = ay * one;
      twoX = (vx - c01 * oneX) / c11;
      twoY = (vy - c01 * oneY) / c11;
    } else {
      const turn = c01 * (ax * bx + ay * by);
      const [u, v] = [ux * ax + uy * ay, vx * bx + vy * by];
      const determinant = c00 * c11 - turn * turn;
      let [one, two] = [0, 0];
      if (determinant > 1e-9) {
        one = (u * c11 - v * turn) / determinant;
        two = (c00 * v - turn * u) / determinant;
      }
      if (!(one > least && one < most)) one = length / 3;
      if (!(two > least && two < most)) two = length / 3;
      oneX = ax * one;
      oneY = ay * one;
      twoX = bx * two;
      twoY = by * two;
    }
    if (isFreeStart || isFreeEnd) {
      // handles that vanish, overshoot or point away from the points make cusps and loops
      const [one, two] = [oneX * ax + oneY * ay, twoX * bx + twoY * by];
      if (!(one > least && one < most && two > least && two < most)) return false;
      if (one * one < turned * (oneX * oneX + oneY * oneY)) return false;
      if (two * two < turned * (twoX * twoX + twoY * twoY)) return false;
    }
    const [x1, y1, x2, y2] = [x0 + oneX, y0 + oneY, x3 + twoX, y3 + twoY];
    // the farthest point, and each parameter one step towards its point's foot
    let worst = 0;
    for (let k = s + 1; k < e; k++) {
      const p = t[k]!;
      const q = 1 - p;
      const [b0, b1, b2, b3] = [q * q * q, 3 * p * q * q, 3 * p * p * q, p * p * p];
      const dx = x0 * b0 + x1 * b1 + x2 * b2 + x3 * b3 - x[k]!;
      const dy = y0 * b0 + y1 * b1 + y2 * b2 + y3 * b3 - y[k]!;
      const away = dx * dx + dy * dy;
      if (away > worst) worst = away;
      const wx = 3 * ((x1 - x0) * q * q + 2 * (x2 - x1) * p * q + (x3 - x2) * p * p);
      const wy = 3 * ((y1 - y0) * q * q + 2 * (y2 - y1) * p * q + (y3 - y2) * p * p);
      const zx = 6 * ((x2 - 2 * x1 + x0) * q + (x3 - 2 * x2 + x1) * p);
      const zy = 6 * ((y2 - 2 * y1 + y0) * q + (y3 - 2 * y2 + y1) * p);
      const slope = wx * wx + wy * wy + dx * zx + dy * zy;
      if (slope > 1e-9 || slope < -1e-9) {
        const moved = p - (dx * wx + dy * wy) / slope;
        t[k] = moved < 0 ? 0 : moved > 1 ? 1 : moved;
      }
    }
    if (worst <= tolerance) {
      cubic[0] = x1;
      cubic[1] = y1;
      cubic[2] = x2;
      cubic[3] = y2;
      return true;
    }
    if (worst > tolerance * hopeless) return false;
  }
  return false;
}
