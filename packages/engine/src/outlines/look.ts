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
  /** Whether flat areas have noise near their rims, as in flat art saved as JPEG. */
  readonly isNoisy: boolean;
}

/** Steps of 255 between neighbors in flat areas, in soft gradients, and in areas with noise. */
const flatStep = 1;
const evenStep = 3;
const noisyStep = 8;
/** There is noise where this many times more pixels are even but for it, for each pixel that is not. */
const leastNoise = 0.25;
/** Flat art has this share of flat pixels at least; small pictures, which are mostly rims, this one. */
const leastFlat = 0.55;
const leastFlatOfSmall = 0.3;
const small = 200;

/** Looks at a picture: flat art or a photo. */
export function look(image: Raster): Looked {
  const pixels = premultiplied(image);
  const flat = evenPixels(pixels, image, flatStep);
  const least = Math.max(image.width, image.height) <= small ? leastFlatOfSmall : leastFlat;
  const size = flat.even.length;
  if (flat.count < least * size) return { kind: "photo", pixels, even: flat.even, isNoisy: true };
  const rough = evenPixels(pixels, image, noisyStep);
  const isNoisy = rough.count - flat.count > leastNoise * (size - rough.count);
  const even = isNoisy ? rough.even : evenPixels(pixels, image, evenStep).even;
  return { kind: "flat", pixels, even, isNoisy };
}
