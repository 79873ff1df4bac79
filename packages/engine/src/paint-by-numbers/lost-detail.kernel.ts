import { squaredDistance } from "../kernels/shared/color-distance.kernel";

/**
 * 1 (i32) for every pixel of at least some importance (u8) whose picture's color (three f64 for each color of
 * regions) is at least `limit` from its own, squared; how many pixels are so important is returned.
 */
export function lostPixels(
  labels: usize, colors: usize, palette: usize, l: usize, a: usize, b: usize,
  importance: usize, from: i32, limit: f64, size: i32, out: usize,
): i32 {
  let all = 0;
  for (let i = 0; i < size; i++) {
    const to = out + (<usize>i << 2);
    store<i32>(to, 0);
    if (<i32>load<u8>(importance + i) < from) continue;
    all++;
    const color = load<i32>(colors + (<usize>load<i32>(labels + (<usize>i << 2)) << 2));
    if (squaredDistance(l, a, b, i, palette + <usize>color * 24) >= limit) store<i32>(to, 1);
  }
  return all;
}
