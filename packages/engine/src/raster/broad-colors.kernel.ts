// What leveling texture takes.

/** The largest of bytes. */
export function maxByte(values: usize, size: i32): i32 {
  let best = i8x16.splat(0);
  let i = 0;
  for (; i + 16 <= size; i += 16) best = i8x16.max_u(best, v128.load(values + i));
  let highest = 0;
  for (; i < size; i++) highest = max(highest, <i32>load<u8>(values + i));
  // the lanes against each other, half of them at a time
  best = i8x16.max_u(best, i64x2.shuffle(best, best, 1, 0));
  let rest = i64x2.extract_lane(best, 0);
  for (let lane = 0; lane < 8; lane++, rest >>= 8) highest = max(highest, <i32>(rest & 255));
  return highest;
}

/** The byte in the middle of each cell; in cells that are cut off, the one nearest to it. */
export function middleBytes(
  pixels: usize, width: i32, height: i32, across: i32, down: i32, side: i32, out: usize,
): void {
  for (let r = 0; r < down; r++) {
    const row = pixels + min(height - 1, r * side + (side >> 1)) * width;
    for (let c = 0; c < across; c++) {
      store<u8>(out + r * across + c, load<u8>(row + min(width - 1, c * side + (side >> 1))));
    }
  }
}

/** Adds to `texture` (f32) the square of how far values (f32) are from their level, in units of so many steps. */
export function addTexture(values: usize, level: usize, count: i32, steps: f64, texture: usize): void {
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 2;
    const away = (<f64>load<f32>(values + at) - <f64>load<f32>(level + at)) / steps;
    store<f32>(texture + at, <f32>(<f64>load<f32>(texture + at) + away * away));
  }
}

/** Weights (u8) of cells from the texture around them (f32), their importance and worth (u8 each). */
export function weighCells(
  around: usize, importance: usize, worth: usize, count: i32, tolerance: f64, kept: f64, maxWorth: f64, out: usize,
): void {
  for (let i = 0; i < count; i++) {
    const own = <f64>load<u8>(importance + i) / 255;
    const calmness = tolerance / sqrt<f64>(<f64>load<f32>(around + (<usize>i << 2)) + tolerance * tolerance);
    const weight = (calmness + (1 - calmness) * own * kept) * <f64>load<u8>(worth + i);
    store<u8>(out + i, <i32>max<f64>(1, min<f64>(255, Math.floor((255 * weight) / maxWorth + 0.5))));
  }
}

/** Whole values (i16) between the level of cells and their own value (f32 each), by importance (u8). */
export function levelCells(values: usize, level: usize, importance: usize, count: i32, out: usize): void {
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 2;
    const base = <f64>load<f32>(level + at);
    const own = <f64>load<u8>(importance + i) / 255;
    const value = base + (<f64>load<f32>(values + at) - base) * own;
    store<i16>(out + (<usize>i << 1), <i32>Math.floor(value + 0.5));
  }
}
