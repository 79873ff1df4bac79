// Whole pictures of one value (f32) a pixel.

/** The greatest value of each pixel and its eight neighbors. `between`: room for as many values; `out` may be `data`. */
export function highestAround(data: usize, width: i32, height: i32, between: usize, out: usize): void {
  const row = <usize>width << 2;
  for (let y = 0; y < height; y++) {
    const from = data + row * <usize>y;
    const to = between + row * <usize>y;
    let x = 0;
    if (width > 1) store<f32>(to, max<f32>(load<f32>(from), load<f32>(from, 4)));
    else store<f32>(to, load<f32>(from));
    for (x = 1; x + 5 <= width; x += 4) {
      const at = from + (<usize>x << 2);
      const sides = f32x4.max(v128.load(at - 4), v128.load(at + 4));
      v128.store(to + (<usize>x << 2), f32x4.max(v128.load(at), sides));
    }
    for (; x < width; x++) {
      const at = from + (<usize>x << 2);
      let best = max<f32>(load<f32>(at), load<f32>(at - 4));
      if (x + 1 < width) best = max<f32>(best, load<f32>(at, 4));
      store<f32>(to + (<usize>x << 2), best);
    }
  }
  for (let y = 0; y < height; y++) {
    const from = between + row * <usize>y;
    const to = out + row * <usize>y;
    const above = y > 0 ? from - row : from;
    const below = y < height - 1 ? from + row : from;
    // what is written beyond a row's end is written again with the next row
    for (let x: usize = 0; x < row; x += 16) {
      v128.store(to + x, f32x4.max(v128.load(from + x), f32x4.max(v128.load(above + x), v128.load(below + x))));
    }
  }
}

/** Mean of `factor` × `factor` pixels; the rest at the right and lower edges averages over fewer. Sums are in single precision. */
export function shrinkMeans(data: usize, width: i32, height: i32, factor: i32, out: usize): void {
  let to = out;
  for (let y = 0; y < height; y += factor) {
    const tall = min(factor, height - y);
    for (let x = 0; x < width; x += factor) {
      const wide = min(factor, width - x);
      let sum: f32 = 0;
      for (let r = 0; r < tall; r++) {
        let at = data + (<usize>((y + r) * width + x) << 2);
        for (const end = at + (<usize>wide << 2); at < end; at += 4) sum += load<f32>(at);
      }
      store<f32>(to, sum / <f32>(tall * wide));
      to += 4;
    }
  }
}

/** The whole number nearest to one that is not negative; halves go up. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function rounded(value: f64): i32 {
  const whole = <i32>value;
  return value - <f64>whole >= 0.5 ? whole + 1 : whole;
}

/**
 * Strengths with their logits moved, as `shiftStrength` (src/edges/strength-table.ts) describes. `table`: for each of `shifts` shifts
 * what `steps` strengths become (f32); `by` moves from -`most` to `most`.
 */
export function shiftStrength(
  strength: usize, by: usize, size: i32, table: usize, shifts: i32, steps: i32, most: f64, perShift: f64, out: usize,
): void {
  for (let at: usize = 0, end = <usize>size << 2; at < end; at += 4) {
    const shift = min(shifts - 1, rounded(max<f64>(0, (<f64>load<f32>(by + at) + most) * perShift)));
    const exact = max<f64>(0, min<f64>(1, <f64>load<f32>(strength + at))) * <f64>(steps - 1);
    const step = min(steps - 2, <i32>exact);
    const known = table + (<usize>(shift * steps + step) << 2);
    const low = <f64>load<f32>(known);
    store<f32>(out + at, <f32>(low + (<f64>load<f32>(known, 4) - low) * (exact - <f64>step)));
  }
}

/** 1 (u8) for values below `level`, else 0. */
export function below(data: usize, size: i32, level: f64, out: usize): void {
  for (let i: usize = 0; i < <usize>size; i++) store<u8>(out + i, <f64>load<f32>(data + (i << 2)) < level ? 1 : 0);
}

/** A mask (0 or 1, u8) without what is narrower than three pixels. `inner`: room for as many; `out` may be `on`. */
export function openMask(on: usize, width: i32, height: i32, inner: usize, out: usize): void {
  const size = <usize>(width * height);
  memory.fill(inner, 0, size);
  const wide = <usize>width;
  for (let y = 1; y < height - 1; y++) {
    const row = on + wide * <usize>y;
    for (let x: usize = 1; x < wide - 1; x += 16) {
      const at = row + x;
      const across = v128.and(v128.load(at), v128.and(v128.load(at - 1), v128.load(at + 1)));
      const all = v128.and(across, v128.and(v128.load(at - wide), v128.load(at + wide)));
      v128.store(inner + wide * <usize>y + x, all);
    }
    // what was written beyond the row's last pixel but one
    store<u8>(inner + wide * <usize>(y + 1) - 1, 0);
    store<u8>(inner + wide * <usize>(y + 1), 0);
  }
  if (height > 1) memory.fill(inner + wide * <usize>(height - 1), 0, wide);
  memory.fill(out, 0, size);
  for (let y = 1; y < height - 1; y++) {
    const row = inner + wide * <usize>y;
    const to = out + wide * <usize>y;
    for (let x: usize = 1; x < wide - 1; x += 16) {
      const at = row + x;
      const across = v128.or(v128.load(at), v128.or(v128.load(at - 1), v128.load(at + 1)));
      v128.store(to + x, v128.or(across, v128.or(v128.load(at - wide), v128.load(at + wide))));
    }
    store<u8>(to, 0);
    store<u8>(to + wide - 1, 0);
    store<u8>(to + wide, 0);
  }
  if (height > 1) memory.fill(out + wide * <usize>(height - 1), 0, wide);
}
