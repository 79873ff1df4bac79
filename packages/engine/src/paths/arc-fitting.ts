/** How chains become curves; lengths in pixels. */
export interface ArcFitting {
  /** How far curves, and straight lines, may run from the points. */
  readonly tolerance: number;
  readonly straight: number;
  /** Cosine of the turn that makes a corner. */
  readonly corner: number;
  /** Rounds of light smoothing between corners. */
  readonly smooth: number;
  /** Straight segments of this length, in pixels, are found first, and curves fitted between them; 0 for none. */
  readonly minSegment: number;
}

/** Which chains to fit, and how much more closely than usual. */
export interface ArcsToFit {
  readonly loops: Uint8Array;
  readonly list: Int32Array;
  /** For each of the list; below 1 corners and smoothing are left out too, which could move lines across others. */
  readonly factors: Float64Array;
}

/** The numbers of each fitted chain: `numbers[begins[k]]` to `numbers[begins[k + 1] - 1]`. */
export interface FittedArcs {
  readonly begins: Int32Array;
  readonly numbers: Float64Array;
}
