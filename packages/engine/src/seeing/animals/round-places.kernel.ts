import { rounded } from "../../kernels/shared/rounded.kernel";

/**
 * The edges of a picture (f32 a pixel), how many: where each is (i32), which way it becomes lighter there (f32, length 1), and how much
 * it counts (f32), all from `full` on; none below `minSlope`.
 */
export function edgesOf(
  data: usize, width: i32, height: i32, minSlope: f64, full: f64, places: usize, dx: usize, dy: usize, counts: usize,
): i32 {
  const row = <usize>width << 2;
  let count: usize = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const here = data + (<usize>i << 2);
      const across = (<f64>load<f32>(here + 4) - <f64>load<f32>(here - 4)) / 2;
      const down = (<f64>load<f32>(here + row) - <f64>load<f32>(here - row)) / 2;
      const steep = sqrt<f64>(across * across + down * down);
      if (steep < minSlope) continue;
      store<i32>(places + count, i);
      store<f32>(dx + count, <f32>(across / steep));
      store<f32>(dy + count, <f32>(down / steep));
      store<f32>(counts + count, <f32>min<f64>(1, steep / full));
      count += 4;
    }
  }
  return <i32>(count >> 2);
}

/** The votes (f32 a pixel) of all edges for the places so many pixels up their slope, or down it where that is negative. */
export function votesOf(
  places: usize, dx: usize, dy: usize, counts: usize, count: i32, width: i32, height: i32, way: f64, votes: usize,
): void {
  memory.fill(votes, 0, <usize>(width * height) << 2);
  for (let k: usize = 0, end = <usize>count << 2; k < end; k += 4) {
    const i = load<i32>(places + k);
    const y = i / width;
    const column = rounded(<f64>(i - y * width) + way * <f64>load<f32>(dx + k));
    const row = rounded(<f64>y + way * <f64>load<f32>(dy + k));
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const to = votes + (<usize>(row * width + column) << 2);
    store<f32>(to, load<f32>(to) + load<f32>(counts + k));
  }
}

/** Raises the best scores (f32) to votes times `scale`, where those are higher. */
export function raiseScores(best: usize, votes: usize, scale: f64, size: i32): void {
  for (let k: usize = 0, end = <usize>size << 2; k < end; k += 4) {
    const score = <f64>load<f32>(votes + k) * scale;
    if (score > <f64>load<f32>(best + k)) store<f32>(best + k, <f32>score);
  }
}

/** Where scores (f32 a pixel) are at least `minScore` and the highest within so many rows and columns: how many places (i32). */
export function highestScores(best: usize, width: i32, height: i32, minScore: f64, apart: i32, places: usize): i32 {
  let count = 0;
  for (let y = apart + 1; y < height - apart - 1; y++) {
    for (let x = apart + 1; x < width - apart - 1; x++) {
      const i = y * width + x;
      const own = load<f32>(best + (<usize>i << 2));
      if (<f64>own < minScore || !isHighest(best, width, x, y, apart, own)) continue;
      store<i32>(places + (<usize>count << 2), i);
      count++;
    }
  }
  return count;
}

function isHighest(best: usize, width: i32, x: i32, y: i32, apart: i32, own: f32): bool {
  for (let row = y - apart; row <= y + apart; row++) {
    for (let column = x - apart; column <= x + apart; column++) {
      if (load<f32>(best + (<usize>(row * width + column) << 2)) > own) return false;
    }
  }
  return true;
}
