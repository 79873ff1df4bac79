import { rootOf } from "../kernels/shared/disjoint-sets.kernel";

/**
 * Joins pixels of equal color (i32) that touch along a side into regions (i32), numbered in reading order; writes
 * the color of each region to `colorOf` and returns their number. Union-find over provisional labels; `parents`
 * has room for as many as there are pixels, and so has `colorOf`.
 */
export function connect(
  colors: usize,
  width: i32,
  height: i32,
  out: usize,
  parents: usize,
  colorOf: usize,
): i32 {
  const row = (<usize>width) << 2;
  let used = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (<usize>(y * width + x)) << 2;
      if (y > 0 && x > 0 && x + 4 <= width) {
        // inside a region four pixels at once take the label that their left and upper neighbors share
        const four = v128.load(colors + i);
        const left = v128.load32_splat(out + i - 4);
        const same = v128.and(
          v128.and(i32x4.eq(four, v128.load(colors + i - 4)), i32x4.eq(four, v128.load(colors + i - row))),
          i32x4.eq(left, v128.load(out + i - row)),
        );
        if (i32x4.all_true(same)) {
          v128.store(out + i, left);
          x += 3;
          continue;
        }
      }
      const color = load<i32>(colors + i);
      const joinsLeft = x > 0 && load<i32>(colors + i - 4) === color;
      if (y > 0 && load<i32>(colors + i - row) === color) {
        // the upper label goes on, so that rows of a region agree
        const above = load<i32>(out + i - row);
        store<i32>(out + i, above);
        if (joinsLeft) {
          const left = load<i32>(out + i - 4);
          if (above !== left) {
            const a = rootOf(parents, left);
            const b = rootOf(parents, above);
            store<i32>(parents + ((<usize>max(a, b)) << 2), min(a, b));
          }
        }
      } else if (joinsLeft) {
        store<i32>(out + i, load<i32>(out + i - 4));
      } else {
        store<i32>(parents + ((<usize>used) << 2), used);
        store<i32>(out + i, used++);
      }
    }
  }
  // final numbers in reading order, written over the trees: a parent is smaller than its children, so it has its
  // number already
  let count = 0;
  for (let p = 0; p < used; p++) {
    const at = parents + ((<usize>p) << 2);
    const up = load<i32>(at);
    store<i32>(at, up === p ? count++ : load<i32>(parents + ((<usize>up) << 2)));
  }
  const end = (<usize>(width * height)) << 2;
  let label = -1;
  let region = 0;
  for (let i: usize = 0; i < end; i += 4) {
    if (i + 16 <= end && i32x4.all_true(i32x4.eq(v128.load(out + i), i32x4.splat(label)))) {
      v128.store(out + i, i32x4.splat(region));
      i += 12;
      continue;
    }
    const own = load<i32>(out + i);
    if (own !== label) {
      label = own;
      region = load<i32>(parents + ((<usize>label) << 2));
      store<i32>(colorOf + ((<usize>region) << 2), load<i32>(colors + i));
    }
    store<i32>(out + i, region);
  }
  return count;
}

/** Replaces every label by its entry in `table` (i32). */
export function look(labels: usize, size: i32, table: usize): void {
  for (let i = 0; i < size; i++) {
    const at = labels + (<usize>i << 2);
    store<i32>(at, load<i32>(table + (<usize>load<i32>(at) << 2)));
  }
}
