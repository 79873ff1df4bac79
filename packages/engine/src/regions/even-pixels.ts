import { evenPixelsOnKernels } from "../simd/flat.ts";

/** Pixels in even surroundings, 1 each, and how many they are. */
export interface EvenPixels {
  readonly even: Uint8Array;
  readonly count: number;
}

/**
 * Which pixels lie in even surroundings: 1 where none of the nine pixels around (and at) it differs by more than
 * `most` in any channel from the one beside or below it. Flat areas and soft gradients are even, rims are not.
 * @param pixels four bytes a pixel
 */
export function evenPixels(
  pixels: Uint8ClampedArray,
  size: { readonly width: number; readonly height: number },
  most: number,
): EvenPixels {
  return evenPixelsOnKernels(pixels, size, most) ?? plainEvenPixels(pixels, size, most);
}

function plainEvenPixels(
  pixels: Uint8ClampedArray,
  { width, height }: { readonly width: number; readonly height: number },
  most: number,
): EvenPixels {
  // for each pixel how many of the steps to its right and lower neighbors are too large, over three pixels of a row
  const across = new Uint8Array(width * height);
  const down = new Uint8Array(width * height);
  const differ = (i: number, j: number) =>
    Math.abs(pixels[i]! - pixels[j]!) > most ||
    Math.abs(pixels[i + 1]! - pixels[j + 1]!) > most ||
    Math.abs(pixels[i + 2]! - pixels[j + 2]!) > most ||
    Math.abs(pixels[i + 3]! - pixels[j + 3]!) > most;
  const size = width * height;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x + 1 < width && differ(i * 4, (i + 1) * 4)) across[i] = 1;
      if (i + width < size && differ(i * 4, (i + width) * 4)) down[i] = 1;
    }
  const even = new Uint8Array(size);
  let count = 0;
  for (let y = 0, i = 0; y < height; y++) {
    const up = y > 0 ? width : 0;
    const low = y + 1 < height ? width : 0;
    for (let x = 0; x < width; x++, i++) {
      const l = x > 0 ? 1 : 0;
      const r = x + 1 < width ? 1 : 0;
      const steps =
        across[i]! |
        across[i - l]! |
        across[i - up]! |
        across[i - up - l]! |
        across[i + low]! |
        across[i + low - l]!;
      const falls =
        down[i]! | down[i - l]! | down[i + r]! | down[i - up]! | down[i - up - l]! | down[i - up + r]!;
      even[i] = steps | falls ? 0 : 1;
      count += even[i]!;
    }
  }
  return { even, count };
}
