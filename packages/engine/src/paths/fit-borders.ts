import { crossingLines } from "./crossings.ts";
import { type Direction, fitCubics, unit } from "./fit-cubics.ts";
import { flatten, type Line, piecesOf } from "./flatten.ts";
import { type Chains, middlesOf, smoothBorders } from "./smooth-borders.ts";
import type { TracedBorders } from "./trace-borders.ts";

/** Points this far along a border from a node give its direction there. */
const lookAhead = 4;
/** Two borders that leave a node at more than about 155 degrees continue each other smoothly. */
const straightEnough = -0.9;
/** Length of the straight pieces on which crossings are sought, in pixels. */
const pieceLength = 1;

/**
 * Turns traced borders into smooth curves, in pixels: one line for each border. Where curves cross each other,
 * the borders concerned are fitted more tightly, then drawn as their smoothed and at last as their traced points,
 * which cannot cross.
 * @param tolerance how far curves may run from the smoothed borders, in pixels
 */
export function fitBorders(borders: TracedBorders, tolerance: number): Line[] {
  const { count, left, right } = borders;
  const smooth = smoothBorders(borders);
  const directions = endDirections(borders, smooth);
  const ways: ((b: number) => Line)[] = [
    (b) => curveThrough(b, borders, smooth, { directions, tolerance }),
    (b) => curveThrough(b, borders, smooth, { directions, tolerance: tolerance / 3 }),
    (b) => polyline(b, borders, smooth, smooth),
    (b) => polyline(b, borders, middlesOf(borders), smooth),
  ];
  const isCanvasEdge = (b: number) => left[b]! < 0 || right[b]! < 0;
  const way = new Uint8Array(count);
  const lines = Array.from({ length: count }, (_, b) =>
    isCanvasEdge(b) ? straight(b, smooth) : ways[0]!(b),
  );
  const flat = lines.map((line) => flatten(line, pieceLength));
  for (;;) {
    const crossing = crossingLines(piecesOf(flat), 2 * pieceLength, borders.width, borders.height);
    let repaired = false;
    for (const b of crossing) {
      if (isCanvasEdge(b) || way[b]! + 1 >= ways.length) continue;
      way[b] = way[b]! + 1;
      lines[b] = ways[way[b]!]!(b);
      flat[b] = flatten(lines[b]!, pieceLength);
      repaired = true;
    }
    if (!repaired) return lines;
  }
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
    const ends = [directions[2 * b]!, directions[2 * b + 1]!] as const;
    return { shape: "curve", points: fitCubics(chains, [first, last], ends, tolerance) };
  }
  // a loop is opened at its first point, with one direction through it
  const x = Float64Array.of(...chains.x.subarray(first, last + 1), chains.x[first]!);
  const y = Float64Array.of(...chains.y.subarray(first, last + 1), chains.y[first]!);
  const many = x.length - 1;
  const along = unit(x[2]! - x[many - 2]!, y[2]! - y[many - 2]!);
  const ends = [along, { x: -along.x, y: -along.y }] as const;
  return { shape: "curve", points: fitCubics({ x, y }, [0, many], ends, tolerance) };
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
