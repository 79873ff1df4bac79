import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { Raster } from "./raster.ts";

/** A part of a photo, in its pixels; may begin and end inside a pixel. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where each output position takes from, in the memory of kernels: `count` input positions, `taps` (even) weights apart. */
interface Taps {
  readonly taps: number;
  readonly count: number;
  readonly first: number;
  readonly weights: number;
}

/** Sums of a column of a box are kept in 16 bits; what shrinks more is shrunk again. */
const maxFactor = 256;
/** Weights are whole numbers of this part of 1. */
const one = 1 << 14;
/** Weights, `one` together, that carry `length` input positions from `from` on to `out` output positions. */
function cubicTaps(
  { kernels, arena }: { kernels: Kernels; arena: Arena },
  size: number,
  { from, length, out }: { from: number; length: number; out: number },
): Taps {
  const spread = Math.max(1, length / out);
  const count = Math.min(size, Math.ceil(4 * spread) + 1);
  // kernels take them in pairs
  const taps = count + (count % 2);
  const [first, weights] = [arena.room(out * 4), arena.room(out * taps * 2)];
  kernels.cubicTaps(
    ...([size, from, length, out, spread, count, taps, one, first, weights, arena.room(count * 8)] as const),
  );
  return { taps, count, first, weights };
}

/**
 * The part `cut` of an opaque photo (in its pixels, fractions allowed) as a raster of `width` × `height` pixels,
 * by a separable cubic that widens when it shrinks. Big shrinks first average whole boxes of pixels.
 */
export function resample(photo: Raster, cut: Cut, width: number, height: number): Raster {
  if (cut.width === width && cut.height === height && photo.width === width && photo.height === height) {
    return photo;
  }
  const factor = Math.min(maxFactor, Math.floor(Math.min(cut.width / width, cut.height / height) / 2));
  if (factor >= 2) {
    const part = {
      left: cut.left / factor,
      top: cut.top / factor,
      width: cut.width / factor,
      height: cut.height / factor,
    };
    return resample(shrink(photo, factor), part, width, height);
  }
  return onKernels((kernels, arena) => {
    const taps = (size: number, from: number, length: number, out: number) =>
      cubicTaps({ kernels, arena }, size, { from, length, out });
    const across = taps(photo.width, cut.left, cut.width, width);
    const down = taps(photo.height, cut.top, cut.height, height);
    const firstRow = arena.read(down.first, new Int32Array(height));
    // only the lines that one output row looks at are kept, in a ring
    const line = width * 8 + 8;
    const [ring, row, lines] = [
      arena.room(line * down.count),
      arena.room(photo.width * 4 + 64),
      arena.room(down.taps * 4),
    ];
    const out = arena.room(width * height * 4);
    const places = new Int32Array(down.taps);
    for (let y = 0, next = 0; y < height; y++) {
      const top = firstRow[y]!;
      for (next = Math.max(next, top); next < top + down.count; next++) {
        arena.write(row, photo.data.subarray(next * photo.width * 4, (next + 1) * photo.width * 4));
        kernels.resampleRow(
          row,
          width,
          across.first,
          across.weights,
          across.taps,
          ring + (next % down.count) * line,
        );
      }
      // an odd last line is paired with any other, which weighs nothing
      for (let t = 0; t < down.taps; t++) places[t] = ring + ((top + t) % down.count) * line;
      arena.write(lines, places);
      kernels.blendRows(lines, down.taps, down.weights + y * down.taps * 2, width, out + y * width * 4);
    }
    return { width, height, data: arena.read(out, new Uint8ClampedArray(width * height * 4)) };
  });
}

/** Means of `factor` × `factor` pixels; the rest at the right and bottom edges averages over fewer. */
function shrink(photo: Raster, factor: number): Raster {
  const width = Math.ceil(photo.width / factor);
  const height = Math.ceil(photo.height / factor);
  const line = photo.width * 4;
  return onKernels((kernels, arena) => {
    // a strip of the photo at a time: the memory of the kernels stays small
    const [strip, sums, out] = [
      arena.room(line * factor),
      arena.room(line * 2),
      arena.room(width * height * 4),
    ];
    for (let y = 0; y < height; y++) {
      const rows = Math.min(factor, photo.height - y * factor);
      arena.write(strip, photo.data.subarray(y * factor * line, (y * factor + rows) * line));
      kernels.shrinkRow(strip, photo.width, rows, factor, sums, out + y * width * 4);
    }
    return { width, height, data: arena.read(out, new Uint8ClampedArray(width * height * 4)) };
  });
}
