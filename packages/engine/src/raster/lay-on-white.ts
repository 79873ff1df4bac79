import type { Raster } from "./raster.ts";

/** The raster with its transparency laid on white; the same raster when it has none. */
export function layOnWhite(raster: Raster): Raster {
  const { width, height, data } = raster;
  let common = 255;
  for (let i = 3; i < data.length; i += 4) common &= data[i]!;
  if (common === 255) return raster;

  const out = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    const white = 255 * (255 - alpha);
    for (let c = 0; c < 3; c++) out[i + c] = (data[i + c]! * alpha + white + 127) / 255;
    out[i + 3] = 255;
  }
  return { width, height, data: out };
}
