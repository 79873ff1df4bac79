// What convolutions in single precision have in common: each product and each sum rounded alone.

/** A value, multiplied by its slope where it is negative: 0 rectifies, 1 leaves all as it is. */
// @ts-expect-error: decorator
@inline
export function bent(value: v128, slope: v128): v128 {
  const zero = f32x4.splat(0);
  return f32x4.add(f32x4.max(value, zero), f32x4.mul(slope, f32x4.min(value, zero)));
}

// @ts-expect-error: decorator
@inline
export function more(sum: v128, value: v128, weights: v128): v128 {
  return f32x4.add(sum, f32x4.mul(value, weights));
}

/** Four outputs, with what is added to them (none: 0), bent, cut off at the ceiling and stored. */
// @ts-expect-error: decorator
@inline
export function finish(sum: v128, addend: usize, slope: v128, ceiling: v128, to: usize): void {
  v128.store(to, f32x4.min(ceiling, bent(addend ? f32x4.add(sum, v128.load(addend)) : sum, slope)));
}
