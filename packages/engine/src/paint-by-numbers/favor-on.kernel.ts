// What saliency says of pixels, a byte each.

/** Values (u8) where weights (u8) are below `usual`, a power of two up to 256, become as much smaller, in place. */
export function lowerBytes(values: usize, weights: usize, size: i32, usual: i32): void {
  const shift = ctz(usual);
  const limit = i8x16.splat(<i8>usual);
  for (let i = 0; i < size; i += 16) {
    const own = v128.load(values + i);
    const weight = v128.load(weights + i);
    const low = i16x8.shr_u(i16x8.extmul_low_i8x16_u(own, weight), shift);
    const high = i16x8.shr_u(i16x8.extmul_high_i8x16_u(own, weight), shift);
    v128.store(values + i, v128.bitselect(i8x16.narrow_i16x8_u(low, high), own, i8x16.lt_u(weight, limit)));
  }
}

/**
 * `out` (u8) becomes `value` where `values` (u8) are at least `from`, and `other` elsewhere, or what it was where that is
 * negative.
 */
export function markBytes(values: usize, size: i32, from: i32, value: i32, other: i32, out: usize): void {
  for (let i = 0; i < size; i += 16) {
    const isSo = i8x16.ge_u(v128.load(values + i), i8x16.splat(<i8>from));
    const before = other < 0 ? v128.load(out + i) : i8x16.splat(<i8>other);
    v128.store(out + i, v128.bitselect(i8x16.splat(<i8>value), before, isSo));
  }
}
