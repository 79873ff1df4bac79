/** Connected areas of uniform pixels (see `uniformPixels`), and what colors they have. */
export interface UniformAreas {
  /** For each pixel its area, or -1 where it is not uniform. */
  readonly of: Int32Array;
  readonly count: number;
  readonly pixels: Float64Array;
  /** Four numbers for each area: its mean color, and the least and the greatest value of each channel. */
  readonly mean: Float64Array;
  readonly min: Uint8Array;
  readonly max: Uint8Array;
}

/** How areas become paints that cover everything. */
export interface GrowingAreas {
  /** Four bytes a pixel. */
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  /** The paint of each area; below 0 for one that is left to those beside it. */
  readonly table: Int32Array;
  /** Pixels that have other paints: pixel and paint in turn. */
  readonly given: Int32Array;
  /**
   * A pixel stands out when both of its neighbors two pixels away, on opposite sides, differ from it in the same way by
   * this scalar product, and no area nearby goes further: a part of a line too thin to have an area.
   */
  readonly standsOut: number;
  /** Which of the pixels that stand out (pixel and the step across in turn) have which paint, in the same way. */
  readonly explain: (found: Int32Array) => Int32Array;
}
