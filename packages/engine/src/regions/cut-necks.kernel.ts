import { squaredDistance } from "../kernels/shared/color-distance.kernel";

/** The regions on both sides of a run of pixels take it, each pixel the one whose color (three f64 a label) suits better. */
function cutRun(
  labels: usize, l: usize, a: usize, b: usize, colors: usize,
  from: i32, step: i32, start: i32, end: i32, length: i32, out: usize,
): void {
  const before = load<i32>(labels + (<usize>(from + (start > 0 ? start - 1 : end) * step) << 2));
  const after = load<i32>(labels + (<usize>(from + (end < length ? end : start - 1) * step) << 2));
  for (let at = start; at < end; at++) {
    const i = from + at * step;
    const isBefore =
      squaredDistance(l, a, b, i, colors + <usize>before * 24) <= squaredDistance(l, a, b, i, colors + <usize>after * 24);
    store<i32>(out + (<usize>i << 2), isBefore ? before : after);
  }
}

/** Takes runs of at most `widest` pixels, across and then down, from their regions; see regions/cut-necks.ts. */
export function cutNecks(
  labels: usize, l: usize, a: usize, b: usize, width: i32, height: i32,
  colors: usize, widest: i32, begins: usize, out: usize,
): void {
  memory.copy(out, labels, <usize>(width * height) << 2);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let start = 0, end = 0; start < width; start = end) {
      const region = load<i32>(labels + (<usize>(row + start) << 2));
      end = start + 1;
      while (end < width && load<i32>(labels + (<usize>(row + end) << 2)) === region) end++;
      if (end - start <= widest && end - start < width) {
        cutRun(labels, l, a, b, colors, row, 1, start, end, width, out);
      }
    }
  }
  // all columns at once, row by row so that memory is read in order; `begins` (i32) says where each column's run began
  memory.fill(begins, 0, <usize>width << 2);
  for (let y = 1; y <= height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const isSame =
        y < height && load<i32>(labels + (<usize>i << 2)) === load<i32>(labels + (<usize>(i - width) << 2));
      if (isSame) continue;
      const start = load<i32>(begins + (<usize>x << 2));
      store<i32>(begins + (<usize>x << 2), y);
      if (y - start <= widest && y - start < height) {
        cutRun(labels, l, a, b, colors, x, width, start, y, height, out);
      }
    }
  }
}
