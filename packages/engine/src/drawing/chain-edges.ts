import { edgeOf } from "../graphs/half-edges.ts";
import { beginOf, type Path } from "./follow-path.ts";

/** Lines that a pen draws without being lifted: half-edges (`~b` is edge b backwards), each from where the last one ended. */
export type Trails = number[][];

/** What meets in a node of the map: the half-edges that leave it, with the direction in which each one does. */
interface Leaving {
  readonly halfEdge: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * Every edge of a planar map once, in as few strokes of a pen as its nodes allow: from nodes where an odd number of edges
 * meet, straight on wherever that is possible. Nodes are where edges begin and end at the same point.
 * @param isUsed 1 for edges that are not drawn; all are 1 afterwards
 */
export function chainEdges(edges: readonly Path[], isUsed = new Uint8Array(edges.length)): Trails {
  const nodes = leavingNodes(edges, isUsed);
  const nodeAt = (halfEdge: number) => nodes.get(keyOf(edges, halfEdge))!;

  const trails: Trails = [];
  const draw = (first: number): void => {
    const trail: number[] = [];
    for (let halfEdge: number | undefined = first; halfEdge !== undefined; ) {
      trail.push(halfEdge);
      isUsed[edgeOf(halfEdge)] = 1;
      const back: number = ~halfEdge;
      halfEdge = straightest(nodeAt(back), back, isUsed);
    }
    trails.push(trail);
  };
  for (const leaving of nodes.values()) {
    if (leaving.length % 2 === 0) continue;
    const left = leaving.filter(({ halfEdge }) => !isUsed[edgeOf(halfEdge)]);
    // one of them begins here; the others pass or end
    if (left.length % 2 === 1) draw(left[0]!.halfEdge);
  }
  for (let b = 0; b < edges.length; b++) if (!isUsed[b]) draw(b);
  return trails;
}

/** No picture is so many of its units wide. */
const maxWidth = 2 ** 26;

/** Where a half-edge begins, as one number. */
function keyOf(edges: readonly Path[], halfEdge: number): number {
  const [x, y] = beginOf(halfEdge, edges);
  return y * maxWidth + x;
}

function leavingNodes(edges: readonly Path[], isUsed: Uint8Array): Map<number, Leaving[]> {
  const nodes = new Map<number, Leaving[]>();
  edges.forEach(({ points }, b) => {
    if (isUsed[b]) return;
    for (const halfEdge of [b, ~b]) {
      const leaving = { halfEdge, ...directionOf(points, halfEdge < 0) };
      const key = keyOf(edges, halfEdge);
      const list = nodes.get(key);
      if (list) list.push(leaving);
      else nodes.set(key, [leaving]);
    }
  });
  return nodes;
}

/** The direction in which a line leaves its beginning (or its end): towards the first point that is elsewhere. */
function directionOf(points: readonly number[], backwards: boolean): { dx: number; dy: number } {
  const from = backwards ? points.length - 2 : 0;
  const step = backwards ? -2 : 2;
  for (let i = from + step; i >= 0 && i < points.length; i += step) {
    const [dx, dy] = [points[i]! - points[from]!, points[i + 1]! - points[from + 1]!];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length > 0) return { dx: dx / length, dy: dy / length };
  }
  return { dx: 0, dy: 0 };
}

/** The unused half-edge that goes on most nearly as `back`, with which we came, is left behind. */
function straightest(leaving: readonly Leaving[], back: number, isUsed: Uint8Array): number | undefined {
  const own = leaving.find(({ halfEdge }) => halfEdge === back)!;
  let best: number | undefined;
  let min = Number.POSITIVE_INFINITY;
  for (const { halfEdge, dx, dy } of leaving) {
    if (isUsed[edgeOf(halfEdge)]) continue;
    const turn = own.dx * dx + own.dy * dy;
    if (turn < min) [min, best] = [turn, halfEdge];
  }
  return best;
}
