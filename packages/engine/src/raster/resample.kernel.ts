// Weighted sums of pixels in whole numbers. Weights are i16 and add up to 2^14, an even number of them for each
// output; lines between the two passes hold four i16 a pixel, 64 times the value.

/**
 * One line of `width` pixels from a row of RGBA bytes (with room for one more pixel): `first` (i32) and `taps` weights for
 * each.
 */
export function resampleRow(
  row: usize,
  width: i32,
  first: usize,
  weights: usize,
  taps: i32,
  out: usize,
): void {
  const rounding = i32x4.splat(128);
  for (let x = 0; x < width; x++) {
    let at = row + ((<usize>load<i32>(first + ((<usize>x) << 2))) << 2);
    let sum = rounding;
    for (let t = 0; t < taps; t += 2) {
      // red, red, green, green … of two neighbors
      const pair = i8x16.shuffle(
        v128.load64_zero(at),
        i8x16.splat(0),
        0,
        16,
        4,
        16,
        1,
        16,
        5,
        16,
        2,
        16,
        6,
        16,
        3,
        16,
        7,
        16,
      );
      sum = i32x4.add(sum, i32x4.dot_i16x8_s(pair, v128.load32_splat(weights)));
      at += 8;
      weights += 4;
    }
    const line = i32x4.shr_s(sum, 8);
    v128.store64_lane(out + ((<usize>x) << 3), i16x8.narrow_i32x4_s(line, line), 0);
  }
}

/**
 * One row of RGBA bytes from `taps` lines of `width` pixels: `lines` (i32) lists their addresses. Alpha becomes
 * 255. Writes up to one pixel more.
 */
export function blendRows(lines: usize, taps: i32, weights: usize, width: i32, out: usize): void {
  const rounding = i32x4.splat(1 << 19);
  const opaque = i32x4.splat(0xff000000);
  for (let x = 0; x < width; x += 2) {
    let low = rounding;
    let high = rounding;
    for (let t = 0; t < taps; t += 2) {
      const p = v128.load(<usize>load<i32>(lines + ((<usize>t) << 2)) + ((<usize>x) << 3));
      const q = v128.load(<usize>load<i32>(lines + ((<usize>t) << 2), 4) + ((<usize>x) << 3));
      const weight = v128.load32_splat(weights + ((<usize>t) << 1));
      low = i32x4.add(low, i32x4.dot_i16x8_s(i16x8.shuffle(p, q, 0, 8, 1, 9, 2, 10, 3, 11), weight));
      high = i32x4.add(high, i32x4.dot_i16x8_s(i16x8.shuffle(p, q, 4, 12, 5, 13, 6, 14, 7, 15), weight));
    }
    const wide = i16x8.narrow_i32x4_s(i32x4.shr_s(low, 20), i32x4.shr_s(high, 20));
    const bytes = v128.or(i8x16.narrow_i16x8_u(wide, wide), opaque);
    v128.store64_lane(out + ((<usize>x) << 2), bytes, 0);
  }
}

/**
 * One row of the means of `factor` wide and `rows` high boxes of pixels; `rows` lines of `width` pixels lie
 * behind each other at `data`. `sums` is scratch for four u16 a pixel.
 */
export function shrinkRow(data: usize, width: i32, rows: i32, factor: i32, sums: usize, out: usize): void {
  const line = (<usize>width) << 2;
  for (let i: usize = 0; i < line; i += 8) {
    let sum = v128.load8x8_u(data + i);
    for (let r = 1; r < rows; r++) sum = i16x8.add(sum, v128.load8x8_u(data + <usize>r * line + i));
    v128.store(sums + (i << 1), sum);
  }
  const opaque = i32x4.splat(0xff000000);
  for (let left = 0; left < width; left += factor) {
    const right = min(width, left + factor);
    let sum = i32x4.splat(0);
    for (let x = left; x < right; x++) sum = i32x4.add(sum, v128.load16x4_u(sums + ((<usize>x) << 3)));
    const count = (right - left) * rows;
    const mean = f32x4.div(
      f32x4.convert_i32x4_s(i32x4.add(sum, i32x4.splat(count >> 1))),
      f32x4.splat(<f32>count),
    );
    const whole = i32x4.trunc_sat_f32x4_s(f32x4.floor(mean));
    const words = i16x8.narrow_i32x4_s(whole, whole);
    v128.store32_lane(out, v128.or(i8x16.narrow_i16x8_u(words, words), opaque), 0);
    out += 4;
  }
}
