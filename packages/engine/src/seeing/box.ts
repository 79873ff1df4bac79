/** An upright box by its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A direction as cosine and sine of its angle, clockwise from the right: no angle is ever computed. */
export interface Direction {
  readonly cos: number;
  readonly sin: number;
}
