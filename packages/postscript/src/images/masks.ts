import { PsError } from "../ps-error.ts";
import type { Pixels } from "@tintery/photos/png";

const maxPixels = 40_000_000;

/** Samples of a stencil as 1 where it paints: where they decode to 0. */
export function maskPixels(
  samples: Uint8Array,
  { decode }: { readonly decode: readonly number[] },
): Uint8Array {
  const painted = decode[0] === 1 ? 1 : 0;
  return samples.map((value) => (value === painted ? 1 : 0));
}

/** Pixels that are clear where all samples lie within a key: low and high of each component, or one value of each. */
export function withKeyMask(pixels: Pixels, samples: Uint8Array, key: readonly number[]): Pixels {
  const count = samples.length / (pixels.width * pixels.height);
  const isRange = key.length === 2 * count;
  const isPainted = new Uint8Array(pixels.width * pixels.height);
  for (let k = 0; k < isPainted.length; k++)
    for (let component = 0; component < count; component++) {
      const value = samples[k * count + component]!;
      const low = isRange ? key[2 * component]! : key[component]!;
      const high = isRange ? key[2 * component + 1]! : key[component]!;
      if (value < low || value > high) isPainted[k] = 1;
    }
  return withMask(pixels, isPainted, pixels);
}

/** Pixels that are clear where a mask, maybe of another size, is 0. */
export function withMask(
  pixels: Pixels,
  isPainted: Uint8Array,
  mask: { readonly width: number; readonly height: number },
): Pixels {
  // the finer of the two decides how many pixels there are
  const width = Math.max(pixels.width, mask.width);
  const height = Math.max(pixels.height, mask.height);
  if (width * height > maxPixels) throw new PsError("limitcheck", "image mask");
  const data = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * pixels.height) / height) * pixels.width;
    const maskRow = Math.floor((y * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x++) {
      if (isPainted[maskRow + Math.floor((x * mask.width) / width)] === 0) continue;
      const at = 4 * (y * width + x);
      putColor(data, at, pixels, row + Math.floor((x * pixels.width) / width));
      data[at + 3] = 255;
    }
  }
  return { width, height, channels: 4, data };
}

function putColor(target: Uint8Array, at: number, { channels, data, palette }: Pixels, index: number): void {
  for (let k = 0; k < 3; k++)
    target[at + k] =
      palette !== undefined
        ? palette[4 * data[index]! + k]!
        : data[index * channels + (channels === 1 ? 0 : k)]!;
}
