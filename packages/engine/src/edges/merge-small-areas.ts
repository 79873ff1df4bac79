import { areasBetween } from "./areas-between.ts";
import type { Field } from "./grid.ts";
import { sidesOf } from "./sides-of.ts";
import { stretchGraph } from "./stretch-graph.ts";

/** What is too small to be colored, in pixels. */
export interface SmallAreas {
  /** Width of the lines. */
  readonly pen: number;
  /** Areas in which lines leave fewer pixels white. */
  readonly smallest: number;
  /** Areas narrower than this on average, if they have at most `slim` pixels. */
  readonly narrow: number;
  readonly slim: number;
}

/** Areas up to so many times as large as a square with as much white are asked how much is white. */
const unlikeSquare = 3;
/** How much a border's length counts against it when one must go: of two as strong, the longer one does. */
const lengthShare = 0.25;

/**
 * Thin lines without the weakest stretch around each area that is too small or too narrow, so that it joins a
 * neighbor; the smallest areas first.
 */
export function mergeSmallAreas(
  on: Uint8Array,
  strength: Field,
  { pen, smallest, narrow, slim }: SmallAreas,
): Uint8Array {
  const areas = areasBetween(on, strength.width, strength.height);
  const { stretches } = stretchGraph(on, strength, Number.POSITIVE_INFINITY);
  const sides = stretches.map(({ pixels }) => sidesOf(pixels, areas));
  const size = new Int32Array(areas.count);
  for (const area of areas.data) size[area]!++;
  const around: number[][] = Array.from({ length: areas.count }, () => []);
  sides.forEach(([p, q], s) => {
    if (p < 0) return;
    around[p]!.push(s);
    around[q]!.push(s);
  });
  const into = Int32Array.from(size.keys());
  const find = (area: number): number => {
    let at = area;
    while (into[at] !== at) {
      into[at] = into[into[at]!]!;
      at = into[at]!;
    }
    return at;
  };
  const cost = stretches.map(({ strength: mean, length }) => mean / length ** lengthShare);
  const out = on.slice();
  const lengthAround = (area: number) => {
    const own = around[area]!.filter((s) => find(sides[s]![0]) !== find(sides[s]![1]));
    return { own, length: own.reduce((sum, s) => sum + stretches[s]!.length, 0) };
  };
  // what is larger than a square of which lines leave so much white, and not slim, is large enough
  const most = Math.max((Math.sqrt(smallest) + pen) ** 2 * unlikeSquare, slim);
  const queue = [...size.keys()].filter((area) => size[area]! < most);
  queue.sort((p, q) => size[p]! - size[q]! || p - q);
  for (let at = 0; at < queue.length; at++) {
    const area = queue[at]!;
    if (find(area) !== area) continue;
    const { own, length } = lengthAround(area);
    const isNarrow = size[area]! < slim && 2 * size[area]! < narrow * length;
    if (own.length === 0 || (size[area]! - (pen / 2) * length >= smallest && !isNarrow)) continue;
    const weakest = own.reduce((best, s) => (cost[s]! < cost[best]! ? s : best));
    for (const i of stretches[weakest]!.pixels) out[i] = 0;
    const [p, q] = [find(sides[weakest]![0]), find(sides[weakest]![1])];
    const [stays, goes] = size[p]! >= size[q]! ? [p, q] : [q, p];
    into[goes] = stays;
    size[stays]! += size[goes]!;
    around[stays]!.push(...around[goes]!);
    if (size[stays]! < most) queue.push(stays);
  }
  return out;
}
