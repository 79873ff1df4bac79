import type { OutlinesKind } from "../drawing/outlines-picture.ts";
import { premultiplied } from "../raster/premultiplied.ts";
import type { Raster } from "../raster/raster.ts";
import { evenPixels } from "../regions/even-pixels.ts";

/** What kind of picture it is, and what was seen to say so. */
export interface Looked {
  readonly kind: OutlinesKind;
  /** Four bytes a pixel: red, green and blue times alpha, and alpha. */
  readonly pixels: Uint8ClampedArray;
  /** Even pixels, 1 each; see `evenPixels`. */
  readonly even: Uint8Array;
}

/** Steps of 255 between neighbors in flat areas, and in soft gradients and areas that were saved as JPEG. */
const flatStep = 1;
const evenStep = 3;
/** Flat art has this share of flat pixels at least; small pictures, which are mostly rims, this one. */
const leastFlat = 0.55;
const leastFlatOfSmall = 0.3;
const small = 200;

/** Looks at a picture: flat art or a photo. */
export function look(image: Raster): Looked {
  const pixels = premultiplied(image);
  const flat = evenPixels(pixels, image, flatStep);
  const least = Math.max(image.width, image.height) <= small ? leastFlatOfSmall : leastFlat;
  if (flat.count < least * flat.even.length) return { kind: "photo", pixels, even: flat.even };
  return { kind: "flat", pixels, even: evenPixels(pixels, image, evenStep).even };
}
