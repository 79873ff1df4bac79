import { onKernels } from "../kernels/kernels.ts";
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
}

/**
 * The segments of a graph to be drawn (1 each), among those allowed: strong ones and what hangs together with them
 * (hysteresis, Canny 1986), less connected lines that say too little, spurs and short lines.
 */
export function selectLines(
  { nodes, edges, from, to, length, strength }: SegmentLists,
  { allowed, anchored }: Candidates,
  { threshold, totalStrength, shortest }: Selection,
): Uint8Array {
  const count = from.length;
  return onKernels((kernels, arena) => {
    const list = (length: number) => arena.room(length * 4);
    const [begins, ends, lengths, strengths] = [from, to, length, strength].map((own) => arena.put(own)) as [
      number,
      number,
      number,
      number,
    ];
    const out = arena.room(count);
    kernels.takeSegments(
      ...([begins, ends, lengths, strengths, count, nodes, arena.put(anchored)] as const),
      out,
    );
    kernels.chooseConnected(
      ...([arena.put(allowed), threshold, totalStrength, list(nodes), list(nodes), list(nodes)] as const),
    );
    kernels.pruneChosen(
      ...([arena.put(Int32Array.from(edges)), edges.size, shortest] as const),
      ...([list(nodes), list(nodes + 1), list(nodes), list(2 * count), list(2 * count)] as const),
    );
    return arena.read(out, new Uint8Array(count));
  });
}
