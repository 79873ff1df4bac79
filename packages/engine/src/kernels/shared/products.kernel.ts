/** The sum so far and what two inputs (one of them at each half of `pair`) give to four outputs. */
// @ts-expect-error: decorator
@inline
export function more(sum: v128, pair: v128, weights: v128): v128 {
  return i32x4.add(sum, i32x4.dot_i16x8_s(pair, weights));
}

/** Eight sums shifted right, cut and stored. */
// @ts-expect-error: decorator
@inline
export function finish(out: usize, low: v128, high: v128, shift: i32, lowest: v128, highest: v128): void {
  const whole = i16x8.narrow_i32x4_s(i32x4.shr_s(low, shift), i32x4.shr_s(high, shift));
  v128.store(out, i16x8.min_s(i16x8.max_s(whole, lowest), highest));
}
