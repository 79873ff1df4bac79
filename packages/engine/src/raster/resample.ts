import { type Cut, resampleOnKernels, shrinkOnKernels, type Taps } from "../simd/resample.ts";
import type { Raster } from "./raster.ts";

/** Weights are whole numbers of this part of 1. */
const one = 1 << 14;
/** Lines between the two passes hold whole numbers of 1/64 of a channel's value. */
const lineBits = 6;

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
  const stretch = Math.max(1, scale);
  const reach = 2 * stretch;
  const many = Math.min(size, Math.ceil(2 * reach) + 1);
  // kernels take them in pairs
  const taps = many + (many % 2);
  const first = new Int32Array(out);
  const weights = new Int16Array(out * taps);
  const exact = new Float64Array(many);
  for (let o = 0; o < out; o++) {
    const center = from + (o + 0.5) * scale - 0.5;
    const start = Math.max(0, Math.min(size - many, Math.ceil(center - reach)));
    first[o] = start;
    let sum = 0;
    for (let t = 0; t < many; t++) {
      exact[t] = cubic((start + t - center) / stretch);
      sum += exact[t]!;
    }
    // what rounding leaves over goes to the nearest position; so does all where only zeros are touched
    const middle = Math.round(Math.max(0, Math.min(size - 1, center))) - start;
    let rest = one;
    for (let t = 0; t < many && sum !== 0; t++) {
      const weight = Math.round((exact[t]! / sum) * one);
      weights[o * taps + t] = weight;
      rest -= weight;
    }
    weights[o * taps + middle] = weights[o * taps + middle]! + rest;
  }
  return { taps, many, first, weights };
}

/** Means of `factor` × `factor` pixels; the rest at the right and bottom edges averages over fewer. */
function plainShrink(photo: Raster, factor: number): Raster {
  const width = Math.ceil(photo.width / factor);
  const height = Math.ceil(photo.height / factor);
  const data = new Uint8ClampedArray(width * height * 4);
  const sums = new Uint32Array(width * 4);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    const bottom = Math.min(photo.height, (y + 1) * factor);
    for (let row = y * factor; row < bottom; row++) {
      let i = row * photo.width * 4;
      for (let x = 0; x < width; x++) {
        const end = Math.min(photo.width, (x + 1) * factor);
        let red = 0;
        let green = 0;
        let blue = 0;
        for (let column = x * factor; column < end; column++, i += 4) {
          red += photo.data[i]!;
          green += photo.data[i + 1]!;
          blue += photo.data[i + 2]!;
        }
        sums[x * 4] = sums[x * 4]! + red;
        sums[x * 4 + 1] = sums[x * 4 + 1]! + green;
        sums[x * 4 + 2] = sums[x * 4 + 2]! + blue;
      }
    }
    for (let x = 0; x < width; x++) {
      const count = (Math.min(photo.width, (x + 1) * factor) - x * factor) * (bottom - y * factor);
      const o = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) data[o + c] = Math.floor((sums[x * 4 + c]! + (count >> 1)) / count);
      data[o + 3] = 255;
    }
  }
  return { width, height, data };
}

/** The first pass, along rows `top` to `bottom`: three whole numbers a pixel. */
function resampleRows(photo: Raster, { taps, many, first, weights }: Taps, top: number, bottom: number) {
  const width = first.length;
  const lines = new Int16Array(width * 3 * (bottom - top));
  for (let y = top, o = 0; y < bottom; y++) {
    for (let x = 0; x < width; x++, o += 3) {
      const from = (y * photo.width + first[x]!) * 4;
      for (let c = 0; c < 3; c++) {
        let sum = one >> (lineBits + 1);
        for (let t = 0; t < many; t++) sum += weights[x * taps + t]! * photo.data[from + t * 4 + c]!;
        lines[o + c] = sum >> (14 - lineBits);
      }
    }
  }
  return lines;
}

/** Both passes in whole numbers, exactly as the kernels do. */
function plainResample(photo: Raster, across: Taps, down: Taps): Raster {
  const [width, height] = [across.first.length, down.first.length];
  const top = down.first[0]!;
  const lines = resampleRows(photo, across, top, down.first[height - 1]! + down.many);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0, o = 0; y < height; y++) {
    for (let x = 0; x < width; x++, o += 4) {
      for (let c = 0; c < 3; c++) {
        let sum = 1 << (13 + lineBits);
        for (let t = 0; t < down.many; t++) {
          const row = (down.first[y]! + t - top) * width;
          sum += down.weights[y * down.taps + t]! * lines[(row + x) * 3 + c]!;
        }
        data[o + c] = sum >> (14 + lineBits);
      }
    }
  }
  return { width, height, data };
}

/**
 * The part `cut` of an opaque photo (in its pixels, fractions allowed) as a raster of `width` × `height` pixels,
 * by a separable cubic that widens when it shrinks. Big shrinks first average whole boxes of pixels.
 */
export function resample(photo: Raster, cut: Cut, width: number, height: number): Raster {
  if (cut.width === width && cut.height === height && photo.width === width && photo.height === height) {
    return photo;
  }
  const factor = Math.floor(Math.min(cut.width / width, cut.height / height) / 2);
  if (factor >= 2) {
    const part = {
      left: cut.left / factor,
      top: cut.top / factor,
      width: cut.width / factor,
      height: cut.height / factor,
    };
    const shrunk = shrinkOnKernels(photo, factor) ?? plainShrink(photo, factor);
    return resample(shrunk, part, width, height);
  }
  const across = cubicTaps(photo.width, cut.left, cut.width, width);
  const down = cubicTaps(photo.height, cut.top, cut.height, height);
  return resampleOnKernels(photo, across, down) ?? plainResample(photo, across, down);
}
