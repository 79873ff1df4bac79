import { type Direction, fitCubics, unit } from "../paths/fit-cubics.ts";
import { cornersOf } from "./corners.ts";
import { ellipseArcOf } from "./ellipse-arc.ts";
import { ellipseOf } from "./ellipse.ts";
import { evenOut } from "./even-out.ts";
import type { Way } from "./smooth-points.ts";
import { type Run, straightened } from "./straight-runs.ts";
import type { Polyline } from "./polylines.ts";

/** How closely and how calmly polylines are followed; in pixels. */
export interface PolylineFit {
  /** Pixels of a millimeter on paper. */
  readonly perMM: number;
  /** How far a calm line may run from the pixels. */
  readonly leash: number;
  /** How far pixels may lie from a straight line or an ellipse that stands for them. */
  readonly within: number;
  /** How far curves may run from that line. */
  readonly tolerance: number;
  /** Sigma of the least smoothing along the line. */
  readonly smooth: number;
  /** Points on either side of a corner that must be straight. */
  readonly arm: number;
}

/** How many points give the direction at the end of a part. */
const endPoints = 6;
/** Pixels leave a straight line by up to this, and an ellipse, in pixels. */
const pixelNoise = 0.62;
const pixelNoiseOfEllipse = 0.9;
/** A straight line stands for pixels within this share of what an ellipse may leave out. */
const straightShare = 0.75;

/**
 * A polyline as a chain of cubics, in pixels: start, then two handles and an end each.
 * @param runs which of its parts are straight
 */
export function fitPolyline(
  found: Pick<Polyline, "x" | "y" | "closed">,
  fit: PolylineFit,
  runs: readonly Run[] = [],
): number[] {
  const { closed } = found;
  const within = Math.max(pixelNoise, fit.within * straightShare);
  const withinEllipse = Math.max(pixelNoiseOfEllipse, fit.within);
  const simple = closed ? ellipseOf(found, withinEllipse) : straightLine(found, within);
  if (simple) return simple;
  const polyline = straightened(found, runs, fit.perMM);
  const { x, y } = polyline;
  const corners = cornersOf(polyline, fit.arm, closed);
  const last = x.length - 1;
  if (closed && corners.length === 0) return fitLoop(polyline, fit);
  const arc = closed || corners.length > 0 ? undefined : ellipseArcOf(found, withinEllipse);
  if (arc) return arc;
  // the parts between corners; a closed polyline begins at its first one
  const cuts = closed
    ? [...corners, { ...corners[0]!, at: corners[0]!.at + x.length }]
    : [{ at: 0, x: x[0]!, y: y[0]! }, ...corners, { at: last, x: x[last]!, y: y[last]! }];
  const out: number[] = [cuts[0]!.x, cuts[0]!.y];
  for (let c = 1; c < cuts.length; c++) {
    const p = cuts[c - 1]!;
    const q = cuts[c]!;
    const part = cut(polyline, p.at, q.at);
    [part.x[0], part.y[0]] = [p.x, p.y];
    [part.x[q.at - p.at], part.y[q.at - p.at]] = [q.x, q.y];
    for (const value of fitPart(part, fit)) out.push(value);
  }
  return out;
}

/** Points p to q, which may go on beyond the end of a closed polyline. */
function cut({ x, y }: Way, p: number, q: number): Way {
  if (q < x.length) return { x: x.slice(p, q + 1), y: y.slice(p, q + 1) };
  const pick = (values: Float64Array) =>
    Float64Array.from({ length: q - p + 1 }, (_, k) => values[(p + k) % values.length]!);
  return { x: pick(x), y: pick(y) };
}

/** Handles and ends of the cubics along an open part without corners. */
function fitPart(part: Way, fit: PolylineFit): number[] {
  const last = part.x.length - 1;
  const x0 = part.x[0]!;
  const y0 = part.y[0]!;
  const x3 = part.x[last]!;
  const y3 = part.y[last]!;
  if (last < 2 || farthestFromChord(part) < Math.max(pixelNoise, fit.within * straightShare))
    return [x0, y0, x3, y3, x3, y3];
  // half the points say the same: a line of pixels has one in every direction it can take
  const isLong = last >= 16;
  const way = isLong ? halved(part) : part;
  const end = way.x.length - 1;
  const calm = evenOut(way, Math.min(fit.smooth / (isLong ? 2 : 1), end / 3), fit.leash, false);
  const ends = [endDirection(calm, 0, 1), endDirection(calm, end, -1)] as const;
  return fitCubics(calm, [0, end], ends, fit.tolerance).slice(2);
}

/** Every second point, each the mean of its surroundings; the ends stay. */
function halved({ x, y }: Way): Way {
  const count = (x.length >> 1) + 1;
  const take = (values: Float64Array): Float64Array => {
    const out = new Float64Array(count);
    for (let k = 1; k < count - 1; k++) {
      const i = 2 * k;
      out[k] = (values[i - 1]! + 2 * values[i]! + values[i + 1]!) / 4;
    }
    out[0] = values[0]!;
    out[count - 1] = values[values.length - 1]!;
    return out;
  };
  return { x: take(x), y: take(y) };
}

function fitLoop(loop: Way, fit: PolylineFit): number[] {
  const count = loop.x.length;
  const { x, y } = evenOut(loop, Math.min(fit.smooth, count / 8), fit.leash, true);
  const openX = Float64Array.of(...x, x[0]!);
  const openY = Float64Array.of(...y, y[0]!);
  const reach = Math.min(3, (count - 1) >> 1);
  const along = unit(x[reach]! - x[count - reach]!, y[reach]! - y[count - reach]!);
  return fitCubics({ x: openX, y: openY }, [0, count], [along, { x: -along.x, y: -along.y }], fit.tolerance);
}

/** The line that is nearest to all points, from the place of the first to that of the last, if none is far from it. */
function straightLine({ x, y }: Way, within: number): number[] | undefined {
  const count = x.length;
  let mx = 0;
  let my = 0;
  for (let i = 0; i < count; i++) {
    mx += x[i]! / count;
    my += y[i]! / count;
  }
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (let i = 0; i < count; i++) {
    const dx = x[i]! - mx;
    const dy = y[i]! - my;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const half = (xx - yy) / 2;
  const root = Math.sqrt(half * half + xy * xy);
  const along = half > 0 ? unit(half + root, xy) : unit(xy, root - half);
  const place = (i: number) => (x[i]! - mx) * along.x + (y[i]! - my) * along.y;
  const first = place(0);
  const last = place(count - 1);
  for (let i = 0; i < count; i++) {
    const off = Math.abs((x[i]! - mx) * along.y - (y[i]! - my) * along.x);
    const at = place(i);
    if (off > within || at < Math.min(first, last) - 1 || at > Math.max(first, last) + 1) return undefined;
  }
  const x0 = mx + along.x * first;
  const y0 = my + along.y * first;
  const x3 = mx + along.x * last;
  const y3 = my + along.y * last;
  return [x0, y0, x0, y0, x3, y3, x3, y3];
}

function farthestFromChord({ x, y }: Way): number {
  const last = x.length - 1;
  const dx = x[last]! - x[0]!;
  const dy = y[last]! - y[0]!;
  const length = Math.sqrt(dx * dx + dy * dy);
  let max = 0;
  for (let i = 1; i < last; i++) {
    const px = x[i]! - x[0]!;
    const py = y[i]! - y[0]!;
    const along = length > 0 ? (px * dx + py * dy) / length : -2;
    if (along < -1 || along > length + 1) return Number.POSITIVE_INFINITY;
    max = Math.max(max, Math.abs(px * dy - py * dx) / length);
  }
  return max;
}

/** The direction into a line at its end: of the parabola from that end through the points next to it. */
function endDirection({ x, y }: Way, from: number, step: 1 | -1): Direction {
  const count = Math.min(endPoints, x.length - 1);
  const last = from + step * count;
  const chord = unit(x[last]! - x[from]!, y[last]! - y[from]!);
  if (count < 4) return chord;
  let s = 0;
  let s2 = 0;
  let s3 = 0;
  let s4 = 0;
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let k = 1; k <= count; k++) {
    const i = from + step * k;
    const before = from + step * (k - 1);
    const dx = x[i]! - x[from]!;
    const dy = y[i]! - y[from]!;
    const ex = x[i]! - x[before]!;
    const ey = y[i]! - y[before]!;
    s += Math.sqrt(ex * ex + ey * ey);
    s2 += s * s;
    s3 += s * s * s;
    s4 += s * s * s * s;
    x1 += s * dx;
    y1 += s * dy;
    x2 += s * s * dx;
    y2 += s * s * dy;
  }
  const determinant = s2 * s4 - s3 * s3;
  if (!(determinant > 0)) return chord;
  return unit((x1 * s4 - x2 * s3) / determinant, (y1 * s4 - y2 * s3) / determinant);
}
