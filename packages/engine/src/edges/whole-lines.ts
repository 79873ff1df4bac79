import type { Segment, SegmentGraph } from "./segment-graph.ts";
import type { Candidates } from "./select-lines.ts";

/**
 * Lets chosen lines that end freely go on along segments that were not chosen: the shortest way to another line that is drawn, or off the
 * picture.
 * @param chosen 1 for each segment that is drawn beside those that are anchored
 * @param reach ways are no longer, in pixels
 */
export function wholeLines(
  graph: SegmentGraph,
  chosen: Uint8Array,
  candidates: Candidates,
  reach: number,
): Uint8Array {
  const net = new DrawnLines(graph, chosen, candidates);
  for (let node = 0; node < graph.nodes; node++)
    if (net.endsFreely(node)) for (const segment of net.wayFrom(node, reach)) net.draw(segment);
  return net.chosen;
}

/** The lines of a graph that are drawn, and those that could be. */
class DrawnLines {
  readonly chosen: Uint8Array;
  readonly #graph: SegmentGraph;
  readonly #candidates: Candidates;
  /** Segments at each node, and how many of them are drawn. */
  readonly #at: readonly number[][];
  readonly #drawn: Int32Array;

  constructor(graph: SegmentGraph, chosen: Uint8Array, candidates: Candidates) {
    this.chosen = chosen.slice();
    this.#graph = graph;
    this.#candidates = candidates;
    this.#at = Array.from({ length: graph.nodes }, () => []);
    this.#drawn = new Int32Array(graph.nodes);
    graph.segments.forEach((segment, s) => {
      for (const node of [segment.from, segment.to]) this.#at[node]!.push(s);
      if (chosen[s] || candidates.anchored[s]) this.#count(segment);
    });
  }

  /** Whether a chosen line ends at a node, and nothing else is there. */
  endsFreely(node: number): boolean {
    const { edges } = this.#graph;
    return this.#drawn[node] === 1 && !edges.has(node) && this.#at[node]!.some((s) => this.chosen[s]);
  }

  draw(segment: number): void {
    this.chosen[segment] = 1;
    this.#count(this.#graph.segments[segment]!);
  }

  /** The segments of the shortest way from a node to where something is drawn, or off the picture (Dijkstra 1959); none if there is no way. */
  wayFrom(start: number, reach: number): number[] {
    const { segments, edges } = this.#graph;
    const known = new Map<number, Way>([[start, { length: 0, segments: [] }]]);
    const open = new Set([start]);
    while (open.size > 0) {
      const node = [...open].reduce((p, q) => (known.get(q)!.length < known.get(p)!.length ? q : p));
      open.delete(node);
      const way = known.get(node)!;
      if (node !== start && (this.#drawn[node]! > 0 || edges.has(node))) return way.segments;
      for (const s of this.#at[node]!) {
        if (this.chosen[s] || this.#candidates.anchored[s] || !this.#candidates.allowed[s]) continue;
        const { from, to, length } = segments[s]!;
        const next = from === node ? to : from;
        const far = way.length + length;
        if (far > reach || far >= (known.get(next)?.length ?? Number.POSITIVE_INFINITY)) continue;
        known.set(next, { length: far, segments: [...way.segments, s] });
        open.add(next);
      }
    }
    return [];
  }

  #count({ from, to }: Segment): void {
    for (const node of [from, to]) this.#drawn[node] = this.#drawn[node]! + 1;
  }
}

/** A way along segments. */
interface Way {
  readonly length: number;
  readonly segments: number[];
}
