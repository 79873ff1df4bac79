import type { Budget } from "../budget.ts";
import { PsError } from "../ps-error.ts";
import type { ImageSource } from "./image-source.ts";
import type { Pixels } from "@tintery/photos/png";

const maxPixels = 400_000_000;

/**
 * Reads a picture that is finer than anybody will see, and makes it smaller by a whole factor on the way: every pixel
 * is the mean of its square.
 * @param pixelsOf the pixels of some rows, read from where the rows before ended
 */
export function readShrunk(
  image: ImageSource,
  factor: number,
  budget: Budget,
  pixelsOf: (rows: ImageSource) => Pixels,
): Pixels {
  const width = Math.ceil(image.width / factor);
  const height = Math.ceil(image.height / factor);
  if (image.width * image.height > maxPixels) throw new PsError("limitcheck", "image");
  budget.borrow(4 * width * height);
  const data = new Uint8Array(4 * width * height);
  const sums = new Float64Array(5 * width);
  let isOpaque = true;
  for (let row = 0; row < height; row++) {
    const strip = pixelsOf({ ...image, height: Math.min(factor, image.height - row * factor) });
    sums.fill(0);
    addStrip(sums, strip, factor);
    for (let x = 0; x < width; x++)
      isOpaque = writeMean(data, 4 * (row * width + x), sums, 5 * x) && isOpaque;
  }
  return isOpaque ? withoutAlpha(data, width, height) : { width, height, channels: 4, data };
}

/** Adds the rows of a strip: red, green and blue weighed by alpha, alpha, and how many. */
function addStrip(
  sums: Float64Array,
  { width, height, channels, data, palette }: Pixels,
  factor: number,
): void {
  const from = palette ?? data;
  const isGray = palette === undefined && channels === 1;
  const hasAlpha = palette !== undefined || channels === 4;
  let index = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++, index += channels) {
      const at = 5 * Math.floor(x / factor);
      const first = palette === undefined ? index : 4 * data[index]!;
      const alpha = hasAlpha ? from[first + 3]! / 255 : 1;
      sums[at]! += alpha * from[first]!;
      sums[at + 1]! += alpha * from[isGray ? first : first + 1]!;
      sums[at + 2]! += alpha * from[isGray ? first : first + 2]!;
      sums[at + 3]! += alpha;
      sums[at + 4]!++;
    }
}

function writeMean(data: Uint8Array, to: number, sums: Float64Array, from: number): boolean {
  const alpha = sums[from + 3]!;
  const share = alpha / Math.max(1, sums[from + 4]!);
  for (let k = 0; k < 3; k++) data[to + k] = alpha === 0 ? 0 : Math.round(sums[from + k]! / alpha);
  data[to + 3] = Math.round(255 * share);
  return data[to + 3] === 255;
}

function withoutAlpha(data: Uint8Array, width: number, height: number): Pixels {
  const opaque = new Uint8Array(3 * width * height);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    opaque[to] = data[from]!;
    opaque[to + 1] = data[from + 1]!;
    opaque[to + 2] = data[from + 2]!;
  }
  return { width, height, channels: 3, data: opaque };
}
