import { onKernels } from "../kernels/kernels.ts";

/** A chain of points as two arrays; kernels work on a stretch of it, both ends included. */
export interface Points {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** Control points of one cubic: start, two handles, end, as x and y in turn. */
type Cubic = [number, number, number, number, number, number, number, number];

const newtonRounds = 4;

export function unit(x: number, y: number): Direction {
  const length = Math.sqrt(x * x + y * y);
  return length > 0 ? { x: x / length, y: y / length } : { x: 1, y: 0 };
}

/**
 * Fits cubic Bézier curves through a stretch of points by least squares (Philip J. Schneider, "An algorithm for
 * automatically fitting digitized curves", Graphics Gems, 1990). Neighboring cubics share their direction where
 * they meet.
 * @param ends directions at both ends, each of length 1 and pointing into the chain
 * @param tolerance largest distance of a point from the curve, in the points' units
 * @returns x, y of the first point, then six numbers for each cubic: two handles and its end
 */
export function fitCubics(
  points: Points,
  [first, last]: readonly [number, number],
  ends: readonly [Direction, Direction],
  tolerance: number,
): number[] {
  const out = [points.x[first]!, points.y[first]!];
  const handles = fastCubics(points, [first, last], ends, tolerance);
  if (handles) {
    for (const v of handles) out.push(v);
    return out;
  }
  const params = new Float64Array(last - first + 1);
  fitStretch(points, [first, last], ends, { tolerance: tolerance * tolerance, params, out });
  return out;
}

function fastCubics(
  { x, y }: Points,
  [first, last]: readonly [number, number],
  [start, end]: readonly [Direction, Direction],
  tolerance: number,
): Float64Array | undefined {
  const many = last - first + 1;
  return onKernels((kernels, arena) => {
    const [xs, ys] = [arena.put(x.subarray(first, last + 1)), arena.put(y.subarray(first, last + 1))];
    // a cubic spans two points or more
    const [scratch, out] = [arena.room(many * 8), arena.room(many * 48)];
    const directions = [start.x, start.y, end.x, end.y] as const;
    const count = kernels.fitCubics(xs, ys, many - 1, ...directions, tolerance * tolerance, scratch, out);
    return arena.read(out, new Float64Array(count));
  });
}

interface Fitting {
  /** Squared. */
  readonly tolerance: number;
  /** Room for the parameters of the points of a stretch. */
  readonly params: Float64Array;
  readonly out: number[];
}

function fitStretch(
  points: Points,
  [first, last]: readonly [number, number],
  ends: readonly [Direction, Direction],
  fitting: Fitting,
): void {
  const { x, y } = points;
  const { params, tolerance, out } = fitting;
  if (last - first < 2) {
    // two points: handles a third of the way along
    const dx = x[last]! - x[first]!;
    const dy = y[last]! - y[first]!;
    const third = Math.sqrt(dx * dx + dy * dy) / 3;
    out.push(...handles(points, [first, last], ends, third, third).slice(2));
    return;
  }

  // parameters by length along the chain, then bent curves, each better than the last
  chordLengths(points, first, last, params);
  let split = (first + last) >> 1;
  for (let round = 0; round <= newtonRounds; round++) {
    const cubic = leastSquares(points, [first, last], ends, params);
    const worst = worstPoint(points, first, last, cubic, params);
    split = worst.index;
    if (worst.error <= tolerance) {
      out.push(...cubic.slice(2));
      return;
    }
    if (worst.error > 16 * tolerance) break;
    reparameterize(points, first, last, cubic, params);
  }

  // too bent for one cubic: two, smooth where the fit was worst
  const before = Math.max(first, split - 3);
  const after = Math.min(last, split + 3);
  const along = unit(x[after]! - x[before]!, y[after]! - y[before]!);
  fitStretch(points, [first, split], [ends[0], { x: -along.x, y: -along.y }], fitting);
  fitStretch(points, [split, last], [along, ends[1]], fitting);
}

function handles(
  { x, y }: Points,
  [first, last]: readonly [number, number],
  [start, end]: readonly [Direction, Direction],
  startLength: number,
  endLength: number,
): Cubic {
  const [x0, y0, x3, y3] = [x[first]!, y[first]!, x[last]!, y[last]!];
  return [
    x0,
    y0,
    x0 + start.x * startLength,
    y0 + start.y * startLength,
    x3 + end.x * endLength,
    y3 + end.y * endLength,
    x3,
    y3,
  ];
}

function chordLengths({ x, y }: Points, first: number, last: number, params: Float64Array): void {
  params[0] = 0;
  for (let i = first + 1; i <= last; i++) {
    const dx = x[i]! - x[i - 1]!;
    const dy = y[i]! - y[i - 1]!;
    params[i - first] = params[i - first - 1]! + Math.sqrt(dx * dx + dy * dy);
  }
  const total = params[last - first]!;
  for (let i = 0; i <= last - first; i++) params[i] = total > 0 ? params[i]! / total : 0;
}

/** The cubic with the given end directions that is nearest to the points at their parameters. */
function leastSquares(
  points: Points,
  [first, last]: readonly [number, number],
  ends: readonly [Direction, Direction],
  params: Float64Array,
): Cubic {
  const { x, y } = points;
  const [start, end] = ends;
  const [x0, y0, x3, y3] = [x[first]!, y[first]!, x[last]!, y[last]!];
  let c00 = 0;
  let c11 = 0;
  let rhs0 = 0;
  let rhs1 = 0;
  let cross = 0;
  for (let i = first; i <= last; i++) {
    const t = params[i - first]!;
    const s = 1 - t;
    const b1 = 3 * t * s * s;
    const b2 = 3 * t * t * s;
    const near = s * s * s + b1;
    const far = t * t * t + b2;
    const dx = x[i]! - x0 * near - x3 * far;
    const dy = y[i]! - y0 * near - y3 * far;
    c00 += b1 * b1;
    c11 += b2 * b2;
    cross += b1 * b2;
    rhs0 += b1 * (start.x * dx + start.y * dy);
    rhs1 += b2 * (end.x * dx + end.y * dy);
  }
  const c01 = cross * (start.x * end.x + start.y * end.y);
  const determinant = c00 * c11 - c01 * c01;
  const chord = Math.sqrt((x3 - x0) * (x3 - x0) + (y3 - y0) * (y3 - y0));
  let a = determinant > 1e-12 * c00 * c11 ? (rhs0 * c11 - rhs1 * c01) / determinant : 0;
  let b = determinant > 1e-12 * c00 * c11 ? (rhs1 * c00 - rhs0 * c01) / determinant : 0;
  // handles that vanish, point backwards or overshoot make cusps and loops: Wu and Barsky's third of the chord
  const [least, most] = [chord * 0.01, chord * 3];
  // how far they lead along the chord: together farther than this, the curve runs on, back and on again
  const leads = a * (start.x * (x3 - x0) + start.y * (y3 - y0));
  const lags = -b * (end.x * (x3 - x0) + end.y * (y3 - y0));
  const isBack = leads > 0 && lags > 0 && leads + lags - Math.sqrt(leads) * Math.sqrt(lags) > chord * chord;
  if (isBack || !(a > least && b > least && a < most && b < most)) {
    a = chord / 3;
    b = chord / 3;
  }
  return handles(points, [first, last], ends, a, b);
}

function worstPoint(
  { x, y }: Points,
  first: number,
  last: number,
  [x0, y0, x1, y1, x2, y2, x3, y3]: Cubic,
  params: Float64Array,
): { index: number; error: number } {
  let index = (first + last) >> 1;
  let error = 0;
  for (let i = first + 1; i < last; i++) {
    const t = params[i - first]!;
    const s = 1 - t;
    const [b0, b1, b2, b3] = [s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t];
    const dx = b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3 - x[i]!;
    const dy = b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3 - y[i]!;
    const own = dx * dx + dy * dy;
    if (own > error) {
      error = own;
      index = i;
    }
  }
  return { index, error };
}

/** Moves each parameter one Newton step towards the curve's point nearest to its own point. */
function reparameterize(
  { x, y }: Points,
  first: number,
  last: number,
  [x0, y0, x1, y1, x2, y2, x3, y3]: Cubic,
  params: Float64Array,
): void {
  for (let i = first + 1; i < last; i++) {
    const t = params[i - first]!;
    const s = 1 - t;
    const dx = s * s * s * x0 + 3 * t * s * s * x1 + 3 * t * t * s * x2 + t * t * t * x3 - x[i]!;
    const dy = s * s * s * y0 + 3 * t * s * s * y1 + 3 * t * t * s * y2 + t * t * t * y3 - y[i]!;
    const vx = 3 * (s * s * (x1 - x0) + 2 * s * t * (x2 - x1) + t * t * (x3 - x2));
    const vy = 3 * (s * s * (y1 - y0) + 2 * s * t * (y2 - y1) + t * t * (y3 - y2));
    const ax = 6 * (s * (x2 - 2 * x1 + x0) + t * (x3 - 2 * x2 + x1));
    const ay = 6 * (s * (y2 - 2 * y1 + y0) + t * (y3 - 2 * y2 + y1));
    const slope = vx * vx + vy * vy + dx * ax + dy * ay;
    if (slope === 0) continue;
    const moved = t - (dx * vx + dy * vy) / slope;
    params[i - first] = Math.min(1, Math.max(0, moved));
  }
}
