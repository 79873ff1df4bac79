import type { LinearGradient } from "../drawing/outlines-picture.ts";

/** What a face can be filled with. */
export interface FacePaint {
  /** `#rrggbb`, or null for nothing. */
  readonly hex: string | null;
  /** Red, green and blue times alpha, and alpha, all 0 to 255. */
  readonly color: readonly [number, number, number, number];
  /** Coordinates in pixels. */
  readonly gradient?: LinearGradient;
}

/** A picture whose pixels each have a paint. */
export interface PaintedPixels {
  readonly of: Int32Array;
  readonly paints: readonly FacePaint[];
}
