/** Sizes of something with one value a pixel, rows from the top. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One number a pixel. */
export interface Field extends Size {
  readonly data: Float32Array;
}
