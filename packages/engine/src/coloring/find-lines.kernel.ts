/**
 * How much lines count (f32): in full where what is subject (f32) is at minWeight 1 / `within`, less away from it, and more where features
 * (f32; none: 0) are.
 */
export function lineWeights(
  subject: usize, features: usize, within: f64, away: f64, faces: f64, size: i32, out: usize,
): void {
  for (let at: usize = 0, end = <usize>size << 2; at < end; at += 4) {
    const off = 1 - within * <f64>load<f32>(subject + at);
    const raised: f64 = features ? 1 + faces * <f64>load<f32>(features + at) : 1;
    const far: f64 = off <= 0 ? 0 : off >= 1 ? 1 : off;
    store<f32>(out + at, <f32>(raised / (1 + away * far)));
  }
}

/** Raises weights (f32) to at minWeight `minWeight` where `on` (u8) is set. */
export function raiseWeights(weights: usize, on: usize, minWeight: f64, size: i32): void {
  for (let i: usize = 0; i < <usize>size; i++) {
    const at = weights + (i << 2);
    if (load<u8>(on + i) && <f64>load<f32>(at) < minWeight) store<f32>(at, <f32>minWeight);
  }
}

/** Strengths (f32) less a share of themselves where there is skin (f32). */
export function calmOnSkin(strength: usize, skin: usize, share: f64, size: i32, out: usize): void {
  for (let at: usize = 0, end = <usize>size << 2; at < end; at += 4)
    store<f32>(out + at, <f32>(<f64>load<f32>(strength + at) * (1 - share * <f64>load<f32>(skin + at))));
}
