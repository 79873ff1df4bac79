// Squares of 3 × 3 weights in single precision by Winograd's method F(2×2, 3×3) (Lavin & Gray, "Fast algorithms for convolutional
// neural networks", CVPR 2016): 16 products for four outputs instead of 36. Tensors lie as for `convolveFloats`. Every sum is added in one
// order, so that results are the same everywhere, a rounding or two away from those of the plain way.

import { finish, more } from "../kernels/shared/float-products.kernel";

/** Tiles of 2 × 2 outputs that are worked on together: what they need stays in the faster caches. */
const tilesAtOnce = 16;
/** Bytes of the sums of one tile and eight outputs at one place. */
const sumBytes = 32;

/**
 * Filters of nine places, `packed` as `packFilters` gives them, as the sixteen values of each square: eight outputs, value, inputs filled up
 * to `filled`, the eight.
 */
export function packFilterSquares(packed: usize, octets: i32, filled: i32, out: usize): void {
  const place = <usize>filled << 5;
  for (let octet = 0; octet < octets; octet++) {
    for (let i = 0; i < filled; i++) {
      for (let half: usize = 0; half < 32; half += 16) {
        const from = packed + place * 9 * <usize>octet + (<usize>i << 5) + half;
        const to = out + place * 16 * <usize>octet + (<usize>i << 5) + half;
        for (let column = 0; column < 3; column++) {
          const p = from + place * <usize>column;
          // down each column of weights: four of three
          storeFour(to + place * <usize>(column < 2 ? column : 3), 4 * place, v128.load(p), v128.load(p + 3 * place), v128.load(p + 6 * place));
        }
        // along each row of these: four of three
        for (let row: usize = 0; row < 4; row++) {
          const at = to + 4 * place * row;
          storeFour(at, place, v128.load(at), v128.load(at + place), v128.load(at + 3 * place));
        }
      }
    }
  }
}

/** Four values, `step` bytes apart, that three weights become. */
// @ts-expect-error: decorator
@inline
function storeFour(to: usize, step: usize, a: v128, b: v128, c: v128): void {
  const half = f32x4.splat(0.5);
  const outer = f32x4.mul(half, f32x4.add(a, c));
  const inner = f32x4.mul(half, b);
  v128.store(to, a);
  v128.store(to + step, f32x4.add(outer, inner));
  v128.store(to + 2 * step, f32x4.sub(outer, inner));
  v128.store(to + 3 * step, c);
}

/** Sixteen values for each of `tiles` tiles side by side and four channels; `place` bytes from one value to the next. */
function spreadTiles(from: usize, line: usize, pixel: usize, tiles: i32, out: usize, place: usize): void {
  for (let tile = 0; tile < tiles; tile++) {
    const p = from + 2 * pixel * <usize>tile;
    const to = out + pixel * <usize>tile;
    for (let column: usize = 0; column < 4; column++) {
      const q = p + pixel * column;
      const d0 = v128.load(q);
      const d1 = v128.load(q + line);
      const d2 = v128.load(q + 2 * line);
      const d3 = v128.load(q + 3 * line);
      const at = to + place * column;
      v128.store(at, f32x4.sub(d0, d2));
      v128.store(at + 4 * place, f32x4.add(d1, d2));
      v128.store(at + 8 * place, f32x4.sub(d2, d1));
      v128.store(at + 12 * place, f32x4.sub(d1, d3));
    }
    for (let row: usize = 0; row < 4; row++) {
      const at = to + 4 * place * row;
      const a = v128.load(at);
      const b = v128.load(at + place);
      const c = v128.load(at + 2 * place);
      const d = v128.load(at + 3 * place);
      v128.store(at, f32x4.sub(a, c));
      v128.store(at + place, f32x4.add(b, c));
      v128.store(at + 2 * place, f32x4.sub(c, b));
      v128.store(at + 3 * place, f32x4.sub(b, d));
    }
  }
}

/** Sums of eight outputs of four tiles at one place; `pixel` bytes from one tile to the next. */
// @ts-expect-error: decorator
@inline
function fourTiles(from: usize, pixel: usize, steps: i32, weights: usize, out: usize): void {
  let l0 = f32x4.splat(0);
  let h0 = l0;
  let l1 = l0;
  let h1 = l0;
  let l2 = l0;
  let h2 = l0;
  let l3 = l0;
  let h3 = l0;
  let w = weights;
  let p0 = from;
  let p1 = p0 + pixel;
  let p2 = p1 + pixel;
  let p3 = p2 + pixel;
  for (let s = 0; s < steps; s++) {
    const a = v128.load(w);
    const b = v128.load(w, 16);
    let v = v128.load32_splat(p0);
    l0 = more(l0, v, a);
    h0 = more(h0, v, b);
    v = v128.load32_splat(p1);
    l1 = more(l1, v, a);
    h1 = more(h1, v, b);
    v = v128.load32_splat(p2);
    l2 = more(l2, v, a);
    h2 = more(h2, v, b);
    v = v128.load32_splat(p3);
    l3 = more(l3, v, a);
    h3 = more(h3, v, b);
    p0 += 4;
    p1 += 4;
    p2 += 4;
    p3 += 4;
    w += 32;
  }
  v128.store(out, l0);
  v128.store(out, h0, 16);
  v128.store(out, l1, 32);
  v128.store(out, h1, 48);
  v128.store(out, l2, 64);
  v128.store(out, h2, 80);
  v128.store(out, l3, 96);
  v128.store(out, h3, 112);
}

/**
 * A convolution with squares of 3 × 3, one pixel from output to output: `convolveFloats` with filters of `packFilterSquares`. Both sides of
 * the output are even, and it is at least eight pixels wide. `channels` of the input are a multiple of 4. `scratch`: room for 16 values of
 * as many tiles, for `channels` and for eight outputs each, and 64 bytes more a value.
 */
export function convolveSquareFloats(
  input: usize, line: usize, channels: i32, filters: usize, bias: usize, slopes: usize,
  limit: f32, octets: i32, addend: usize, addendOctets: i32, addendLine: usize, out: usize, outLine: usize, width: i32, height: i32, scratch: usize,
): void {
  const inPixel = <usize>channels << 2;
  const pixel = <usize>octets << 5;
  const addendPixel = <usize>addendOctets << 5;
  const ceiling = f32x4.splat(limit);
  const across = width >> 1;
  const tiles = min(tilesAtOnce, across);
  // a line of the cache more, or all sixteen would lie in the same part of it
  const place = inPixel * <usize>tiles + 64;
  const sumPlace = <usize>tiles * sumBytes;
  const sums = scratch + 16 * place;
  const weightPlace = <usize>channels << 5;
  for (let y = 0; y < height; y += 2) {
    for (let first = 0; first < across; first += tiles) {
      // the last ones may overlap those before
      const left = min(first, across - tiles);
      const corner = input + line * <usize>y + 2 * inPixel * <usize>left;
      for (let q: usize = 0; q < inPixel; q += 16) spreadTiles(corner + q, line, inPixel, tiles, scratch + q, place);
      for (let octet = 0; octet < octets; octet++) {
        const offset = <usize>octet << 5;
        for (let k: usize = 0; k < 16; k++) {
          const weights = filters + weightPlace * (16 * <usize>octet + k);
          for (let tile = 0; tile < tiles; tile += 4) {
            const at = <usize>min(tile, tiles - 4);
            fourTiles(scratch + place * k + inPixel * at, inPixel, channels, weights, sums + sumPlace * k + sumBytes * at);
          }
        }
        for (let half: usize = 0; half < 32; half += 16) {
          const start = v128.load(bias + offset + half);
          const slope = v128.load(slopes + offset + half);
          for (let tile = 0; tile < tiles; tile++) {
            const m = sums + sumBytes * <usize>tile + half;
            // columns first, then rows
            const upper0 = f32x4.add(f32x4.add(v128.load(m), v128.load(m + 4 * sumPlace)), v128.load(m + 8 * sumPlace));
            const lower0 = f32x4.sub(f32x4.sub(v128.load(m + 4 * sumPlace), v128.load(m + 8 * sumPlace)), v128.load(m + 12 * sumPlace));
            const m1 = m + sumPlace;
            const upper1 = f32x4.add(f32x4.add(v128.load(m1), v128.load(m1 + 4 * sumPlace)), v128.load(m1 + 8 * sumPlace));
            const lower1 = f32x4.sub(f32x4.sub(v128.load(m1 + 4 * sumPlace), v128.load(m1 + 8 * sumPlace)), v128.load(m1 + 12 * sumPlace));
            const m2 = m1 + sumPlace;
            const upper2 = f32x4.add(f32x4.add(v128.load(m2), v128.load(m2 + 4 * sumPlace)), v128.load(m2 + 8 * sumPlace));
            const lower2 = f32x4.sub(f32x4.sub(v128.load(m2 + 4 * sumPlace), v128.load(m2 + 8 * sumPlace)), v128.load(m2 + 12 * sumPlace));
            const m3 = m2 + sumPlace;
            const upper3 = f32x4.add(f32x4.add(v128.load(m3), v128.load(m3 + 4 * sumPlace)), v128.load(m3 + 8 * sumPlace));
            const lower3 = f32x4.sub(f32x4.sub(v128.load(m3 + 4 * sumPlace), v128.load(m3 + 8 * sumPlace)), v128.load(m3 + 12 * sumPlace));
            const x = <usize>(2 * (left + tile));
            const to = out + outLine * <usize>y + pixel * x + offset + half;
            const other = octet < addendOctets ? addend + addendLine * <usize>y + addendPixel * x + offset + half : 0;
            finish(f32x4.add(start, f32x4.add(f32x4.add(upper0, upper1), upper2)), other, slope, ceiling, to);
            finish(f32x4.add(start, f32x4.sub(f32x4.sub(upper1, upper2), upper3)), other ? other + addendPixel : 0, slope, ceiling, to + pixel);
            finish(f32x4.add(start, f32x4.add(f32x4.add(lower0, lower1), lower2)), other ? other + addendLine : 0, slope, ceiling, to + outLine);
            finish(f32x4.add(start, f32x4.sub(f32x4.sub(lower1, lower2), lower3)), other ? other + addendLine + addendPixel : 0, slope, ceiling, to + outLine + pixel);
          }
        }
      }
    }
  }
}
