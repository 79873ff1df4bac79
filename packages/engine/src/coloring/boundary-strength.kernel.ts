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

/**
 * Raises a map (f32) to `share` of another where that is more, unless the cell of `factor` × `factor` pixels is taken (u8, `across`
 * cells a row).
 */
export function raiseToSoft(
  map: usize, soft: usize, share: f64, taken: usize, across: i32, factor: i32, width: i32, height: i32,
): void {
  let at: usize = 0;
  for (let y = 0; y < height; y++) {
    const row = taken + <usize>((y / factor) * across);
    for (let x = 0; x < width; x++, at += 4) {
      const own = share * <f64>load<f32>(soft + at);
      if (own > <f64>load<f32>(map + at) && load<u8>(row + <usize>(x / factor)) === 0) store<f32>(map + at, <f32>own);
    }
  }
}
