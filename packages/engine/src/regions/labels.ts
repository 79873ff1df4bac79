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

/** Regions that may hang together by corners, and where they do. */
export interface JoinedFaces {
  readonly labels: ColoredLabels;
  /**
   * For each corner, y × (width + 1) + x: 1 where the pixels left above and right below hang together across it, 2
   * where the other two do, 0 elsewhere.
   */
  readonly saddles: Uint8Array;
}
