import type { Raster } from "./raster.ts";

/** For each output position: the first input position it looks at, and `taps` weights that add up to 1. */
interface Taps {
  readonly taps: number;
  readonly first: Int32Array;
  readonly weights: Float32Array;
}

/** Catmull-Rom's cubic (Keys 1981 with a = -1/2): sharp, and only + and ×, so every machine agrees. */
function cubic(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
  if (x < 2) return ((-0.5 * x + 2.5) * x - 4) * x + 2;
  return 0;
}

/** Weights that carry `length` input positions from `from` on to `out` output positions. */
function cubicTaps(size: number, from: number, length: number, out: number): Taps {
  const scale = length / out;
  const stretch = Math.max(1, scale);
  const reach = 2 * stretch;
  const taps = Math.min(size, Math.ceil(2 * reach) + 1);
  const first = new Int32Array(out);
  const weights = new Float32Array(out * taps);
  for (let o = 0; o < out; o++) {
    const center = from + (o + 0.5) * scale - 0.5;
    const start = Math.max(0, Math.min(size - taps, Math.ceil(center - reach)));
    first[o] = start;
    let sum = 0;
    for (let t = 0; t < taps; t++) sum += cubic((start + t - center) / stretch);
    for (let t = 0; t < taps; t++) {
      // a window that only touches zeros of the cubic falls back to the nearest position
      const even = start + t === Math.round(Math.max(0, Math.min(size - 1, center))) ? 1 : 0;
      weights[o * taps + t] = sum === 0 ? even : cubic((start + t - center) / stretch) / sum;
    }
  }
  return { taps, first, weights };
}

/** Means of `factor` × `factor` pixels; the rest at the right and bottom edges averages over fewer. */
function shrinkByBoxes(photo: Raster, factor: number): Raster {
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
      for (let c = 0; c < 3; c++) data[o + c] = sums[x * 4 + c]! / count;
      data[o + 3] = 255;
    }
  }
  return { width, height, data };
}

/** Columns first: a plane of red, green, blue floats, `taps.first.length` wide, for rows `top` to `bottom`. */
function resampleRows(photo: Raster, { taps, first, weights }: Taps, top: number, bottom: number) {
  const width = first.length;
  const rows = new Float32Array(width * 3 * (bottom - top));
  for (let y = top, o = 0; y < bottom; y++) {
    const row = y * photo.width * 4;
    for (let x = 0; x < width; x++, o += 3) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let t = 0, i = row + first[x]! * 4, k = x * taps; t < taps; t++, i += 4, k++) {
        const weight = weights[k]!;
        red += weight * photo.data[i]!;
        green += weight * photo.data[i + 1]!;
        blue += weight * photo.data[i + 2]!;
      }
      rows[o] = red;
      rows[o + 1] = green;
      rows[o + 2] = blue;
    }
  }
  return rows;
}

/**
 * The part `cut` of an opaque photo (in its pixels, fractions allowed) as a raster of `width` × `height` pixels,
 * by a separable cubic that widens when it shrinks. Big shrinks first average whole boxes of pixels.
 */
export function resample(
  photo: Raster,
  cut: { left: number; top: number; width: number; height: number },
  width: number,
  height: number,
): Raster {
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
    return resample(shrinkByBoxes(photo, factor), part, width, height);
  }
  const across = cubicTaps(photo.width, cut.left, cut.width, width);
  const down = cubicTaps(photo.height, cut.top, cut.height, height);
  const top = down.first[0]!;
  const bottom = down.first[height - 1]! + down.taps;
  const rows = resampleRows(photo, across, top, bottom);

  const data = new Uint8ClampedArray(width * height * 4);
  const sums = new Float32Array(width * 3);
  for (let y = 0, o = 0; y < height; y++) {
    sums.fill(0);
    for (let t = 0; t < down.taps; t++) {
      const weight = down.weights[y * down.taps + t]!;
      const row = (down.first[y]! + t - top) * width * 3;
      for (let i = 0; i < sums.length; i++) sums[i] = sums[i]! + weight * rows[row + i]!;
    }
    for (let i = 0; i < sums.length; i += 3, o += 4) {
      data[o] = sums[i]!;
      data[o + 1] = sums[i + 1]!;
      data[o + 2] = sums[i + 2]!;
      data[o + 3] = 255;
    }
  }
  return { width, height, data };
}
