import { rootOf } from "../kernels/shared/disjoint-sets.kernel";

/**
 * Joins pixels of equal color (i32) that touch along a side into regions (i32), numbered in reading order; writes
 * the color of each region to `colorOf` and returns their number. Union-find over provisional labels of runs; `parents`
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
    const first = <usize>y * row;
    const end = first + row;
    for (let at = first; at < end; ) {
      // a run of one color has one label
      const begin = at;
      const color = load<i32>(colors + at);
      at = endOfRun(colors, at + 4, end, color);
      let label = -1;
      if (y > 0) {
        // that of the same color above it, and all such labels belong together
        let above = -1;
        for (let j = begin - row; j < at - row; j += 4) {
          if (j + 16 <= at - row && above >= 0) {
            const same = v128.and(
              i32x4.eq(v128.load(colors + j), i32x4.splat(color)),
              i32x4.eq(v128.load(out + j), i32x4.splat(above)),
            );
            if (i32x4.all_true(same)) {
              j += 12;
              continue;
            }
          }
          if (load<i32>(colors + j) !== color || load<i32>(out + j) === above) continue;
          above = load<i32>(out + j);
          if (label < 0) {
            label = above;
            continue;
          }
          const a = rootOf(parents, label);
          const b = rootOf(parents, above);
          store<i32>(parents + ((<usize>max(a, b)) << 2), min(a, b));
        }
      }
      if (label < 0) {
        label = used++;
        store<i32>(parents + ((<usize>label) << 2), label);
      }
      let to = begin;
      for (; to + 16 <= at; to += 16) v128.store(out + to, i32x4.splat(label));
      for (; to < at; to += 4) store<i32>(out + to, label);
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

/** Where, from `at` on and before `end`, another color comes. */
// @ts-ignore: decorator
@inline
function endOfRun(colors: usize, at: usize, end: usize, color: i32): usize {
  const own = i32x4.splat(color);
  while (at + 16 <= end && i32x4.all_true(i32x4.eq(v128.load(colors + at), own))) at += 16;
  while (at < end && load<i32>(colors + at) === color) at += 4;
  return at;
}

/** Replaces every label by its entry in `table` (i32). */
export function replaceLabels(labels: usize, size: i32, table: usize): void {
  for (let i = 0; i < size; i++) {
    const at = labels + (<usize>i << 2);
    store<i32>(at, load<i32>(table + (<usize>load<i32>(at) << 2)));
  }
}
