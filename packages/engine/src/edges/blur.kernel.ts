// Gaussian blur of one value (f32) a pixel, mirrored at the edges. `weights`: f32, the middle one first, `reach` more.

/** Blurs rows. `line`: room for `width` + 2 × `reach` + 4 values; `out` may not be `data`. */
export function blurAcross(data: usize, width: i32, height: i32, weights: usize, reach: i32, line: usize, out: usize): void {
  const margin = <usize>reach << 2;
  const rowBytes = <usize>width << 2;
  const first = v128.load32_splat(weights);
  for (let y = 0; y < height; y++) {
    const row = data + rowBytes * <usize>y;
    const to = out + rowBytes * <usize>y;
    memory.copy(line + margin, row, rowBytes);
    for (let k = 1; k <= reach; k++) {
      store<f32>(line + margin - (<usize>k << 2), load<f32>(row + (<usize>mirrored(-k, width) << 2)));
      store<f32>(line + margin + (<usize>(width - 1 + k) << 2), load<f32>(row + (<usize>mirrored(width - 1 + k, width) << 2)));
    }
    // what is written beyond a row's end is written again with the next row
    for (let x: usize = 0; x < rowBytes; x += 16) {
      const at = line + margin + x;
      let sum = f32x4.mul(first, v128.load(at));
      for (let k: usize = 4; k <= margin; k += 4) {
        const both = f32x4.add(v128.load(at - k), v128.load(at + k));
        sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(weights + k), both));
      }
      v128.store(to + x, sum);
    }
  }
}

/** Blurs columns. `rows`: room for 2 × `reach` addresses (i32); `out` may not be `data`. */
export function blurDown(data: usize, width: i32, height: i32, weights: usize, reach: i32, rows: usize, out: usize): void {
  const rowBytes = <usize>width << 2;
  const last = rows + (<usize>reach << 3);
  const first = v128.load32_splat(weights);
  for (let y = 0; y < height; y++) {
    for (let k = 1; k <= reach; k++) {
      const to = rows + (<usize>(k - 1) << 3);
      store<i32>(to, <i32>(data + rowBytes * <usize>mirrored(y - k, height)));
      store<i32>(to, <i32>(data + rowBytes * <usize>mirrored(y + k, height)), 4);
    }
    const row = data + rowBytes * <usize>y;
    const to = out + rowBytes * <usize>y;
    for (let x: usize = 0; x < rowBytes; x += 16) {
      let sum = f32x4.mul(first, v128.load(row + x));
      let w = weights;
      for (let two = rows; two < last; two += 8) {
        w += 4;
        const both = f32x4.add(v128.load(<usize>load<i32>(two) + x), v128.load(<usize>load<i32>(two, 4) + x));
        sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(w), both));
      }
      v128.store(to + x, sum);
    }
  }
}

/** A position brought inside 0 to `length` - 1 by mirroring at both edges. */
function mirrored(at: i32, length: i32): i32 {
  const period = 2 * length;
  const folded = ((at % period) + period) % period;
  return folded < length ? folded : period - 1 - folded;
}
