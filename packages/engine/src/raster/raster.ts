/** Pixels of a photo: sRGB, four bytes (red, green, blue, alpha) a pixel, rows from the top. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/**
 * Throws a RangeError when the raster's sizes are not whole numbers of at least 1 or its data has not exactly
 * four bytes a pixel.
 */
export function checkRaster(raster: Raster): void {
  for (const side of ["width", "height"] as const) {
    const value = raster[side];
    if (!Number.isInteger(value) || value < 1) {
      throw new RangeError(`raster.${side} must be a whole number of at least 1, received ${value}`);
    }
  }
  const bytes = raster.width * raster.height * 4;
  if (raster.data.length !== bytes) {
    throw new RangeError(`raster.data must hold ${bytes} bytes, received ${raster.data.length}`);
  }
}
