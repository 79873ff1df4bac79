import type { Raster } from "./raster.ts";

/** A rectangle of whole pixels inside a picture. */
export interface WholePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture as a picture of its own. */
export function partOf({ width: across, data }: Raster, { left, top, width, height }: WholePart): Raster {
  const out = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * across + left) * 4;
    out.set(data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data: out };
}
