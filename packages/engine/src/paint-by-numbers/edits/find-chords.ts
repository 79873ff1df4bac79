import { cleanLine, crossingOf } from "./clean-line.ts";
import type { Samples } from "./cut-border.ts";
import type { Place } from "./edit.ts";
import { isInside } from "./find-regions.ts";

/** A place on a border. */
export interface OnBorder {
  readonly border: number;
  readonly t: number;
}

/** A part of a drawn line that crosses a region from border to border; `points` are those between. */
export interface Chord {
  readonly from: OnBorder;
  readonly to: OnBorder;
  readonly points: readonly Place[];
}

/** What a drawn line means for a region: parts that cross it, or a closed line inside it. */
export type DrawnCut = { readonly chords: readonly Chord[] } | { readonly loop: readonly Place[] };

/** Ends of a line inside the region that lie so close together close it, as a share of its length. */
const closing = 0.25;

interface Outlined {
  /** The region's borders. */
  readonly borders: ReadonlyMap<number, Samples>;
  readonly outline: Float64Array;
}

/** Finds how a drawn line divides a region. Ends inside it are led on to the nearest border. */
export function findCut(drawn: readonly Place[], region: Outlined): DrawnCut {
  const line = cleanLine(drawn);
  if (line.length < 2) return { chords: [] };
  const stops = crossingsOf(line, region.borders);
  const { outline } = region;
  const [first, last] = [line[0]!, line.at(-1)!];
  if (stops.length === 0) {
    if (!isInside(outline, first)) return { chords: [] };
    if (distance(first, last) < closing * lengthOf(line)) return { loop: line };
  }
  if (isInside(outline, first)) stops.unshift({ along: 0, on: nearestOn(first, region.borders) });
  if (isInside(outline, last)) stops.push({ along: line.length - 1, on: nearestOn(last, region.borders) });
  const chords: Chord[] = [];
  for (let i = 0; i + 1 < stops.length; i++) {
    const [from, to] = [stops[i]!, stops[i + 1]!];
    const between = line.filter((_, k) => k >= from.along && k <= to.along);
    const middle = between[Math.floor(between.length / 2)] ?? pointOn(line, (from.along + to.along) / 2);
    // a line of few points may turn outside: what counts is its middle
    if (!isInside(outline, pointOn(line, (from.along + to.along) / 2)) || !isInside(outline, middle))
      continue;
    chords.push({ from: from.on, to: to.on, points: between });
  }
  return { chords };
}

interface Stop {
  /** Index into the points of the line, with the share of the way to the next. */
  readonly along: number;
  readonly on: OnBorder;
}

function crossingsOf(line: readonly Place[], borders: ReadonlyMap<number, Samples>): Stop[] {
  const stops: Stop[] = [];
  for (const [border, { t, x, y }] of borders) {
    for (let k = 0; k + 1 < t.length; k++) {
      const [from, to]: [Place, Place] = [
        [x[k]!, y[k]!],
        [x[k + 1]!, y[k + 1]!],
      ];
      for (let i = 0; i + 1 < line.length; i++) {
        const crossing = crossingOf(line[i]!, line[i + 1]!, from, to);
        if (!crossing) continue;
        stops.push({ along: i + crossing.u, on: { border, t: t[k]! + (t[k + 1]! - t[k]!) * crossing.v } });
      }
    }
  }
  return stops.sort((p, q) => p.along - q.along || p.on.border - q.on.border);
}

/** The place on some borders that is nearest to a point. */
export function nearestOn(
  [px, py]: Place,
  borders: ReadonlyMap<number, Samples>,
): OnBorder & { distance: number } {
  let best = { border: -1, t: 0, distance: Number.POSITIVE_INFINITY };
  for (const [border, { t, x, y }] of borders) {
    for (let k = 0; k + 1 < t.length; k++) {
      const [dx, dy] = [x[k + 1]! - x[k]!, y[k + 1]! - y[k]!];
      const square = dx * dx + dy * dy;
      const u = square === 0 ? 0 : Math.min(1, Math.max(0, ((px - x[k]!) * dx + (py - y[k]!) * dy) / square));
      const away = distance([px, py], [x[k]! + dx * u, y[k]! + dy * u]);
      if (away < best.distance) best = { border, t: t[k]! + (t[k + 1]! - t[k]!) * u, distance: away };
    }
  }
  return best;
}

export const distance = ([ax, ay]: Place, [bx, by]: Place) => Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);

export function lengthOf(line: readonly Place[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

function pointOn(line: readonly Place[], along: number): Place {
  const i = Math.min(line.length - 2, Math.floor(along));
  const [[ax, ay], [bx, by]] = [line[i]!, line[i + 1]!];
  return [ax + (bx - ax) * (along - i), ay + (by - ay) * (along - i)];
}
