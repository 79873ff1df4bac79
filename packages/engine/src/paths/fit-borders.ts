import { crossingLines } from "./crossings.ts";
import { type Direction, fitCubics, unit } from "./fit-cubics.ts";
import type { Line } from "./lines.ts";
import { atNarrowPlaces } from "./narrow-places.ts";
import type { SeenRegions } from "./settle-borders.ts";
import type { Chains } from "./chains.ts";
import { middlesOf, smoothBorders } from "./smooth-borders.ts";
import type { TracedBorders } from "./trace-borders.ts";

/** Points this far along a border from a node give its direction there. */
const lookAhead = 2;
/** Two borders that leave a node at more than about 155 degrees continue each other smoothly. */
const straightEnough = -0.97;
/** Length of the straight segments on which crossings are sought, in pixels. */
const segmentLength = 1;

/**
 * Turns traced borders into smooth curves, in pixels: one line for each border. Where curves cross each other,
 * the borders concerned are fitted more tightly, then drawn as their smoothed and at last as their traced points,
 * which cannot cross.
 * @param tolerance how far the curve of each border may run from its smoothed points, in pixels
 * @param seen the photo that tells where between pixels borders are; without it they stay where they were traced
 */
export function fitBorders(borders: TracedBorders, tolerance: ArrayLike<number>, seen?: SeenRegions): Line[] {
  const { count, left, right } = borders;
  const smooth = smoothBorders(borders, seen);
  const middles = middlesOf(borders);
  const directions = endDirections(borders, smooth);
  const ways: ((b: number) => Line)[] = [
    (b) => curveThrough(b, borders, smooth, { directions, tolerance: tolerance[b]! }),
    (b) => curveThrough(b, borders, smooth, { directions, tolerance: tolerance[b]! / 3 }),
    (b) => polyline(b, borders, smooth, smooth),
    (b) => polyline(b, borders, middles, smooth),
  ];
  const isCanvasEdge = (b: number) => left[b]! < 0 || right[b]! < 0;
  const make = (b: number) => (isCanvasEdge(b) ? straight(b, smooth) : ways[way[b]!]!(b));
  // where borders come near each other, curves follow them closely from the start
  const way = atNarrowPlaces(smooth, borders.loop, borders);
  const lines = Array.from({ length: count }, (_, b) => make(b));
  const pinned = new Uint8Array(count);
  for (;;) {
    const { width, height } = borders;
    const crossing = crossingLines(lines, segmentLength, { cell: 2 * segmentLength, width, height });
    const remade = new Set<number>();
    for (const b of crossing) {
      if (way[b]! + 1 < ways.length && !isCanvasEdge(b)) {
        way[b] = way[b]! + 1;
        remade.add(b);
      } else if (!pinned[b]) {
        // even its traced points cross: its nodes moved too far, so they go back, with all that end there
        pinned[b] = 1;
        for (const other of pinEnds(b, borders, smooth, middles)) remade.add(other);
      }
    }
    if (remade.size === 0) return lines;
    for (const b of remade) lines[b] = make(b);
  }
}

/** Moves the end nodes of a border back to where they were traced; names all borders that end in them. */
function pinEnds(b: number, borders: TracedBorders, smooth: Chains, middles: Chains): number[] {
  const { count, start, corners, loop } = borders;
  const nodes = new Set([corners[start[b]!]!, corners[start[b + 1]! - 1]!]);
  const touched: number[] = [];
  for (let other = 0; other < count; other++) {
    if (loop[other]) continue;
    const ends = [
      [corners[start[other]!]!, smooth.start[other]!],
      [corners[start[other + 1]! - 1]!, smooth.start[other + 1]! - 1],
    ] as const;
    for (const [corner, point] of ends) {
      if (!nodes.has(corner)) continue;
      smooth.x[point] = middles.x[point]!;
      smooth.y[point] = middles.y[point]!;
      touched.push(other);
    }
  }
  return touched;
}

function straight(b: number, { start, x, y }: Chains): Line {
  const [first, last] = [start[b]!, start[b + 1]! - 1];
  return { shape: "line", points: [x[first]!, y[first]!, x[last]!, y[last]!] };
}

/** The points of a border as they are; its nodes stand where all borders agreed that they stand. */
function polyline(b: number, { loop }: TracedBorders, chains: Chains, nodes: Chains): Line {
  const [first, last] = [chains.start[b]!, chains.start[b + 1]! - 1];
  const points: number[] = [];
  for (let i = first; i <= last; i++) {
    const from = i === first || i === last ? (loop[b] ? chains : nodes) : chains;
    points.push(from.x[i]!, from.y[i]!);
  }
  if (loop[b]) points.push(points[0]!, points[1]!);
  return { shape: "line", points };
}

function curveThrough(
  b: number,
  { loop }: TracedBorders,
  chains: Chains,
  { directions, tolerance }: { directions: Direction[]; tolerance: number },
): Line {
  const [first, last] = [chains.start[b]!, chains.start[b + 1]! - 1];
  if (!loop[b]) {
    const across = unit(chains.x[last]! - chains.x[first]!, chains.y[last]! - chains.y[first]!);
    // a border hardly longer than a pixel has no room to turn from one direction to the other
    const ends =
      last - first < 3
        ? ([across, { x: -across.x, y: -across.y }] as const)
        : ([directions[2 * b]!, directions[2 * b + 1]!] as const);
    return { shape: "curve", points: fitCubics(chains, [first, last], ends, tolerance) };
  }
  // a loop is opened at its first point, with one direction through it
  const x = Float64Array.of(...chains.x.subarray(first, last + 1), chains.x[first]!);
  const y = Float64Array.of(...chains.y.subarray(first, last + 1), chains.y[first]!);
  const count = x.length - 1;
  const along = unit(x[2]! - x[count - 2]!, y[2]! - y[count - 2]!);
  const ends = [along, { x: -along.x, y: -along.y }] as const;
  return { shape: "curve", points: fitCubics({ x, y }, [0, count], ends, tolerance) };
}

/**
 * Directions into each border at its start (2b) and end (2b + 1). In every node the two borders that run most
 * nearly straight through it get one common direction.
 */
function endDirections(borders: TracedBorders, { start, x, y }: Chains): Direction[] {
  const { count, loop, left, right, corners } = borders;
  const directions: Direction[] = new Array(count * 2).fill({ x: 1, y: 0 });
  const byNode = new Map<number, number[]>();
  for (let b = 0; b < count; b++) {
    if (loop[b]) continue;
    const [first, last] = [start[b]!, start[b + 1]! - 1];
    const reach = Math.min(lookAhead, last - first);
    directions[2 * b] = unit(x[first + reach]! - x[first]!, y[first + reach]! - y[first]!);
    directions[2 * b + 1] = unit(x[last - reach]! - x[last]!, y[last - reach]! - y[last]!);
    if (left[b]! < 0 || right[b]! < 0) continue;
    const nodes = [corners[borders.start[b]!]!, corners[borders.start[b + 1]! - 1]!];
    nodes.forEach((node, end) => {
      byNode.set(node, [...(byNode.get(node) ?? []), 2 * b + end]);
    });
  }
  for (const ends of byNode.values()) {
    let best = straightEnough;
    let pair: [number, number] | undefined;
    for (const p of ends) {
      for (const q of ends) {
        const dot = directions[p]!.x * directions[q]!.x + directions[p]!.y * directions[q]!.y;
        if (p < q && dot < best) {
          best = dot;
          pair = [p, q];
        }
      }
    }
    if (!pair) continue;
    const [p, q] = [directions[pair[0]]!, directions[pair[1]]!];
    const along = unit(p.x - q.x, p.y - q.y);
    directions[pair[0]] = along;
    directions[pair[1]] = { x: -along.x, y: -along.y };
  }
  return directions;
}
