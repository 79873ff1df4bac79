import type { OutlinesKind } from "../drawing/outlines-picture.ts";
import { premultiplied } from "../raster/premultiplied.ts";
import type { Raster } from "../raster/raster.ts";
import { calmPixels } from "../regions/uniform-pixels.ts";

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

/** Flat art has this share of flat pixels at least; small pictures, which are mostly antialiased edges, this one. */
const minFlatShare = 0.55;
const minFlatShareOfSmall = 0.3;
const small = 200;

/** Looks at a picture: flat art or a photo. */
export function classify(image: Raster): Classified {
  const pixels = premultiplied(image);
  const min = Math.max(image.width, image.height) <= small ? minFlatShareOfSmall : minFlatShare;
  const { isFlat, uniform, isNoisy } = calmPixels(pixels, image, min);
  return { kind: isFlat ? "flat" : "photo", pixels, uniform, isNoisy };
}
