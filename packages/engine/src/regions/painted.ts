import { hexOfRgb, rgbOfHex } from "../colors/hex.ts";
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

/** The paint of a color times its alpha, red first, 0 to 255: as it looks on white. */
export function paintOnWhite(color: FacePaint["color"]): FacePaint {
  const [red, green, blue, alpha] = color;
  const onWhite = (value: number) => Math.min(255, Math.round(value + 255 - alpha));
  return { hex: hexOfRgb([onWhite(red), onWhite(green), onWhite(blue)]), color };
}

/** A picture whose pixels each have a paint. */
export interface PaintedPixels {
  readonly of: Int32Array;
  readonly paints: readonly FacePaint[];
}

/** The four numbers of an opaque color. */
export function colorOf(hex: string): FacePaint["color"] {
  return [...rgbOfHex(hex), 255];
}
