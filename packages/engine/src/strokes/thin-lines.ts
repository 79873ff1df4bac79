/** Lines one pixel wide, as they were found in a photo. */
export interface ThinLines {
  readonly width: number;
  readonly height: number;
  /** 1 on a line, 0 beside it. */
  readonly on: Uint8Array;
  /** How sure each pixel is to be a line that a person would draw, 0 to 1. */
  readonly strength: Float32Array;
  /** How wide the line was drawn, in pixels, where it was ink; 0 where that is not known. */
  readonly widths?: Float32Array;
  /** Which of several pens draws each pixel, from 0: lines of different pens are strokes of their own. One draws all without. */
  readonly pens?: Uint8Array;
}
