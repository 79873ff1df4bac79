import { onKernels } from "../kernels/kernels.ts";
import type { Way } from "./smooth-points.ts";

/** Arcs of less than about 190 degrees, in radians, could be of many ellipses; more than once around is none. */
const minSpan = 3.3;
const maxSpan = 6.4;
/** Ellipses flatter than this are two strokes that nearly touch. */
const flattest = 0.12;

/** An ellipse: its middle, its half axes as vectors. */
interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/**
 * The arc of an ellipse that an open line is, as cubics (start, then two handles and an end each): the rim of a cup that
 * something covers. Undefined when it goes around less than half of it or some point is farther than `within` from it.
 */
export function ellipseArcOf(way: Way, within: number): number[] | undefined {
  const count = way.x.length;
  if (count < 24) return undefined;
  const ellipse = nearestEllipse(way);
  if (!ellipse) return undefined;
  const { x, y, ax, ay, bx, by } = ellipse;
  const a = Math.sqrt(ax * ax + ay * ay);
  const b = Math.sqrt(bx * bx + by * by);
  if (!(Math.min(a, b) > flattest * Math.max(a, b))) return undefined;

  // the points as directions on the unit circle that becomes the ellipse, and how far around they go
  const u = new Float64Array(count);
  const v = new Float64Array(count);
  const spans = new Float64Array(count);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const dx = way.x[i]! - x;
    const dy = way.y[i]! - y;
    const p = (dx * ax + dy * ay) / (a * a);
    const q = (dx * bx + dy * by) / (b * b);
    const size = Math.sqrt(p * p + q * q);
    if (size === 0) return undefined;
    [u[i], v[i]] = [p / size, q / size];
    // distance along the normal, to first order
    const off = Math.abs(size * size - 1) / (2 * Math.sqrt((p * p) / (a * a) + (q * q) / (b * b)));
    if (off > within) return undefined;
    sum += off * off;
    // small angles are their sines
    if (i > 0) spans[i] = spans[i - 1]! + (u[i - 1]! * v[i]! - v[i - 1]! * u[i]!);
  }
  const span = spans[count - 1]!;
  if (Math.abs(span) < minSpan || Math.abs(span) > maxSpan || sum > (within * within * count) / 4)
    return undefined;
  const cuts = quartersOf(spans);
  return arcThrough(
    ellipse,
    cuts.map((i) => [u[i]!, v[i]!] as const),
    span < 0 ? -1 : 1,
  );
}

/** The first and the last point and some between that part the way around into quarters or less. */
function quartersOf(spans: Float64Array): number[] {
  const last = spans.length - 1;
  const parts = Math.ceil(Math.abs(spans[last]!) / 1.5);
  const cuts = [0];
  for (let i = 1; i < last; i++) {
    if (cuts.length < parts && Math.abs(spans[i]!) >= (Math.abs(spans[last]!) * cuts.length) / parts)
      cuts.push(i);
  }
  return [...cuts, last];
}

function arcThrough(
  { x, y, ax, ay, bx, by }: Ellipse,
  places: readonly (readonly [number, number])[],
  sense: 1 | -1,
): number[] {
  const out: number[] = [];
  const put = (u: number, v: number) => out.push(x + ax * u + bx * v, y + ay * u + by * v);
  put(...places[0]!);
  for (let k = 1; k < places.length; k++) {
    const [[pu, pv], [qu, qv]] = [places[k - 1]!, places[k]!];
    // handles of an arc by t are 4/3 tan(t / 4) long
    const cosHalf = Math.sqrt(Math.max(0, (1 + pu * qu + pv * qv) / 2));
    const handle = sense * (4 / 3) * Math.sqrt((1 - cosHalf) / (1 + cosHalf));
    put(pu - pv * handle, pv + pu * handle);
    put(qu + qv * handle, qv - qu * handle);
    put(qu, qv);
  }
  return out;
}

/** Equations, with room for the terms of one point. */
const equationBytes = (3 + 5 * 6 + 6) * 8;

/**
 * The ellipse whose equation the points fulfil best (least squares with the constraint that its two squared terms add
 * up to one; Bookstein, "Fitting conic sections to scattered data", 1979). Undefined when that is no ellipse.
 */
function nearestEllipse({ x, y }: Way): Ellipse | undefined {
  // (p² + q²) / 2 + h (p² - q²) / 2 + k p q + d p + e q + f = 0, solved for h, k, d, e, f
  const equations = onKernels((kernels, arena) => {
    const out = arena.room(equationBytes);
    kernels.ellipseEquations(arena.put(x), arena.put(y), x.length, out);
    return arena.read(out, new Float64Array(3 + 5 * 6));
  });
  const [mx, my, size] = equations as unknown as [number, number, number];
  if (size === 0) return undefined;
  const rows = Array.from({ length: 5 }, (_, r) => equations.slice(3 + 6 * r, 9 + 6 * r));
  const solved = solve(rows);
  if (!solved) return undefined;
  const [h, k, d, e, f] = solved as [number, number, number, number, number];
  const A = (1 + h) / 2;
  const B = k;
  const C = (1 - h) / 2;
  const determinant = 4 * A * C - B * B;
  if (!(determinant > 1e-6)) return undefined;
  const cx = (B * e - 2 * C * d) / determinant;
  const cy = (B * d - 2 * A * e) / determinant;
  const level = -(f + (d * cx + e * cy) / 2);
  // axes are the eigenvectors of the squared terms
  const half = (A - C) / 2;
  const root = Math.sqrt(half * half + (B * B) / 4);
  const great = level / (0.5 - root);
  const small = level / (0.5 + root);
  if (!(great > 0 && small > 0)) return undefined;
  const [ux, uy] = root === 0 ? [1, 0] : half > 0 ? [B / 2, -half - root] : [half - root, B / 2];
  const length = Math.sqrt(ux * ux + uy * uy) || 1;
  const a = (size * Math.sqrt(great)) / length;
  const b = (size * Math.sqrt(small)) / length;
  return { x: mx + cx * size, y: my + cy * size, ax: ux * a, ay: uy * a, bx: -uy * b, by: ux * b };
}

/** Solves linear equations, each with its right side last (Gauss); undefined when they have no single solution. */
function solve(rows: Float64Array[]): number[] | undefined {
  const count = rows.length;
  for (let c = 0; c < count; c++) {
    let best = c;
    for (let r = c + 1; r < count; r++) if (Math.abs(rows[r]![c]!) > Math.abs(rows[best]![c]!)) best = r;
    [rows[c], rows[best]] = [rows[best]!, rows[c]!];
    const pivot = rows[c]![c]!;
    if (!(Math.abs(pivot) > 1e-9)) return undefined;
    for (let r = 0; r < count; r++) {
      if (r === c) continue;
      const factor = rows[r]![c]! / pivot;
      for (let k = c; k <= count; k++) rows[r]![k] = rows[r]![k]! - factor * rows[c]![k]!;
    }
  }
  return rows.map((row, r) => row[count]! / row[r]!);
}
