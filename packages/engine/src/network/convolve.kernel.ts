// Convolutions of whole numbers (i16). A tensor lies row by row with a margin of one pixel of zeros all around; the
// channels of a pixel lie together, filled up to a multiple of 8 with zeros (of 4 in the picture itself).

import { finish, more } from "../kernels/shared/products.kernel";

/** A row of `width` pixels of four bytes as blue, green, red, 0: twice each value less 255; then `more` mirrored ones. */
export function pictureRow(pixels: usize, width: i32, more: i32, out: usize): void {
  const lowest = i16x8.splat(-255);
  const lanes = i16x8(-1, -1, -1, 0, 0, 0, 0, 0);
  for (let x = 0; x < width; x++) {
    // two of a value each, by shuffling: b, g, r from r, g, b
    const raw = v128.load32_zero(pixels + (<usize>x << 2));
    const wide = i16x8.extend_low_i8x16_u(v128.swizzle(raw, i8x16(2, 1, 0, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0)));
    v128.store64_lane(out + (<usize>x << 3), v128.and(i16x8.add(i16x8.shl(wide, 1), lowest), lanes), 0);
  }
  const period = max(1, 2 * (width - 1));
  for (let x = width; x < width + more; x++) {
    const place = x % period;
    const from = place < width ? place : period - place;
    store<i64>(out + (<usize>x << 3), load<i64>(out + (<usize>from << 3)));
  }
}

/** Zeros in the margin of a tensor that begins at `at`. */
export function clearMargin(at: usize, width: i32, height: i32, pixelBytes: i32): void {
  const line = <usize>((width + 2) * pixelBytes);
  memory.fill(at, 0, line);
  memory.fill(at + line * <usize>(height + 1), 0, line);
  for (let y = 1; y <= height; y++) {
    const row = at + line * <usize>y;
    memory.fill(row, 0, <usize>pixelBytes);
    memory.fill(row + line - <usize>pixelBytes, 0, <usize>pixelBytes);
  }
}

/** Eight outputs of four pixels, whose inputs are `jump` bytes apart. */
// @ts-expect-error: decorator
@inline
function fourPixels(from: usize, line: usize, jump: usize, rows: i32, steps: i32, weights: usize, bias: usize, out: usize, outJump: usize, shift: i32, lowest: v128, highest: v128): void {
  let low0 = v128.load(bias);
  let high0 = v128.load(bias, 16);
  let low1 = low0;
  let high1 = high0;
  let low2 = low0;
  let high2 = high0;
  let low3 = low0;
  let high3 = high0;
  let w = weights;
  for (let row = 0; row < rows; row++) {
    let p0 = from + line * <usize>row;
    let p1 = p0 + jump;
    let p2 = p1 + jump;
    let p3 = p2 + jump;
    for (let step = 0; step < steps; step += 2) {
      const a = v128.load(w);
      const b = v128.load(w, 16);
      const c = v128.load(w, 32);
      const d = v128.load(w, 48);
      let pair = v128.load32_splat(p0);
      low0 = more(low0, pair, a);
      high0 = more(high0, pair, b);
      pair = v128.load32_splat(p1);
      low1 = more(low1, pair, a);
      high1 = more(high1, pair, b);
      pair = v128.load32_splat(p2);
      low2 = more(low2, pair, a);
      high2 = more(high2, pair, b);
      pair = v128.load32_splat(p3);
      low3 = more(low3, pair, a);
      high3 = more(high3, pair, b);
      pair = v128.load32_splat(p0, 4);
      low0 = more(low0, pair, c);
      high0 = more(high0, pair, d);
      pair = v128.load32_splat(p1, 4);
      low1 = more(low1, pair, c);
      high1 = more(high1, pair, d);
      pair = v128.load32_splat(p2, 4);
      low2 = more(low2, pair, c);
      high2 = more(high2, pair, d);
      pair = v128.load32_splat(p3, 4);
      low3 = more(low3, pair, c);
      high3 = more(high3, pair, d);
      p0 += 8;
      p1 += 8;
      p2 += 8;
      p3 += 8;
      w += 64;
    }
  }
  finish(out, low0, high0, shift, lowest, highest);
  finish(out + outJump, low1, high1, shift, lowest, highest);
  finish(out + 2 * outJump, low2, high2, shift, lowest, highest);
  finish(out + 3 * outJump, low3, high3, shift, lowest, highest);
}

/** Eight outputs of one pixel. */
// @ts-expect-error: decorator
@inline
function onePixel(from: usize, line: usize, rows: i32, steps: i32, weights: usize, bias: usize, out: usize, shift: i32, lowest: v128, highest: v128): void {
  let low = v128.load(bias);
  let high = v128.load(bias, 16);
  let w = weights;
  for (let row = 0; row < rows; row++) {
    let p = from + line * <usize>row;
    for (let step = 0; step < steps; step++) {
      const pair = v128.load32_splat(p);
      low = more(low, pair, v128.load(w));
      high = more(high, pair, v128.load(w, 16));
      p += 4;
      w += 32;
    }
  }
  finish(out, low, high, shift, lowest, highest);
}

/**
 * One convolution. `input`: what the first output pixel reads first; `line`: bytes of an input row; `jump`: bytes of input
 * between output pixels; `rows` rows of `steps` pairs of inputs are read for each (an even number of pairs). `weights`:
 * for each eight outputs, each row and pair, 8 × 2 numbers; `bias`: i32 for each output. `out`: the first output pixel.
 * Sums are shifted right and cut to `lowest` … `highest`.
 */
export function convolve(
  input: usize,
  line: usize,
  jump: usize,
  rows: i32,
  steps: i32,
  weights: usize,
  bias: usize,
  octets: i32,
  shift: i32,
  lowest: i32,
  highest: i32,
  out: usize,
  width: i32,
  height: i32,
  downJump: usize,
): void {
  const low = i16x8.splat(<i16>lowest);
  const high = i16x8.splat(<i16>highest);
  const pixel = <usize>octets << 4;
  const outLine = pixel * <usize>(width + 2);
  const octetBytes = <usize>(rows * steps) << 5;
  // a strip of pixels at a time, so that its input and the weights of eight outputs stay in the fastest cache
  const strip = 32;
  for (let y = 0; y < height; y++) {
    const row = input + downJump * <usize>y;
    const outRow = out + outLine * <usize>y;
    for (let left = 0; left < width; left += strip) {
      const right = min(width, left + strip);
      for (let octet = 0; octet < octets; octet++) {
        const w = weights + octetBytes * <usize>octet;
        const b = bias + (<usize>octet << 5);
        const to = outRow + (<usize>octet << 4);
        if (right >= 4) {
          for (let at = left; at < right; at += 4) {
            // the last four may overlap the ones before
            const x = <usize>min(at, right - 4);
            fourPixels(row + jump * x, line, jump, rows, steps, w, b, to + pixel * x, pixel, shift, low, high);
          }
        } else {
          for (let at = left; at < right; at++) {
            const x = <usize>at;
            onePixel(row + jump * x, line, rows, steps, w, b, to + pixel * x, shift, low, high);
          }
        }
      }
    }
  }
}

/** Three parts of one, one part of the other, rounded: values up to 8191. */
// @ts-expect-error: decorator
@inline
function lean(near: v128, far: v128): v128 {
  return i16x8.shr_s(i16x8.add(i16x8.add(i16x8.add(near, near), i16x8.add(near, far)), i16x8.splat(2)), 2);
}

/**
 * A tensor (`other`, `width` × `height`) plus the doubled `small` one, of `octets` × 8 channels, cut to ± `highest`; `out` may be
 * `other`. `scratch`: room for a row of `small`. All addresses are those of the margins' beginnings.
 */
export function addDoubled(small: usize, other: usize, out: usize, width: i32, height: i32, octets: i32, highest: i32, scratch: usize): void {
  const high = i16x8.splat(<i16>highest);
  const low = i16x8.splat(<i16>-highest);
  const pixel = <usize>octets << 4;
  const narrow = width >> 1;
  const smallLine = pixel * <usize>(narrow + 2);
  const line = pixel * <usize>(width + 2);
  const rowBytes = pixel * <usize>narrow;
  for (let y = 0; y < height; y++) {
    const near = y >> 1;
    const far = max(0, min((height >> 1) - 1, near + ((y & 1) ? 1 : -1)));
    const nearRow = small + smallLine * <usize>(near + 1) + pixel;
    const farRow = small + smallLine * <usize>(far + 1) + pixel;
    for (let i: usize = 0; i < rowBytes; i += 16) {
      v128.store(scratch + i, lean(v128.load(nearRow + i), v128.load(farRow + i)));
    }
    const shift = line * <usize>(y + 1) + pixel;
    for (let x = 0; x < narrow; x++) {
      const here = scratch + pixel * <usize>x;
      const left = scratch + pixel * <usize>max(0, x - 1);
      const right = scratch + pixel * <usize>min(narrow - 1, x + 1);
      const to = shift + pixel * <usize>(2 * x);
      for (let c: usize = 0; c < pixel; c += 16) {
        const middle = v128.load(here + c);
        const first = i16x8.add(v128.load(other + to + c), lean(middle, v128.load(left + c)));
        const second = i16x8.add(v128.load(other + to + pixel + c), lean(middle, v128.load(right + c)));
        v128.store(out + to + c, i16x8.max_s(i16x8.min_s(first, high), low));
        v128.store(out + to + pixel + c, i16x8.max_s(i16x8.min_s(second, high), low));
      }
    }
  }
}

/** What a table (f32, from -32768 on) says of the first channel of each of `count` pixels of 8. */
export function lookUp(pixels: usize, count: i32, table: usize, out: usize): void {
  for (let i = 0; i < count; i++) {
    const logit = <i32>load<i16>(pixels + (<usize>i << 4)) + 32768;
    store<f32>(out + (<usize>i << 2), load<f32>(table + (<usize>logit << 2)));
  }
}
