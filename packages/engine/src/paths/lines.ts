/** Straight segments of many lines: segment i runs from `ends[4 i]`, `ends[4 i + 1]` to the two after them. */
export interface Segments {
  readonly count: number;
  readonly ends: Float64Array;
  /** The line that each segment belongs to. */
  readonly owner: Int32Array;
}

/** Points, x and y, along many lines: those of line b are points `start[b]` to `start[b + 1] - 1`. */
export interface FlatLines {
  readonly start: Int32Array;
  readonly points: Float64Array;
}

/** A line of straight segments or of cubics; see `Border` in drawing/picture.ts for `points`. */
export interface Line {
  readonly shape: "line" | "curve";
  readonly points: readonly number[];
}
