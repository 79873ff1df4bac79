import { edgeOf } from "../graphs/half-edges.ts";
import type { LineGraph } from "./line-graph.ts";

/** A line as a hand would draw it in one go, through junctions where it continues; points in pixels. */
export interface Polyline {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly strength: Float64Array;
  /** As in `ThinLines`; 0 in nodes and where nothing is known. */
  readonly widths: Float64Array;
  /** As in `ThinLines`; 0 without. */
  readonly pen: number;
  /** Whether it comes back to its beginning; the first point is not named again. */
  readonly closed: boolean;
  /** Nodes of the graph on its way, its ends included, with the index of their point. */
  readonly stops: readonly Stop[];
}

export interface Stop {
  readonly at: number;
  readonly node: number;
}

/** A polyline along other points, of whose strength and width nothing is known. */
export function alongPoints(
  polyline: Polyline,
  { x, y, stops }: { x: ArrayLike<number>; y: ArrayLike<number>; stops: readonly Stop[] },
): Polyline {
  const none = new Float64Array(x.length);
  return {
    ...polyline,
    x: Float64Array.from(x),
    y: Float64Array.from(y),
    strength: none,
    widths: none,
    stops,
  };
}

/** Lines that leave a junction at a wider angle than about 138 degrees continue each other. */
const straightEnough = -0.74;
/** Points between these along a line give its direction at a node, in points: the nearest ones are the junction's. */
const near = 2;
const far = 10;

/** Joins the chains of a graph at their nodes, the straightest pairs first. */
export function polylinesOf(graph: LineGraph): Polyline[] {
  const next = continuations(graph);
  const chains = graph.from.length;
  const used = new Uint8Array(chains);
  const polylines: Polyline[] = [];
  /** Goes from a chain's end (2c + 1; 2c is its beginning) over all continuations. */
  const collect = (leaving: number): void => {
    const halfEdges: number[] = [];
    let end = leaving;
    let closed = false;
    for (;;) {
      const c = end >> 1;
      used[c] = 1;
      // entered at its beginning we leave at its end
      halfEdges.push(end & 1 ? c : ~c);
      const into = next[end]!;
      if (into < 0) break;
      if (used[into >> 1]) {
        closed = true;
        break;
      }
      end = into ^ 1;
    }
    polylines.push(polylineOf(graph, halfEdges, closed));
  };
  for (let c = 0; c < chains; c++) {
    if (used[c]) continue;
    if (graph.from[c]! < 0) {
      used[c] = 1;
      polylines.push(loopOf(graph, c));
    } else if (next[2 * c]! < 0) collect(2 * c + 1);
    else if (next[2 * c + 1]! < 0) collect(2 * c);
  }
  // what is left goes around and comes back
  for (let c = 0; c < chains; c++) if (!used[c]) collect(2 * c + 1);
  return polylines;
}

/** For each chain end the chain end that it continues into, or -1. */
function continuations({ start, x, y, from, to, nodeX, pens }: LineGraph): Int32Array {
  const next = new Int32Array(from.length * 2).fill(-1);
  const dirX = new Float64Array(next.length);
  const dirY = new Float64Array(next.length);
  const meeting: number[][] = Array.from(nodeX, () => []);
  for (let c = 0; c < from.length; c++) {
    if (from[c]! < 0) continue;
    const first = start[c]!;
    const last = start[c + 1]! - 1;
    const skip = last - first > near + 2 ? near : 0;
    const reach = Math.min(far, last - first);
    for (const [end, at, way] of [
      [2 * c, first, 1],
      [2 * c + 1, last, -1],
    ] as const) {
      const dx = x[at + way * reach]! - x[at + way * skip]!;
      const dy = y[at + way * reach]! - y[at + way * skip]!;
      const length = Math.sqrt(dx * dx + dy * dy) || 1;
      dirX[end] = dx / length;
      dirY[end] = dy / length;
    }
    meeting[from[c]!]!.push(2 * c);
    meeting[to[c]!]!.push(2 * c + 1);
  }
  for (const ends of meeting) {
    if (!pens) pairUp(ends, { dirX, dirY }, next);
    // a line goes on as one of its own pen
    else
      for (const pen of new Set(ends.map((end) => pens[end >> 1]!)))
        pairUp(
          ends.filter((end) => pens[end >> 1] === pen),
          { dirX, dirY },
          next,
        );
  }
  return next;
}

/** Joins the chain ends of one node, the straightest pairs first. */
function pairUp(
  ends: readonly number[],
  { dirX, dirY }: { readonly dirX: Float64Array; readonly dirY: Float64Array },
  next: Int32Array,
): void {
  const pairs: [dot: number, p: number, q: number][] = [];
  // where only two lines meet they are one, whatever the angle
  const widest = ends.length === 2 ? 0.5 : straightEnough;
  for (const p of ends) {
    for (const q of ends) {
      if (p >= q) continue;
      const dot = dirX[p]! * dirX[q]! + dirY[p]! * dirY[q]!;
      if (dot < widest) pairs.push([dot, p, q]);
    }
  }
  pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  for (const [, p, q] of pairs) {
    if (next[p]! >= 0 || next[q]! >= 0) continue;
    next[p] = q;
    next[q] = p;
  }
}

function loopOf({ start, x, y, strength, widths, pens }: LineGraph, c: number): Polyline {
  const first = start[c]!;
  const end = start[c + 1]!;
  return {
    x: x.slice(first, end),
    y: y.slice(first, end),
    strength: strength.slice(first, end),
    widths: widths.slice(first, end),
    pen: pens?.[c] ?? 0,
    closed: true,
    stops: [],
  };
}

function polylineOf(graph: LineGraph, halfEdges: readonly number[], closed: boolean): Polyline {
  const { start, from, to } = graph;
  const x: number[] = [];
  const y: number[] = [];
  const strength: number[] = [];
  const widths: number[] = [];
  const stops: Stop[] = [];
  halfEdges.forEach((halfEdge, w) => {
    const c = edgeOf(halfEdge);
    const first = start[c]!;
    const last = start[c + 1]! - 1;
    // the node between two chains is named once
    for (let k = w === 0 ? 0 : 1; k <= last - first; k++) {
      const i = halfEdge < 0 ? last - k : first + k;
      if (k === 0) stops.push({ at: 0, node: halfEdge < 0 ? to[c]! : from[c]! });
      x.push(graph.x[i]!);
      y.push(graph.y[i]!);
      strength.push(graph.strength[i]!);
      widths.push(graph.widths[i]!);
    }
    stops.push({ at: x.length - 1, node: halfEdge < 0 ? from[c]! : to[c]! });
  });
  if (closed) {
    stops.pop();
    for (const list of [x, y, strength, widths]) list.pop();
  }
  return {
    x: Float64Array.from(x),
    y: Float64Array.from(y),
    strength: Float64Array.from(strength),
    widths: Float64Array.from(widths),
    pen: graph.pens?.[edgeOf(halfEdges[0]!)] ?? 0,
    closed,
    stops,
  };
}
