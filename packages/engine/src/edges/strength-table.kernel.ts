/** The whole number nearest to one that is not negative; halves go up. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function rounded(value: f64): i32 {
  const whole = <i32>value;
  return value - <f64>whole >= 0.5 ? whole + 1 : whole;
}

/**
 * What each of `steps` strengths, evenly from 0 to 1, becomes (f32) when its odds are multiplied by each of `shifts` factors (f64);
 * strengths nearer than `unsure` to 0 and 1 count as so near.
 */
export function strengthTable(factors: usize, shifts: i32, steps: i32, unsure: f64, out: usize): void {
  for (let shift = 0; shift < shifts; shift++) {
    const factor = load<f64>(factors + (<usize>shift << 3));
    for (let step = 0; step < steps; step++, out += 4) {
      const p = min<f64>(1 - unsure, max<f64>(unsure, <f64>step / <f64>(steps - 1)));
      const odds = (p / (1 - p)) * factor;
      store<f32>(out, <f32>(odds / (1 + odds)));
    }
  }
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
