/** Chances nearer than this to 0 and 1 count as so near: their odds have an end. */
const unsure: f64 = 0.001;

// @ts-expect-error: decorator
@inline
function oddsOf(chance: f64): f64 {
  const own = max<f64>(unsure, min<f64>(1 - unsure, chance));
  return own / (1 - own);
}

/** Chances (f32) whose odds are the product of the boundaries', which they replace, and of the root of `kept`'s. */
export function lineStrength(boundaries: usize, kept: usize, size: i32): void {
  for (let at: usize = 0, end = <usize>size << 2; at < end; at += 4) {
    const odds = oddsOf(<f64>load<f32>(boundaries + at)) * sqrt<f64>(oddsOf(<f64>load<f32>(kept + at)));
    store<f32>(boundaries + at, <f32>(odds / (1 + odds)));
  }
}

/** Lowers chances (f32) where `near` (u8) is 1, at most to those whose odds are `share` of the boundaries' (f32). */
export function boundariesAlone(strength: usize, boundaries: usize, near: usize, share: f64, size: i32): void {
  for (let i: usize = 0; i < <usize>size; i++) {
    if (load<u8>(near + i) === 0) continue;
    const at = i << 2;
    const odds = share * oddsOf(<f64>load<f32>(boundaries + at));
    store<f32>(strength + at, min<f32>(load<f32>(strength + at), <f32>(odds / (1 + odds))));
  }
}
