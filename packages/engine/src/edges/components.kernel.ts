import { copyWithMargin } from "../kernels/shared/with-margin.kernel";

// Connected components of a mask (u8 a pixel, not 0 where it is on): pixels that touch along a side or at a corner.

/**
 * Lists the pixels (i32) of one component after the other, components in reading order, and where each component begins
 * (`starts`, i32, one more than there are components). Returns how many there are. `left`: room for the mask with a margin of
 * one pixel.
 */
export function components(on: usize, width: i32, height: i32, left: usize, pixels: usize, starts: usize): i32 {
  const wide = width + 2;
  copyWithMargin(on, width, height, left);
  let count = 0;
  let end = pixels;
  const last = left + <usize>(wide * (height + 1));
  for (let first = left + <usize>wide; first < last; first++) {
    while (first < last && !v128.any_true(v128.load(first))) first += 16;
    if (first >= last) break;
    if (load<u8>(first) === 0) continue;
    store<i32>(starts + (<usize>count << 2), <i32>((end - pixels) >> 2));
    count++;
    store<u8>(first, 0);
    store<i32>(end, <i32>(first - left));
    // pixels found are the queue of the search too
    let at = end;
    for (end += 4; at < end; at += 4) {
      const p = left + <usize>load<i32>(at);
      const above = p - <usize>wide;
      const below = p + <usize>wide;
      if (load<u8>(above - 1)) end = take(above - 1, left, end);
      if (load<u8>(above)) end = take(above, left, end);
      if (load<u8>(above + 1)) end = take(above + 1, left, end);
      if (load<u8>(p - 1)) end = take(p - 1, left, end);
      if (load<u8>(p + 1)) end = take(p + 1, left, end);
      if (load<u8>(below - 1)) end = take(below - 1, left, end);
      if (load<u8>(below)) end = take(below, left, end);
      if (load<u8>(below + 1)) end = take(below + 1, left, end);
    }
  }
  store<i32>(starts + (<usize>count << 2), <i32>((end - pixels) >> 2));
  // places in the mask with its margin become pixels
  for (let at = pixels; at < end; at += 4) {
    const p = load<i32>(at);
    store<i32>(at, p - wide - 1 - 2 * (p / wide - 1));
  }
  return count;
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function take(p: usize, left: usize, end: usize): usize {
  store<u8>(p, 0);
  store<i32>(end, <i32>(p - left));
  return end + 4;
}

/**
 * Clears the pixels of a mask that belong to components of fewer than `minPixels` pixels; and, where there is `data` (f32 a
 * pixel), of components that nowhere reach `strong`, or whose data add up to less than
 * `enough`. Returns how many pixels stay.
 */
export function dropComponents(
  on: usize, pixels: usize, starts: usize, count: i32, minPixels: i32,
  data: usize, strong: f64, enough: f64,
): i32 {
  let kept = 0;
  for (let component = 0; component < count; component++) {
    const from = pixels + (<usize>load<i32>(starts + (<usize>component << 2)) << 2);
    const to = pixels + (<usize>load<i32>(starts + (<usize>component << 2), 4) << 2);
    const own = <i32>((to - from) >> 2);
    let stays = own >= minPixels;
    if (stays && data !== 0) {
      let strongest: f64 = 0;
      let sum: f64 = 0;
      for (let at = from; at < to; at += 4) {
        const i = <usize>load<i32>(at) << 2;
        const value = <f64>load<f32>(data + i);
        strongest = max(strongest, value);
        sum += value;
      }
      stays = strongest >= strong && sum >= enough;
    }
    if (stays) kept += own;
    else for (let at = from; at < to; at += 4) store<u8>(on + <usize>load<i32>(at), 0);
  }
  return kept;
}

/** 1 for each value (f32) of at least `threshold`, which is above 0. */
export function atLeast(data: usize, size: i32, threshold: f64, out: usize): void {
  memory.fill(out, 0, size);
  for (let i: usize = 0; i < <usize>size; i++) {
    while (i < <usize>size && !v128.any_true(f32x4.gt(v128.load(data + (i << 2)), f32x4.splat(0)))) i += 4;
    if (i < <usize>size && <f64>load<f32>(data + (i << 2)) >= threshold) store<u8>(out + i, 1);
  }
}
