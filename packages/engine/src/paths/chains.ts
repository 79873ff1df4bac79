/**
 * Borders as chains of points, in pixels. Border b has the points `start[b]` to `start[b + 1] - 1`. Open borders
 * begin and end at their nodes; loops name no point twice.
 */
export interface Chains {
  readonly start: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Nodes with the chain ends that meet in them; index into the chains' points. */
export interface ChainNodes {
  /** Ends of node n: `ends[first[n]]` to `ends[first[n + 1] - 1]`. */
  readonly first: Int32Array;
  readonly ends: Int32Array;
  /** The point next to each end; -1 where none pulls. */
  readonly beside: Int32Array;
}
