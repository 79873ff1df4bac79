import { DisjointSets } from "../graphs/disjoint-sets.ts";
import type { StretchGraph } from "./stretch-graph.ts";

/** What a line needs to be drawn. Lengths in pixels, strengths 0 to 1. */
export interface Selection {
  /** A line needs a stretch of this strength; its other stretches need half. */
  readonly threshold: number;
  /** What connected lines need together: their lengths times their strengths. */
  readonly salience: number;
  /** Twigs shorter than this go, so do lone lines. */
  readonly shortest: number;
}

/** A graph's stretches as lists, for whoever chooses among them many times. */
export interface StretchLists {
  readonly nodes: number;
  readonly edges: ReadonlySet<number>;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly length: Float64Array;
  readonly strength: Float64Array;
}

export function listsOf({ nodes, edges, stretches }: StretchGraph): StretchLists {
  return {
    nodes,
    edges,
    from: Int32Array.from(stretches, ({ from }) => from),
    to: Int32Array.from(stretches, ({ to }) => to),
    length: Float64Array.from(stretches, ({ length }) => length),
    strength: Float64Array.from(stretches, ({ strength }) => strength),
  };
}

/** For each stretch of a graph what a choice has to know. */
export interface Candidates {
  /** 1 for stretches among which to choose. */
  readonly allowed: Uint8Array;
  /** 1 for stretches that are drawn in any case; lines that touch them need not stand alone. */
  readonly anchored: Uint8Array;
  /** How much the salience of each stretch counts: less away from the subject. */
  readonly weight: Float32Array;
}

/**
 * The stretches of a graph to be drawn (1 each), among those allowed: strong ones and what hangs together with them
 * (hysteresis, Canny 1986), less connected lines that say too little, twigs and short lines.
 */
export function selectLines(
  lists: StretchLists,
  { allowed, anchored, weight }: Candidates,
  { threshold, salience, shortest }: Selection,
): Uint8Array {
  const { nodes, from, to, length, strength } = lists;
  const many = from.length;
  const chosen = new Uint8Array(many);
  for (let s = 0; s < many; s++) {
    if (anchored[s] || (allowed[s] && strength[s]! >= threshold / 2)) chosen[s] = 1;
  }
  const groups = new DisjointSets(nodes);
  for (let s = 0; s < many; s++) {
    if (chosen[s]) groups.join(from[s]!, to[s]!);
  }
  // what each connected group has: its strongest stretch, its salience
  const strongest = new Float32Array(nodes);
  const sum = new Float32Array(nodes);
  for (let s = 0; s < many; s++) {
    if (!chosen[s]) continue;
    const group = groups.find(from[s]!);
    const own = anchored[s] ? 1 : strength[s]!;
    if (own > strongest[group]!) strongest[group] = own;
    sum[group] = sum[group]! + (anchored[s] ? salience : length[s]! * strength[s]! * weight[s]!);
  }
  for (let s = 0; s < many; s++) {
    if (!chosen[s] || anchored[s]) continue;
    const group = groups.find(from[s]!);
    if (strongest[group]! < threshold || sum[group]! < salience) chosen[s] = 0;
  }
  prune(lists, chosen, { anchored, weight }, shortest);
  return chosen;
}

/** How much of what lines count more makes a twig longer: features may end freely a little sooner than other lines. */
const raised = 0.5;

/** Takes away twigs and lone lines shorter than `shortest` (less where lines count more), until none is left. */
function prune(
  { nodes, edges, from, to, length: lengths }: StretchLists,
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
  // the stretches at node n are `hung[begin[n]]` to `hung[begin[n + 1] - 1]`
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
  const twig: number[] = [];
  /** The first stretch at a node that is chosen and no part of the twig; -1 without one. */
  const goOn = (node: number): number => {
    for (let k = begin[node]!; k < begin[node + 1]!; k++) {
      const s = hung[k]!;
      if (chosen[s] && !twig.includes(s)) return s;
    }
    return -1;
  };
  for (let round = 0; round < 3; round++) {
    let gone = 0;
    for (let node = 0; node < nodes; node++) {
      if (degree[node] !== 1) continue;
      twig.length = 0;
      let length = 0;
      let here = node;
      let isFree = true;
      while (isFree) {
        const next = goOn(here);
        if (next < 0 || anchored[next]) break;
        twig.push(next);
        length += lengths[next]! * (weight[next]! > 1 ? 1 + raised * (weight[next]! - 1) : 1);
        if (length >= shortest) break;
        here = from[next]! === here ? to[next]! : from[next]!;
        isFree = degree[here] === 2;
      }
      if (length >= shortest || twig.length === 0) continue;
      for (const s of twig) {
        chosen[s] = 0;
        degree[from[s]!]!--;
        degree[to[s]!]!--;
        gone++;
      }
    }
    if (gone === 0) return;
  }
}
