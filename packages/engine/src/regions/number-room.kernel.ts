/** Whether a column `step` pixels left or right of pixel i is lower than a box of half height `own`. */
// @ts-ignore: decorator
@inline
function isLower(upright: usize, i: i32, step: i32, row: i32, end: i32, own: f64): bool {
  if (step < 1) return false;
  if (i - step < row || i + step >= end) return own > 0;
  const left = load<u16>(upright + (<usize>(i - step) << 1));
  const right = load<u16>(upright + (<usize>(i + step) << 1));
  return <f64>min(left, right) + 0.5 < own;
}

/**
 * Squared distance of pixel i from the next border, from distances by column (u16) of its row, whose ends are border; some
 * number up to `enough` where it is no more than that.
 */
function squaredDepth(upright: usize, i: i32, enough: i32): i32 {
  const own = <i32>load<u16>(upright + (<usize>i << 1));
  let best = own * own;
  for (let step = 1; step * step < best && best > enough; step++) {
    const left = <i32>load<u16>(upright + (<usize>(i - step) << 1));
    const right = <i32>load<u16>(upright + (<usize>(i + step) << 1));
    const beside = min(left, right);
    best = min(best, beside * beside + step * step);
  }
  return best;
}

// @ts-expect-error: decorator
@inline
function isDeeperThan(upright: usize, i: i32, other: i32): bool {
  const own = <i32>load<u16>(upright + (<usize>i << 1));
  return own * own > other && squaredDepth(upright, i, other) > other;
}

/**
 * The largest box of the shape of its number in every region: `seat` (i32) the pixel in its middle, `room` (f64)
 * half its height, at most `maxSize`. Of boxes alike the one deepest inside wins where `depth` (i32 a region, scratch) is not 0,
 * else the first.
 * `shapes` (f64) is width by height of each region's number.
 */
export function numberRoom(
  labels: usize,
  upright: usize,
  depth: usize,
  width: i32,
  height: i32,
  count: i32,
  shapes: usize,
  maxSize: f64,
  seat: usize,
  room: usize,
): void {
  for (let r = 0; r < count; r++) {
    store<f64>(room + ((<usize>r) << 3), -1);
    store<i32>(seat + ((<usize>r) << 2), 0);
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const end = row + width;
    for (let i = row; i < end; i++) {
      const region = load<i32>(labels + ((<usize>i) << 2));
      const before = load<f64>(room + ((<usize>region) << 3));
      let own = min<f64>(maxSize, <f64>load<u16>(upright + ((<usize>i) << 1)) + 0.5);
      if (own < before) continue;
      let isDeeper = false;
      if (own === before) {
        if (depth !== 0) isDeeper = isDeeperThan(upright, i, load<i32>(depth + ((<usize>region) << 2)));
        if (!isDeeper) continue;
      }
      const shape = load<f64>(shapes + ((<usize>region) << 3));
      // two columns within the box of before say quickly that there is no room for it
      const far = <i32>(before * shape + 0.499);
      if (isLower(upright, i, far, row, end, before) || isLower(upright, i, (far + 1) >> 1, row, end, before)) continue;
      // the box shrinks while a column within its width is lower than it
      for (let step = 1; ; step++) {
        const reach = (<f64>step - 0.5) / shape;
        if (!(reach < own)) break;
        const left = i - step >= row ? <f64>load<u16>(upright + ((<usize>(i - step)) << 1)) + 0.5 : 0;
        const right = i + step < end ? <f64>load<u16>(upright + ((<usize>(i + step)) << 1)) + 0.5 : 0;
        const beside = min<f64>(left, right);
        if (beside < own) own = max<f64>(beside, reach);
        if (own < before) break;
      }
      if (own === before && !isDeeper && depth !== 0) {
        isDeeper = isDeeperThan(upright, i, load<i32>(depth + ((<usize>region) << 2)));
      }
      if (own > before || (own === before && isDeeper)) {
        store<f64>(room + ((<usize>region) << 3), own);
        store<i32>(seat + ((<usize>region) << 2), i);
        if (depth !== 0) store<i32>(depth + ((<usize>region) << 2), squaredDepth(upright, i, 0));
      }
    }
  }
}

/** Pixels (i32) of each region, and the most that some pixel of it is deep inside (f32). */
export function deepest(labels: usize, depth: usize, size: i32, count: i32, pixels: usize, depths: usize): void {
  memory.fill(pixels, 0, <usize>count << 2);
  memory.fill(depths, 0, <usize>count << 2);
  for (let i = 0; i < size; ) {
    const region = load<i32>(labels + (<usize>i << 2));
    const begin = i;
    let deep = load<f32>(depth + (<usize>i << 2));
    i++;
    // runs of one region, four pixels at once
    const own = i32x4.splat(region);
    let four = f32x4.splat(deep);
    while (i + 4 <= size && i32x4.all_true(i32x4.eq(v128.load(labels + (<usize>i << 2)), own))) {
      four = f32x4.pmax(four, v128.load(depth + (<usize>i << 2)));
      i += 4;
    }
    for (; i < size && load<i32>(labels + (<usize>i << 2)) === region; i++) {
      deep = max<f32>(deep, load<f32>(depth + (<usize>i << 2)));
    }
    deep = max<f32>(deep, max<f32>(f32x4.extract_lane(four, 0), f32x4.extract_lane(four, 1)));
    deep = max<f32>(deep, max<f32>(f32x4.extract_lane(four, 2), f32x4.extract_lane(four, 3)));
    const at = <usize>region << 2;
    store<i32>(pixels + at, load<i32>(pixels + at) + i - begin);
    store<f32>(depths + at, max<f32>(deep, load<f32>(depths + at)));
  }
}
