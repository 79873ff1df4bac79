// The recursive domain transform on pixels of four f32 (l, a, b, nothing).

/**
 * Steps (u16) between each pixel and the one `stride` before it; 0 for the first ones, and in the first column when stride is
 * 1.
 */
export function differences(l: usize, a: usize, b: usize, width: i32, height: i32, stride: i32, out: usize): void {
  const size = width * height;
  const back = <usize>stride << 1;
  memory.fill(out, 0, <usize>stride << 1);
  let i = stride;
  for (; i + 8 <= size; i += 8) {
    const at = <usize>i << 1;
    const dl = i16x8.abs(i16x8.sub(v128.load(l + at), v128.load(l + at - back)));
    const da = i16x8.abs(i16x8.sub(v128.load(a + at), v128.load(a + at - back)));
    const db = i16x8.abs(i16x8.sub(v128.load(b + at), v128.load(b + at - back)));
    v128.store(out + at, i16x8.add(i16x8.add(dl, da), db));
  }
  for (; i < size; i++) {
    const at = <usize>i << 1;
    const dl = abs<i32>(<i32>load<i16>(l + at) - load<i16>(l + at - back));
    const da = abs<i32>(<i32>load<i16>(a + at) - load<i16>(a + at - back));
    const db = abs<i32>(<i32>load<i16>(b + at) - load<i16>(b + at - back));
    store<u16>(out + at, dl + da + db);
  }
  if (stride === 1) for (let y = 0; y < height; y++) store<u16>(out + (<usize>(y * width) << 1), 0);
}

export function interleave(l: usize, a: usize, b: usize, count: i32, out: usize): void {
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 1;
    let pixel = i32x4.splat(load<i16>(l + at));
    pixel = i32x4.replace_lane(pixel, 1, load<i16>(a + at));
    pixel = i32x4.replace_lane(pixel, 2, load<i16>(b + at));
    v128.store(out + (<usize>i << 4), f32x4.convert_i32x4_s(pixel));
  }
}

/** Back to planes of steps (i16): the whole number nearest to each value, halves up. */
export function separate(pixels: usize, count: i32, l: usize, a: usize, b: usize): void {
  const half = f32x4.splat(0.5);
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 1;
    const whole = i32x4.trunc_sat_f32x4_s(f32x4.floor(f32x4.add(v128.load(pixels + (<usize>i << 4)), half)));
    store<i16>(l + at, i32x4.extract_lane(whole, 0));
    store<i16>(a + at, i32x4.extract_lane(whole, 1));
    store<i16>(b + at, i32x4.extract_lane(whole, 2));
  }
}

/** The pixel moved towards another by the share (f32 in `table`) that their steps at `steps` allow. */
// @ts-expect-error: decorator
@inline
function towards(pixel: v128, other: v128, steps: usize, table: usize, last: i32): v128 {
  const take = v128.load32_splat(table + (<usize>min(<i32>load<u16>(steps), last) << 2));
  return f32x4.add(pixel, f32x4.mul(take, f32x4.sub(other, pixel)));
}

/** Left to right, then right to left; four rows at a time, since each is one long chain of sums. */
export function transformRows(pixels: usize, across: usize, width: i32, height: i32, table: usize, last: i32): void {
  const row = <usize>width << 4;
  const stepRow = <usize>width << 1;
  let y = 0;
  for (; y + 4 <= height; y += 4) {
    const first = pixels + <usize>y * row;
    const steps = across + <usize>y * stepRow;
    let p0 = v128.load(first);
    let p1 = v128.load(first + row);
    let p2 = v128.load(first + 2 * row);
    let p3 = v128.load(first + 3 * row);
    for (let x = 1; x < width; x++) {
      const at = first + (<usize>x << 4);
      const d = steps + (<usize>x << 1);
      p0 = towards(v128.load(at), p0, d, table, last);
      v128.store(at, p0);
      p1 = towards(v128.load(at + row), p1, d + stepRow, table, last);
      v128.store(at + row, p1);
      p2 = towards(v128.load(at + 2 * row), p2, d + 2 * stepRow, table, last);
      v128.store(at + 2 * row, p2);
      p3 = towards(v128.load(at + 3 * row), p3, d + 3 * stepRow, table, last);
      v128.store(at + 3 * row, p3);
    }
    for (let x = width - 2; x >= 0; x--) {
      const at = first + (<usize>x << 4);
      const d = steps + (<usize>(x + 1) << 1);
      p0 = towards(v128.load(at), p0, d, table, last);
      v128.store(at, p0);
      p1 = towards(v128.load(at + row), p1, d + stepRow, table, last);
      v128.store(at + row, p1);
      p2 = towards(v128.load(at + 2 * row), p2, d + 2 * stepRow, table, last);
      v128.store(at + 2 * row, p2);
      p3 = towards(v128.load(at + 3 * row), p3, d + 3 * stepRow, table, last);
      v128.store(at + 3 * row, p3);
    }
  }
  for (; y < height; y++) {
    const first = pixels + <usize>y * row;
    const steps = across + <usize>y * stepRow;
    let p = v128.load(first);
    for (let x = 1; x < width; x++) {
      const at = first + (<usize>x << 4);
      p = towards(v128.load(at), p, steps + (<usize>x << 1), table, last);
      v128.store(at, p);
    }
    for (let x = width - 2; x >= 0; x--) {
      const at = first + (<usize>x << 4);
      p = towards(v128.load(at), p, steps + (<usize>(x + 1) << 1), table, last);
      v128.store(at, p);
    }
  }
}

/** Top to bottom, then bottom to top, in strips that stay in the cache. */
export function transformColumns(pixels: usize, down: usize, width: i32, height: i32, table: usize, last: i32): void {
  const row = <usize>width << 4;
  for (let left = 0; left < width; left += 8) {
    const right = min(width, left + 8);
    for (let y = 1; y < height; y++) {
      for (let x = left; x < right; x++) {
        const i = <usize>(y * width + x);
        const at = pixels + (i << 4);
        v128.store(at, towards(v128.load(at), v128.load(at - row), down + (i << 1), table, last));
      }
    }
    for (let y = height - 2; y >= 0; y--) {
      for (let x = left; x < right; x++) {
        const i = <usize>(y * width + x);
        const at = pixels + (i << 4);
        v128.store(at, towards(v128.load(at), v128.load(at + row), down + ((i + width) << 1), table, last));
      }
    }
  }
}
