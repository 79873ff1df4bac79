import { onKernels } from "../kernels/kernels.ts";
import type { Raster } from "./raster.ts";

/** A part of a photo, in its pixels; may begin and end inside a pixel. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where each output position takes from: `count` input positions from `first` on, `taps` (even) weights apart. */
interface Taps {
  readonly taps: number;
  readonly count: number;
  readonly first: Int32Array;
  readonly weights: Int16Array;
}

/** Sums of a column of a box are kept in 16 bits; what shrinks more is shrunk again. */
const maxFactor = 256;
/** Weights are whole numbers of this part of 1. */
const one = 1 << 14;
/** Catmull-Rom's cubic (Keys 1981 with a = -1/2): sharp, and only + and ×, so every machine agrees. */
function cubic(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
  if (x < 2) return ((-0.5 * x + 2.5) * x - 4) * x + 2;
  return 0;
}

/** Weights, `one` together, that carry `length` input positions from `from` on to `out` output positions. */
function cubicTaps(size: number, from: number, length: number, out: number): Taps {
  const scale = length / out;
  const spread = Math.max(1, scale);
  const reach = 2 * spread;
  const count = Math.min(size, Math.ceil(2 * reach) + 1);
  // kernels take them in pairs
  const taps = count + (count % 2);
  const first = new Int32Array(out);
  const weights = new Int16Array(out * taps);
  const exact = new Float64Array(count);
  for (let o = 0; o < out; o++) {
    const center = from + (o + 0.5) * scale - 0.5;
    const start = Math.max(0, Math.min(size - count, Math.ceil(center - reach)));
    first[o] = start;
    let sum = 0;
    for (let t = 0; t < count; t++) {
      exact[t] = cubic((start + t - center) / spread);
      sum += exact[t]!;
    }
    // what rounding leaves over goes to the nearest position; so does all where only zeros are touched
    const middle = Math.round(Math.max(0, Math.min(size - 1, center))) - start;
    let rest = one;
    for (let t = 0; t < count && sum !== 0; t++) {
      const weight = Math.round((exact[t]! / sum) * one);
      weights[o * taps + t] = weight;
      rest -= weight;
    }
    weights[o * taps + middle] = weights[o * taps + middle]! + rest;
  }
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
  const across = cubicTaps(photo.width, cut.left, cut.width, width);
  const down = cubicTaps(photo.height, cut.top, cut.height, height);
  return onKernels((kernels, arena) => {
    const [first, weights, downWeights] = [
      arena.put(across.first),
      arena.put(across.weights),
      arena.put(down.weights),
    ];
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
      const top = down.first[y]!;
      for (next = Math.max(next, top); next < top + down.count; next++) {
        arena.write(row, photo.data.subarray(next * photo.width * 4, (next + 1) * photo.width * 4));
        kernels.resampleRow(row, width, first, weights, across.taps, ring + (next % down.count) * line);
      }
      // an odd last line is paired with any other, which weighs nothing
      for (let t = 0; t < down.taps; t++) places[t] = ring + ((top + t) % down.count) * line;
      arena.write(lines, places);
      kernels.blendRows(lines, down.taps, downWeights + y * down.taps * 2, width, out + y * width * 4);
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
