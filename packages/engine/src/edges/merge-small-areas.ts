import { onKernels } from "../kernels/kernels.ts";
import { DisjointSets } from "../graphs/disjoint-sets.ts";
import type { Labels } from "../regions/labels.ts";
import { regionAreas } from "../regions/region-areas.ts";
import { areasBetween } from "./areas-between.ts";
import type { Field } from "./grid.ts";
import { sidesOf } from "./sides-of.ts";
import { type Segment, segmentGraph } from "./segment-graph.ts";

/** What is too small to be colored, in pixels. */
export interface SmallAreas {
  /** Width of the lines. */
  readonly pen: number;
  /** Areas in which lines leave fewer pixels white. */
  readonly minArea: number;
  /** Areas narrower than this on average, if they have at most `slim` pixels. */
  readonly narrow: number;
  readonly slim: number;
}

/**
 * A small area that one sure, round line encloses is an eye, a button, a wheel: it stays. How sure its border is on average, how
 * round (4π area / length², 1 for a circle, about .6 for a square as pixels count), of how many segments at most, and
 * so many square pens large that there is white in it.
 */
const ring = { sure: 0.6, round: 0.65, segments: 3, largerThan: 5 };

/** Places where other areas are too small: a zone a pixel, 0 outside of all, and what holds in zones 1, 2, and so on. */
export interface AreaZones {
  readonly of: Uint8Array;
  readonly limits: readonly SmallAreas[];
}

/** Areas up to so many times as large as a square with as much white are asked how much is white. */
const unlikeSquare = 3;
/** How much a border's length counts against it when one must go: of two as strong, the longer one does. */
const lengthShare = 0.25;

/**
 * Thin lines without the weakest segment around each area that is too small or too narrow, so that it joins a
 * neighbor; the smallest areas first.
 * @param zones an area with more than its half in one of them is judged as that says
 */
export function mergeSmallAreas(
  on: Uint8Array,
  strength: Field,
  everywhere: SmallAreas,
  zones: AreaZones = { of: new Uint8Array(on.length), limits: [] },
): Uint8Array {
  const areas = areasBetween(on, strength.width, strength.height);
  const { segments } = segmentGraph(on, strength, Number.POSITIVE_INFINITY);
  const sides = sidesOf(segments, areas);
  const size = regionAreas(areas);
  const limits = [everywhere, ...zones.limits];
  const zoneOf = zonesOfAreas(areas, size, zones);
  const around: number[][] = Array.from({ length: areas.count }, () => []);
  sides.forEach(([p, q], s) => {
    if (p < 0) return;
    around[p]!.push(s);
    around[q]!.push(s);
  });
  const joined = new DisjointSets(areas.count);
  const cost = segments.map(({ strength: mean, length }) => mean / length ** lengthShare);
  const out = on.slice();
  const lengthAround = (area: number) => {
    const own = around[area]!.filter((s) => joined.find(sides[s]![0]) !== joined.find(sides[s]![1]));
    return { own, length: own.reduce((sum, s) => sum + segments[s]!.length, 0) };
  };
  // what is larger than a square of which lines leave so much white, and not slim, is large enough
  const max = limits.map(({ minArea, pen, slim }) =>
    Math.max((Math.sqrt(minArea) + pen) ** 2 * unlikeSquare, slim),
  );
  const mayGo = (area: number) => size[area]! < max[zoneOf[area]!]!;
  const queue = [...size.keys()].filter(mayGo);
  queue.sort((p, q) => size[p]! - size[q]! || p - q);
  for (let at = 0; at < queue.length; at++) {
    const area = queue[at]!;
    if (joined.find(area) !== area) continue;
    const { own, length } = lengthAround(area);
    const { pen, minArea, narrow, slim } = limits[zoneOf[area]!]!;
    if (
      isRing(
        own.map((s) => segments[s]!),
        length,
        size[area]!,
        pen,
      )
    )
      continue;
    const isNarrow = size[area]! < slim && 2 * size[area]! < narrow * length;
    if (own.length === 0 || (size[area]! - (pen / 2) * length >= minArea && !isNarrow)) continue;
    const weakest = own.reduce((best, s) => (cost[s]! < cost[best]! ? s : best));
    for (const i of segments[weakest]!.pixels) out[i] = 0;
    const [p, q] = [joined.find(sides[weakest]![0]), joined.find(sides[weakest]![1])];
    const [stays, goes] = size[p]! >= size[q]! ? [p, q] : [q, p];
    joined.join(stays, goes);
    size[stays]! += size[goes]!;
    around[stays]!.push(...around[goes]!);
    if (mayGo(stays)) queue.push(stays);
  }
  return out;
}

/** The zone of each area; 0 for those that lie in none with more than their half. */
function zonesOfAreas(areas: Labels, size: Int32Array, { of, limits }: AreaZones): Uint8Array {
  const count = limits.length;
  const out = new Uint8Array(size.length);
  if (count === 0) return out;
  const own = onKernels((kernels, arena) => {
    const counts = arena.put(new Int32Array(size.length * count));
    kernels.countZones(arena.put(areas.data), arena.put(of), of.length, count, counts);
    return arena.read(counts, new Int32Array(size.length * count));
  });
  for (let k = 0; k < own.length; k++) {
    const area = Math.floor(k / count);
    if (2 * own[k]! > size[area]!) out[area] = (k % count) + 1;
  }
  return out;
}

/** Whether an area's border is one sure, round line. */
function isRing(border: readonly Segment[], length: number, size: number, pen: number): boolean {
  if (border.length > ring.segments || size < ring.largerThan * pen * pen) return false;
  const sure = border.reduce((sum, segment) => sum + segment.strength * segment.length, 0);
  return sure >= ring.sure * length && 4 * Math.PI * size >= ring.round * length * length;
}
