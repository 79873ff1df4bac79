/**
 * Borders as chains of points, in pixels. Border b has the points `start[b]` to `start[b + 1] - 1`. Open borders
 * begin and end at their nodes; loops name no point twice.
 */
export interface Chains {
  readonly start: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
}
