/** Strengths (f32) as they count for areas: `any` of each, and `weighed` more by its weight (f32), which counts up to `most`. */
export function countedStrengths(
  strength: usize, weight: usize, any: f64, weighed: f64, highest: f64, size: i32, out: usize,
): void {
  for (let at: usize = 0, end = <usize>size << 2; at < end; at += 4) {
    const own = <f64>load<f32>(weight + at);
    store<f32>(out + at, <f32>(<f64>load<f32>(strength + at) * (any + weighed * (own < highest ? own : highest))));
  }
}

/** In per cent, from 1 to `most`, how sure (f32, 0 and more) each pixel is that has a line (u8); 0 elsewhere. */
export function confidences(lines: usize, strength: usize, highest: i32, size: i32, out: usize): void {
  for (let i: usize = 0; i < <usize>size; i++) {
    const whole = <i32>floor<f64>(<f64>load<f32>(strength + (i << 2)) * 100 + 0.5);
    store<u8>(out + i, load<u8>(lines + i) ? max(1, min(highest, whole)) : 0);
  }
}
