// Squares of 3 × 3 weights by Winograd's method F(2×2, 3×3) (Lavin & Gray, "Fast algorithms for convolutional neural
// networks", CVPR 2016): 16 products for four outputs instead of 36. In whole numbers it is exact: everything is taken
// modulo 2^32, comes out four times too large, and convolve's sums stay below 2^29.

import { finish, more } from "../kernels/shared/products.kernel";

/** Tiles of 2 × 2 outputs that are worked on together: what they need stays in the fastest caches. */
const tilesAtOnce = 16;
/** Bytes of the sums of four tiles and eight outputs at one place. */
const sumBytes = 128;

/**
 * Weights (row, column, input, output; i16) as the sixteen of each square, for `octets` × 8 outputs and `channels` inputs, filled
 * up: eight outputs, place, pairs of inputs, outputs, the two. False where one of them does not fit 16 bits.
 */
export function packSquares(weights: usize, inputs: i32, outputs: i32, channels: i32, octets: i32, out: usize): bool {
  const placeBytes = <usize>channels << 4;
  const step = <usize>(inputs * outputs) << 1;
  memory.fill(out, 0, (placeBytes << 4) * <usize>octets);
  let fits = true;
  for (let c = 0; c < inputs; c++) {
    for (let o = 0; o < outputs; o++) {
      const from = weights + (<usize>(c * outputs + o) << 1);
      let to = out + (<usize>(o >> 3) * placeBytes << 4) + (<usize>(c >> 1) << 5) + (<usize>(((o & 7) << 1) + (c & 1)) << 1);
      for (let row = 0; row < 4; row++) {
        const left = below(from, step, row);
        const middle = below(from + step, step, row);
        const right = below(from + 2 * step, step, row);
        for (let column = 0; column < 4; column++) {
          const sum = column === 1 ? left + middle + right : left - middle + right;
          const value = column === 0 ? 2 * left : column === 3 ? 2 * right : sum;
          if (value !== <i32><i16>value) fits = false;
          store<i16>(to, <i16>value);
          to += placeBytes;
        }
      }
    }
  }
  return fits;
}

/** The `row`th of the four values, twice as large, that three weights below each other become. */
// @ts-expect-error: decorator
@inline
function below(from: usize, step: usize, row: i32): i32 {
  const top = <i32>load<i16>(from);
  const middle = <i32>load<i16>(from + 3 * step);
  const bottom = <i32>load<i16>(from + 6 * step);
  return row === 0 ? 2 * top : row === 3 ? 2 * bottom : row === 1 ? top + middle + bottom : top - middle + bottom;
}

/** Sixteen values for each of `tiles` tiles side by side and eight channels; `place` bytes from one value to the next. */
function spread(from: usize, line: usize, pixel: usize, tiles: i32, out: usize, place: usize): void {
  let p = from;
  let d0 = v128.load(p);
  let d1 = v128.load(p + line);
  let d2 = v128.load(p + 2 * line);
  let d3 = v128.load(p + 3 * line);
  let a0 = i16x8.sub(d0, d2);
  let a1 = i16x8.add(d1, d2);
  let a2 = i16x8.sub(d2, d1);
  let a3 = i16x8.sub(d1, d3);
  p += pixel;
  d0 = v128.load(p);
  d1 = v128.load(p + line);
  d2 = v128.load(p + 2 * line);
  d3 = v128.load(p + 3 * line);
  let b0 = i16x8.sub(d0, d2);
  let b1 = i16x8.add(d1, d2);
  let b2 = i16x8.sub(d2, d1);
  let b3 = i16x8.sub(d1, d3);
  for (let tile = 0; tile < tiles; tile++) {
    p += pixel;
    d0 = v128.load(p);
    d1 = v128.load(p + line);
    d2 = v128.load(p + 2 * line);
    d3 = v128.load(p + 3 * line);
    const c0 = i16x8.sub(d0, d2);
    const c1 = i16x8.add(d1, d2);
    const c2 = i16x8.sub(d2, d1);
    const c3 = i16x8.sub(d1, d3);
    p += pixel;
    d0 = v128.load(p);
    d1 = v128.load(p + line);
    d2 = v128.load(p + 2 * line);
    d3 = v128.load(p + 3 * line);
    const e0 = i16x8.sub(d0, d2);
    const e1 = i16x8.add(d1, d2);
    const e2 = i16x8.sub(d2, d1);
    const e3 = i16x8.sub(d1, d3);
    let to = out + pixel * <usize>tile;
    v128.store(to, i16x8.sub(a0, c0));
    v128.store(to + place, i16x8.add(b0, c0));
    v128.store(to + 2 * place, i16x8.sub(c0, b0));
    v128.store(to + 3 * place, i16x8.sub(b0, e0));
    to += 4 * place;
    v128.store(to, i16x8.sub(a1, c1));
    v128.store(to + place, i16x8.add(b1, c1));
    v128.store(to + 2 * place, i16x8.sub(c1, b1));
    v128.store(to + 3 * place, i16x8.sub(b1, e1));
    to += 4 * place;
    v128.store(to, i16x8.sub(a2, c2));
    v128.store(to + place, i16x8.add(b2, c2));
    v128.store(to + 2 * place, i16x8.sub(c2, b2));
    v128.store(to + 3 * place, i16x8.sub(b2, e2));
    to += 4 * place;
    v128.store(to, i16x8.sub(a3, c3));
    v128.store(to + place, i16x8.add(b3, c3));
    v128.store(to + 2 * place, i16x8.sub(c3, b3));
    v128.store(to + 3 * place, i16x8.sub(b3, e3));
    a0 = c0;
    a1 = c1;
    a2 = c2;
    a3 = c3;
    b0 = e0;
    b1 = e1;
    b2 = e2;
    b3 = e3;
  }
}

/** Sums of eight outputs of four tiles at one place, from `low` and `high` on; `pixel` bytes from one tile to the next. */
// @ts-expect-error: decorator
@inline
function fourTiles(from: usize, pixel: usize, steps: i32, weights: usize, low: v128, high: v128, out: usize): void {
  let low0 = low;
  let high0 = high;
  let low1 = low;
  let high1 = high;
  let low2 = low;
  let high2 = high;
  let low3 = low;
  let high3 = high;
  let w = weights;
  let p0 = from;
  let p1 = p0 + pixel;
  let p2 = p1 + pixel;
  let p3 = p2 + pixel;
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
  v128.store(out, low0);
  v128.store(out, high0, 16);
  v128.store(out, low1, 32);
  v128.store(out, high1, 48);
  v128.store(out, low2, 64);
  v128.store(out, high2, 80);
  v128.store(out, low3, 96);
  v128.store(out, high3, 112);
}

/** Eight outputs of the four pixels of a tile: its sums stand 128 bytes apart, four rows of four. */
function gather(m: usize, out: usize, line: usize, pixel: usize, shift: i32, lowest: v128, highest: v128): void {
  let m0: v128;
  let m1: v128;
  let m2: v128;
  let m3: v128;
  // columns first, then rows, four outputs and then the four others
  m0 = v128.load(m, 0);
  m1 = v128.load(m, 512);
  m2 = v128.load(m, 1024);
  m3 = v128.load(m, 1536);
  let aUp = i32x4.add(i32x4.add(m0, m1), m2);
  let aDown = i32x4.sub(i32x4.sub(m1, m2), m3);
  m0 = v128.load(m, 128);
  m1 = v128.load(m, 640);
  m2 = v128.load(m, 1152);
  m3 = v128.load(m, 1664);
  let bUp = i32x4.add(i32x4.add(m0, m1), m2);
  let bDown = i32x4.sub(i32x4.sub(m1, m2), m3);
  m0 = v128.load(m, 256);
  m1 = v128.load(m, 768);
  m2 = v128.load(m, 1280);
  m3 = v128.load(m, 1792);
  let cUp = i32x4.add(i32x4.add(m0, m1), m2);
  let cDown = i32x4.sub(i32x4.sub(m1, m2), m3);
  m0 = v128.load(m, 384);
  m1 = v128.load(m, 896);
  m2 = v128.load(m, 1408);
  m3 = v128.load(m, 1920);
  let dUp = i32x4.add(i32x4.add(m0, m1), m2);
  let dDown = i32x4.sub(i32x4.sub(m1, m2), m3);
  const upLeft = i32x4.add(i32x4.add(aUp, bUp), cUp);
  const upRight = i32x4.sub(i32x4.sub(bUp, cUp), dUp);
  const downLeft = i32x4.add(i32x4.add(aDown, bDown), cDown);
  const downRight = i32x4.sub(i32x4.sub(bDown, cDown), dDown);
  m0 = v128.load(m, 16);
  m1 = v128.load(m, 528);
  m2 = v128.load(m, 1040);
  m3 = v128.load(m, 1552);
  aUp = i32x4.add(i32x4.add(m0, m1), m2);
  aDown = i32x4.sub(i32x4.sub(m1, m2), m3);
  m0 = v128.load(m, 144);
  m1 = v128.load(m, 656);
  m2 = v128.load(m, 1168);
  m3 = v128.load(m, 1680);
  bUp = i32x4.add(i32x4.add(m0, m1), m2);
  bDown = i32x4.sub(i32x4.sub(m1, m2), m3);
  m0 = v128.load(m, 272);
  m1 = v128.load(m, 784);
  m2 = v128.load(m, 1296);
  m3 = v128.load(m, 1808);
  cUp = i32x4.add(i32x4.add(m0, m1), m2);
  cDown = i32x4.sub(i32x4.sub(m1, m2), m3);
  m0 = v128.load(m, 400);
  m1 = v128.load(m, 912);
  m2 = v128.load(m, 1424);
  m3 = v128.load(m, 1936);
  dUp = i32x4.add(i32x4.add(m0, m1), m2);
  dDown = i32x4.sub(i32x4.sub(m1, m2), m3);
  finish(out, upLeft, i32x4.add(i32x4.add(aUp, bUp), cUp), shift, lowest, highest);
  finish(out + pixel, upRight, i32x4.sub(i32x4.sub(bUp, cUp), dUp), shift, lowest, highest);
  finish(out + line, downLeft, i32x4.add(i32x4.add(aDown, bDown), cDown), shift, lowest, highest);
  finish(out + line + pixel, downRight, i32x4.sub(i32x4.sub(bDown, cDown), dDown), shift, lowest, highest);
}

/**
 * A convolution with squares of 3 that moves on by single pixels, as `convolve` does it. `input`: the beginning of the
 * tensor's first row (its margin), `height` rows of `width` pixels (both even, `width` at least 8) of `channels` inputs;
 * `weights` as packSquares makes them; `bias`: four times as large (i32); `out`: the first output pixel. `scratch`: room for
 * 16 × 16 × `channels` × 2 + 2048 bytes.
 */
export function convolveSquares(
  input: usize,
  channels: i32,
  width: i32,
  height: i32,
  weights: usize,
  bias: usize,
  octets: i32,
  shift: i32,
  lowest: i32,
  highest: i32,
  out: usize,
  scratch: usize,
): void {
  const low = i16x8.splat(<i16>lowest);
  const high = i16x8.splat(<i16>highest);
  const pixel = <usize>channels << 1;
  const line = pixel * <usize>(width + 2);
  const outPixel = <usize>octets << 4;
  const outLine = outPixel * <usize>(width + 2);
  const tiles = width >> 1;
  const place = pixel * <usize>tilesAtOnce;
  const sums = scratch + (place << 4);
  const placeBytes = <usize>channels << 4;
  const zero = i64x2.splat(0);
  for (let y = 0; y < height; y += 2) {
    for (let start = 0; start < tiles; start += tilesAtOnce) {
      // whole fours of tiles; the last ones of a row may overlap the ones before
      const count = min(tiles, min(tilesAtOnce, (tiles - start + 3) & ~3));
      const left = min(start, tiles - count);
      const from = input + line * <usize>y + pixel * <usize>(2 * left);
      for (let c: usize = 0; c < pixel; c += 16) spread(from + c, line, pixel, count, scratch + c, place);
      for (let octet = 0; octet < octets; octet++) {
        const w = weights + (placeBytes << 4) * <usize>octet;
        const b = bias + (<usize>octet << 5);
        for (let four = 0; four < count; four += 4) {
          const tile = min(four, count - 4);
          const values = scratch + pixel * <usize>tile;
          for (let k = 0; k < 16; k++) {
            // the sums at this place reach each of the four pixels just once
            const isMiddle = k === 5;
            fourTiles(
              values + place * <usize>k,
              pixel,
              channels >> 1,
              w + placeBytes * <usize>k,
              isMiddle ? v128.load(b) : zero,
              isMiddle ? v128.load(b, 16) : zero,
              sums + <usize>(k * sumBytes),
            );
          }
          let to = out + outLine * <usize>y + outPixel * <usize>(2 * (left + tile)) + (<usize>octet << 4);
          for (let t = 0; t < 4; t++) {
            gather(sums + <usize>(t << 5), to, outLine, outPixel, shift, low, high);
            to += 2 * outPixel;
          }
        }
      }
    }
  }
}
