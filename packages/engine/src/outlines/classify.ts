import type { OutlinesKind } from "../drawing/outlines-picture.ts";
import { premultiplied } from "../raster/premultiplied.ts";
import type { Raster } from "../raster/raster.ts";
import { uniformPixels } from "../regions/uniform-pixels.ts";

/** What kind of picture it is, and what was seen to say so. */
export interface Classified {
  readonly kind: OutlinesKind;
  /** Four bytes a pixel: red, green and blue times alpha, and alpha. */
  readonly pixels: Uint8ClampedArray;
  /** Uniform pixels, 1 each; see `uniformPixels`. */
  readonly uniform: Uint8Array;
  /** Whether flat areas have noise near their antialiased edges, as in flat art saved as JPEG. */
  readonly isNoisy: boolean;
}

/** Steps of 255 between neighbors in flat areas, in soft gradients, and in areas with noise. */
const flatStep = 1;
const uniformStep = 3;
const noisyStep = 8;
/** There is noise where this many times more pixels are uniform but for it, for each pixel that is not. */
const minNoise = 0.25;
/** Flat art has this share of flat pixels at least; small pictures, which are mostly antialiased edges, this one. */
const minFlatShare = 0.55;
const minFlatShareOfSmall = 0.3;
const small = 200;

/** Looks at a picture: flat art or a photo. */
export function classify(image: Raster): Classified {
  const pixels = premultiplied(image);
  const flat = uniformPixels(pixels, image, flatStep);
  const min = Math.max(image.width, image.height) <= small ? minFlatShareOfSmall : minFlatShare;
  const size = flat.uniform.length;
  if (flat.count < min * size) return { kind: "photo", pixels, uniform: flat.uniform, isNoisy: true };
  const rough = uniformPixels(pixels, image, noisyStep);
  const isNoisy = rough.count - flat.count > minNoise * (size - rough.count);
  const uniform = isNoisy ? rough.uniform : uniformPixels(pixels, image, uniformStep).uniform;
  return { kind: "flat", pixels, uniform, isNoisy };
}
