/** The sums of `count` fields (f32, addresses in `fields`, i32), each times its weight (f64), rounded after every one of them. */
export function sumWeighted(fields: usize, weights: usize, count: i32, size: i32, out: usize): void {
  for (let at: usize = 0, end = <usize>size << 2; at < end; at += 4) {
    let sum: f32 = 0;
    for (let k: usize = 0; k < <usize>count; k++) {
      const field = <usize>load<u32>(fields + (k << 2));
      sum = <f32>(<f64>sum + load<f64>(weights + (k << 3)) * <f64>load<f32>(field + at));
    }
    store<f32>(out + at, sum);
  }
}
