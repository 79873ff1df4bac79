import { type Coverage, crossSection, reachOf } from "./cross-sections.ts";
import { withPenCorners } from "./pen-corners.ts";
import { smoothPoints } from "./smooth-points.ts";
import { alongPoints, type Polyline } from "./polylines.ts";

/** Widths of a line that differ by more than this share of it, or these pixels, are of no pen. */
const steady = 0.5;
const steadyPixels = 2;
/** Sigma, in points, of what is smoothed before the middle of the ink is looked for. */
const calmer = 2.5;
/** How much widths differ is told without the narrowest and the widest of them, by these shares. */
const usualWidths = { from: 0.1, to: 0.9 };
/** So many widths of the pen from a free end thinning bends a line aside; the direction before is that of so many points. */
const bentEnd = 0.6;
const endPoints = 6;
/** Normals are those of the line between points so many before and after. */
const along = 4;

/** A polyline in the middle of its ink, and what the ink is like along it. */
export interface MeasuredPolyline {
  readonly polyline: Polyline;
  /** Of the pen, in pixels. */
  readonly width: number;
  readonly length: number;
  readonly isSteady: boolean;
  /** How many of its ends meet nothing. */
  readonly freeEnds: number;
}

/**
 * Moves a polyline into the middle of its ink, lets its free ends stop where a pen stopped, and gives it back its corners.
 * @param degree how many lines meet in each node
 */
export function measurePolyline(polyline: Polyline, ink: Coverage, degree: Int32Array): MeasuredPolyline {
  const { closed } = polyline;
  const isFree = (stop: { node: number } | undefined) =>
    !closed && stop !== undefined && degree[stop.node] === 1;
  const free = [isFree(polyline.stops[0]), isFree(polyline.stops.at(-1))] as const;
  const { moved, widths } = centered(polyline, ink);
  const known = widths.filter((value) => value > 0).sort();
  const usual = polyline.widths.filter((value) => value > 0).sort();
  const median = (values: Float64Array) => values[values.length >> 1] ?? 0;
  const width = median(known) || median(usual) || 1;
  const knownAt = (share: number) => known[Math.floor(known.length * share)] ?? 0;
  const spread = knownAt(usualWidths.to) - knownAt(usualWidths.from);
  const ended = withEnds(moved, ink, free, width);
  return {
    polyline: withPenCorners(ended, ink, width / 2),
    width,
    length: lengthOf(ended),
    isSteady: spread <= Math.max(steady * width, steadyPixels),
    freeEnds: Number(free[0]) + Number(free[1]),
  };
}

/** A polyline whose points lie in the middle of the ink, and how wide it is there: 0 where that cannot be said. */
function centered(polyline: Polyline, ink: Coverage): { moved: Polyline; widths: Float64Array } {
  const count = polyline.x.length;
  const calm = count > 6 ? smoothPoints(polyline, calmer, polyline.closed) : polyline;
  const isStop = new Uint8Array(count);
  for (const { at } of polyline.stops) isStop[at] = 1;
  const [dx, dy, widths] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const index = (i: number) => (polyline.closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i)));
  for (let i = 0; i < count; i++) {
    if (isStop[i] || !(polyline.widths[i]! > 0)) continue;
    const [p, q] = [index(i - along), index(i + along)];
    const [ax, ay] = [calm.x[q]! - calm.x[p]!, calm.y[q]! - calm.y[p]!];
    const length = Math.sqrt(ax * ax + ay * ay);
    if (length === 0) continue;
    const [nx, ny] = [-ay / length, ax / length];
    const half = polyline.widths[i]! / 2;
    const section = crossSection(ink, [calm.x[i]!, calm.y[i]!], [nx, ny], half);
    if (!section || Math.abs(section.shift) > 1 + half / 2) continue;
    dx[i] = section.shift * nx;
    dy[i] = section.shift * ny;
    widths[i] = section.width;
  }
  // what could not be seen moves as its neighbors do
  for (const way of [dx, dy]) bridgeGaps(way, widths);
  const place = (values: Float64Array, from: Float64Array, way: Float64Array) =>
    values.map((value, i) => (isStop[i] ? value : from[i]! + way[i]!));
  const [x, y] = [place(polyline.x, calm.x, dx), place(polyline.y, calm.y, dy)];
  return { moved: { ...polyline, x, y }, widths };
}

/** Fills values that are not known (known: above 0) from the known ones before and after. */
function bridgeGaps(values: Float64Array, known: Float64Array): void {
  let before = -1;
  for (let i = 0; i <= values.length; i++) {
    if (i < values.length && !(known[i]! > 0)) continue;
    for (let k = before + 1; k < i; k++) {
      const [p, q] = [before < 0 ? i : before, i < values.length ? i : before];
      if (p >= values.length || q < 0) continue;
      const t = p === q ? 0 : (k - p) / (q - p);
      values[k] = values[p]! * (1 - t) + values[q]! * t;
    }
    before = i;
  }
}

/**
 * Lets free ends stop where a round pen stopped: half its width before the ink ends. Thinning bends the last points
 * aside; they go.
 */
function withEnds(
  polyline: Polyline,
  ink: Coverage,
  free: readonly [boolean, boolean],
  width: number,
): Polyline {
  const count = polyline.x.length;
  const drop = Math.min(Math.round(bentEnd * width) + 1, (count - 2) >> 1);
  if ((!free[0] && !free[1]) || drop < 1) return polyline;
  const [first, last] = [free[0] ? drop : 0, free[1] ? count - 1 - drop : count - 1];
  const tip = (at: number, inward: number): readonly [number, number] => {
    const back = Math.max(first, Math.min(last, at + inward * endPoints));
    const [dx, dy] = [polyline.x[at]! - polyline.x[back]!, polyline.y[at]! - polyline.y[back]!];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const direction = [dx / length, dy / length] as const;
    const reach = reachOf(ink, [polyline.x[at]!, polyline.y[at]!], direction, 3 * width + 4);
    const on = Math.max(0, reach - width / 2);
    return [polyline.x[at]! + direction[0] * on, polyline.y[at]! + direction[1] * on];
  };
  const [x, y] = [
    Array.from(polyline.x.subarray(first, last + 1)),
    Array.from(polyline.y.subarray(first, last + 1)),
  ];
  const put = (place: readonly [number, number], atEnd: boolean) => {
    if (atEnd) {
      x.push(place[0]);
      y.push(place[1]);
    } else {
      x.unshift(place[0]);
      y.unshift(place[1]);
    }
  };
  if (free[0]) put(tip(first, 1), false);
  if (free[1]) put(tip(last, -1), true);
  const moved = free[0] ? first - 1 : 0;
  const end = x.length - 1;
  const stops = polyline.stops.map(({ at, node }) => ({ at: Math.max(0, Math.min(end, at - moved)), node }));
  return alongPoints(polyline, { x, y, stops });
}

function lengthOf({ x, y, closed }: Polyline): number {
  let length = 0;
  for (let i = closed ? 0 : 1; i < x.length; i++) {
    const before = i === 0 ? x.length - 1 : i - 1;
    const [dx, dy] = [x[i]! - x[before]!, y[i]! - y[before]!];
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}
