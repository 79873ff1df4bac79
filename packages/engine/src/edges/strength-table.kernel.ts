/** The whole number nearest to one that is not negative; halves go up. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function rounded(value: f64): i32 {
  const whole = <i32>value;
  return value - <f64>whole >= 0.5 ? whole + 1 : whole;
}

/**
 * Strengths with their logits moved. `table`: for each of `shifts` shifts
 * what `steps` strengths become (f32); `by` moves from -`maxShift` to `maxShift`.
 */
export function shiftStrength(
  strength: usize, by: usize, size: i32, table: usize, shifts: i32, steps: i32, maxShift: f64, perShift: f64, out: usize,
): void {
  for (let at: usize = 0, end = <usize>size << 2; at < end; at += 4) {
    const shift = min(shifts - 1, rounded(max<f64>(0, (<f64>load<f32>(by + at) + maxShift) * perShift)));
    const exact = max<f64>(0, min<f64>(1, <f64>load<f32>(strength + at))) * <f64>(steps - 1);
    const step = min(steps - 2, <i32>exact);
    const known = table + (<usize>(shift * steps + step) << 2);
    const low = <f64>load<f32>(known);
    store<f32>(out + at, <f32>(low + (<f64>load<f32>(known, 4) - low) * (exact - <f64>step)));
  }
}
