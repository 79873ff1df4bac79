/** Least and greatest of `count` steps (i16), as two i32 at `out`. */
export function bounds(plane: usize, count: i32, out: usize): void {
  let lowest: i32 = load<i16>(plane);
  let highest = lowest;
  for (let i = 1; i < count; i++) {
    const value: i32 = load<i16>(plane + ((<usize>i) << 1));
    lowest = min(lowest, value);
    highest = max(highest, value);
  }
  store<i32>(out, lowest);
  store<i32>(out, highest, 4);
}

/**
 * Weight and weighted sums of the steps (four f64 each: weight, l, a, b) of every filled cell of 2 to the power
 * `bits` steps a side, in the order in which cells appear; returns their number, or -1 when there are more than
 * `limit`. `numberOf` (i32, one for each cell) is scratch. `weights` (u8) may be 0: every pixel weighs 1.
 */
export function histogram(
  l: usize,
  a: usize,
  b: usize,
  weights: usize,
  count: i32,
  bits: i32,
  minL: i32,
  minA: i32,
  minB: i32,
  cellsA: i32,
  cellsB: i32,
  cells: i32,
  numberOf: usize,
  limit: i32,
  sums: usize,
): i32 {
  memory.fill(numberOf, 0xff, (<usize>cells) << 2);
  let used = 0;
  for (let i = 0; i < count; i++) {
    const at = (<usize>i) << 1;
    const x: i32 = load<i16>(l + at);
    const y: i32 = load<i16>(a + at);
    const z: i32 = load<i16>(b + at);
    const cell = (((x - minL) >> bits) * cellsA + ((y - minA) >> bits)) * cellsB + ((z - minB) >> bits);
    const slot = numberOf + ((<usize>cell) << 2);
    let number = load<i32>(slot);
    if (number < 0) {
      if (used === limit) return -1;
      number = used++;
      store<i32>(slot, number);
      v128.store(sums + ((<usize>number) << 5), f64x2.splat(0));
      v128.store(sums + ((<usize>number) << 5), f64x2.splat(0), 16);
    }
    const weight: i32 = weights === 0 ? 1 : <i32>load<u8>(weights + i);
    const sum = sums + ((<usize>number) << 5);
    store<f64>(sum, load<f64>(sum) + <f64>weight);
    store<f64>(sum, load<f64>(sum, 8) + <f64>(weight * x), 8);
    store<f64>(sum, load<f64>(sum, 16) + <f64>(weight * y), 16);
    store<f64>(sum, load<f64>(sum, 24) + <f64>(weight * z), 24);
  }
  return used;
}
