/** In per cent, from 1 to `most`, how sure (f32, 0 and more) each pixel is that has a line (u8); 0 elsewhere. */
export function confidences(lines: usize, strength: usize, highest: i32, size: i32, out: usize): void {
  for (let i: usize = 0; i < <usize>size; i++) {
    const whole = <i32>floor<f64>(<f64>load<f32>(strength + (i << 2)) * 100 + 0.5);
    store<u8>(out + i, load<u8>(lines + i) ? max(1, min(highest, whole)) : 0);
  }
}
