import { DisjointSets } from "../graphs/disjoint-sets.ts";
import type { SegmentGraph } from "./segment-graph.ts";

/** What a line needs to be drawn. Lengths in pixels, strengths 0 to 1. */
export interface Selection {
  /** A line needs a segment of this strength; its other segments need half. */
  readonly threshold: number;
  /** What connected lines need together: their lengths times their strengths. */
  readonly totalStrength: number;
  /** Spurs shorter than this go, so do lone lines. */
  readonly shortest: number;
}

/** A graph's segments as lists, for whoever chooses among them many times. */
export interface SegmentLists {
  readonly nodes: number;
  readonly edges: ReadonlySet<number>;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly length: Float64Array;
  readonly strength: Float64Array;
}

export function listsOf({ nodes, edges, segments }: SegmentGraph): SegmentLists {
  return {
    nodes,
    edges,
    from: Int32Array.from(segments, ({ from }) => from),
    to: Int32Array.from(segments, ({ to }) => to),
    length: Float64Array.from(segments, ({ length }) => length),
    strength: Float64Array.from(segments, ({ strength }) => strength),
  };
}

/** For each segment of a graph what a choice has to know. */
export interface Candidates {
  /** 1 for segments among which to choose. */
  readonly allowed: Uint8Array;
  /** 1 for segments that are drawn in any case; lines that touch them need not stand alone. */
  readonly anchored: Uint8Array;
  /** How much the total strength of each segment counts: less away from the subject. */
  readonly weight: Float32Array;
}

/**
 * The segments of a graph to be drawn (1 each), among those allowed: strong ones and what hangs together with them
 * (hysteresis, Canny 1986), less connected lines that say too little, spurs and short lines.
 */
export function selectLines(
  lists: SegmentLists,
  { allowed, anchored, weight }: Candidates,
  { threshold, totalStrength, shortest }: Selection,
): Uint8Array {
  const { nodes, from, to, length, strength } = lists;
  const count = from.length;
  const chosen = new Uint8Array(count);
  for (let s = 0; s < count; s++) {
    if (anchored[s] || (allowed[s] && strength[s]! >= threshold / 2)) chosen[s] = 1;
  }
  const groups = new DisjointSets(nodes);
  for (let s = 0; s < count; s++) {
    if (chosen[s]) groups.join(from[s]!, to[s]!);
  }
  // what each connected group has: its strongest segment, its total strength
  const strongest = new Float32Array(nodes);
  const sum = new Float32Array(nodes);
  for (let s = 0; s < count; s++) {
    if (!chosen[s]) continue;
    const group = groups.find(from[s]!);
    const own = anchored[s] ? 1 : strength[s]!;
    if (own > strongest[group]!) strongest[group] = own;
    sum[group] = sum[group]! + (anchored[s] ? totalStrength : length[s]! * strength[s]! * weight[s]!);
  }
  for (let s = 0; s < count; s++) {
    if (!chosen[s] || anchored[s]) continue;
    const group = groups.find(from[s]!);
    if (strongest[group]! < threshold || sum[group]! < totalStrength) chosen[s] = 0;
  }
  prune(lists, chosen, { anchored, weight }, shortest);
  return chosen;
}

/** How much of what lines count more makes a spur longer: features may end freely a little sooner than other lines. */
const raised = 0.5;

/** Takes away spurs and lone lines shorter than `shortest` (less where lines count more), until none is left. */
function prune(
  { nodes, edges, from, to, length: lengths }: SegmentLists,
  chosen: Uint8Array,
  { anchored, weight }: Pick<Candidates, "anchored" | "weight">,
  shortest: number,
): void {
  const degree = new Int32Array(nodes);
  for (let s = 0; s < from.length; s++) {
    if (!chosen[s]) continue;
    degree[from[s]!]!++;
    degree[to[s]!]!++;
  }
  // the segments at node n are `hung[begin[n]]` to `hung[begin[n + 1] - 1]`
  const begin = new Int32Array(nodes + 1);
  for (let node = 0; node < nodes; node++) begin[node + 1] = begin[node]! + degree[node]!;
  const hung = new Int32Array(begin[nodes]!);
  const filled = begin.slice();
  for (let s = 0; s < from.length; s++) {
    if (!chosen[s]) continue;
    hung[filled[from[s]!]!++] = s;
    hung[filled[to[s]!]!++] = s;
  }
  // what runs off the picture does not end there
  for (const node of edges) if (degree[node]! > 0) degree[node]!++;
  const spur: number[] = [];
  /** The first segment at a node that is chosen and no part of the spur; -1 without one. */
  const goOn = (node: number): number => {
    for (let k = begin[node]!; k < begin[node + 1]!; k++) {
      const s = hung[k]!;
      if (chosen[s] && !spur.includes(s)) return s;
    }
    return -1;
  };
  for (let round = 0; round < 3; round++) {
    let gone = 0;
    for (let node = 0; node < nodes; node++) {
      if (degree[node] !== 1) continue;
      spur.length = 0;
      let length = 0;
      let here = node;
      let isFree = true;
      while (isFree) {
        const next = goOn(here);
        if (next < 0 || anchored[next]) break;
        spur.push(next);
        length += lengths[next]! * (weight[next]! > 1 ? 1 + raised * (weight[next]! - 1) : 1);
        if (length >= shortest) break;
        here = from[next]! === here ? to[next]! : from[next]!;
        isFree = degree[here] === 2;
      }
      if (length >= shortest || spur.length === 0) continue;
      for (const s of spur) {
        chosen[s] = 0;
        degree[from[s]!]!--;
        degree[to[s]!]!--;
        gone++;
      }
    }
    if (gone === 0) return;
  }
}
