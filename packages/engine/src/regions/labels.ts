/** Which region each pixel belongs to: regions 0 to `count` - 1, rows from the top. */
export interface Labels {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly data: Int32Array;
}

/** Labels with the palette color of every region. */
export interface ColoredLabels extends Labels {
  readonly colors: Int32Array;
}
