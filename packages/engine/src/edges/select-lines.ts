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
  { nodes, stretches, edges }: StretchGraph,
  { allowed, anchored, weight }: Candidates,
  { threshold, salience, shortest }: Selection,
): Uint8Array {
  const chosen = new Uint8Array(stretches.length);
  for (let s = 0; s < stretches.length; s++) {
    if (anchored[s] || (allowed[s] && stretches[s]!.strength >= threshold / 2)) chosen[s] = 1;
  }
  const groups = new Groups(nodes);
  for (let s = 0; s < stretches.length; s++) {
    if (chosen[s]) groups.join(stretches[s]!.from, stretches[s]!.to);
  }
  // what each connected group has: its strongest stretch, its salience
  const strongest = new Float32Array(nodes);
  const sum = new Float32Array(nodes);
  for (let s = 0; s < stretches.length; s++) {
    if (!chosen[s]) continue;
    const { from, length, strength } = stretches[s]!;
    const group = groups.find(from);
    const own = anchored[s] ? 1 : strength;
    if (own > strongest[group]!) strongest[group] = own;
    sum[group] = sum[group]! + (anchored[s] ? salience : length * strength * weight[s]!);
  }
  for (let s = 0; s < stretches.length; s++) {
    if (!chosen[s] || anchored[s]) continue;
    const group = groups.find(stretches[s]!.from);
    if (strongest[group]! < threshold || sum[group]! < salience) chosen[s] = 0;
  }
  prune({ nodes, stretches, edges }, chosen, { anchored, weight }, shortest);
  return chosen;
}

/** Takes away twigs and lone lines shorter than `shortest` (less where lines count more), until none is left. */
function prune(
  { nodes, stretches, edges }: Pick<StretchGraph, "nodes" | "stretches" | "edges">,
  chosen: Uint8Array,
  { anchored, weight }: Pick<Candidates, "anchored" | "weight">,
  shortest: number,
): void {
  const degree = new Int32Array(nodes);
  for (let s = 0; s < stretches.length; s++) {
    if (!chosen[s]) continue;
    degree[stretches[s]!.from]!++;
    degree[stretches[s]!.to]!++;
  }
  // the stretches at node n are `hung[begin[n]]` to `hung[begin[n + 1] - 1]`
  const begin = new Int32Array(nodes + 1);
  for (let node = 0; node < nodes; node++) begin[node + 1] = begin[node]! + degree[node]!;
  const hung = new Int32Array(begin[nodes]!);
  const filled = begin.slice();
  for (let s = 0; s < stretches.length; s++) {
    if (!chosen[s]) continue;
    hung[filled[stretches[s]!.from]!++] = s;
    hung[filled[stretches[s]!.to]!++] = s;
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
        length += stretches[next]!.length * Math.max(1, weight[next]!);
        if (length >= shortest) break;
        here = stretches[next]!.from === here ? stretches[next]!.to : stretches[next]!.from;
        isFree = degree[here] === 2;
      }
      if (length >= shortest || twig.length === 0) continue;
      for (const s of twig) {
        chosen[s] = 0;
        degree[stretches[s]!.from]!--;
        degree[stretches[s]!.to]!--;
        gone++;
      }
    }
    if (gone === 0) return;
  }
}

/** Nodes that hang together (union-find with path halving). */
class Groups {
  readonly #parent: Int32Array;

  constructor(many: number) {
    this.#parent = new Int32Array(many);
    for (let i = 0; i < many; i++) this.#parent[i] = i;
  }

  find(node: number): number {
    let at = node;
    while (this.#parent[at] !== at) {
      this.#parent[at] = this.#parent[this.#parent[at]!]!;
      at = this.#parent[at]!;
    }
    return at;
  }

  join(p: number, q: number): void {
    const a = this.find(p);
    const b = this.find(q);
    if (a !== b) this.#parent[Math.max(a, b)] = Math.min(a, b);
  }
}
