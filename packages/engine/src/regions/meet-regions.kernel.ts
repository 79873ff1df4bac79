import { sumOfLanes } from "../kernels/shared/lanes.kernel";

/** Pixel count and sums of steps (four f64: count, l, a, b) of every region; `sums` is cleared first. */
export function measure(
  labels: usize,
  l: usize,
  a: usize,
  b: usize,
  size: i32,
  regions: i32,
  sums: usize,
): void {
  memory.fill(sums, 0, (<usize>regions) << 5);
  for (let i = 0; i < size; ) {
    // runs of one region are added up in whole numbers, four pixels at once: 2^15 pixels of 2^15 steps fit
    const region = load<i32>(labels + ((<usize>i) << 2));
    const end = min(size, i + 32768);
    const begin = i;
    const own = i32x4.splat(region);
    let xs = i32x4.splat(0);
    let ys = xs;
    let zs = xs;
    while (i + 4 <= end && i32x4.all_true(i32x4.eq(v128.load(labels + ((<usize>i) << 2)), own))) {
      const at = (<usize>i) << 1;
      xs = i32x4.add(xs, v128.load16x4_s(l + at));
      ys = i32x4.add(ys, v128.load16x4_s(a + at));
      zs = i32x4.add(zs, v128.load16x4_s(b + at));
      i += 4;
    }
    let x = sumOfLanes(xs);
    let y = sumOfLanes(ys);
    let z = sumOfLanes(zs);
    for (; i < end && load<i32>(labels + ((<usize>i) << 2)) === region; i++) {
      const at = (<usize>i) << 1;
      x += load<i16>(l + at);
      y += load<i16>(a + at);
      z += load<i16>(b + at);
    }
    const sum = sums + ((<usize>region) << 5);
    store<f64>(sum, load<f64>(sum) + <f64>(i - begin));
    store<f64>(sum, load<f64>(sum, 8) + <f64>x, 8);
    store<f64>(sum, load<f64>(sum, 16) + <f64>y, 16);
    store<f64>(sum, load<f64>(sum, 24) + <f64>z, 24);
  }
}

let edges: i32 = 0;
/** The edge met last: borders run on, so the next one is often the same. */
let latest: i32 = -1;

/** Adds one pixel side between regions p and q; false when the tables are full. */
function touch(p: i32, q: i32, step: f64, slots: usize, mask: i32, list: usize, maxEdges: i32): bool {
  let edge = latest;
  if (edge >= 0) {
    const at = list + <usize>edge * 24;
    const isSame =
      (load<i32>(at) === p && load<i32>(at, 4) === q) || (load<i32>(at) === q && load<i32>(at, 4) === p);
    if (!isSame) edge = -1;
  }
  if (edge < 0) {
    const low = min(p, q);
    const high = max(p, q);
    let slot = (low * 0x9e3779b1) ^ (high * 0x85ebca6b);
    slot = (slot ^ (slot >>> 15)) & mask;
    for (;;) {
      edge = load<i32>(slots + ((<usize>slot) << 2));
      if (edge < 0) break;
      const at = list + <usize>edge * 24;
      if (min(load<i32>(at), load<i32>(at, 4)) === low && max(load<i32>(at), load<i32>(at, 4)) === high)
        break;
      slot = (slot + 1) & mask;
    }
    if (edge < 0) {
      if (edges === maxEdges) return false;
      edge = edges++;
      store<i32>(slots + ((<usize>slot) << 2), edge);
      const at = list + <usize>edge * 24;
      store<i32>(at, p);
      store<i32>(at, q, 4);
      store<f64>(at, 0, 8);
      store<f64>(at, 0, 16);
    }
    latest = edge;
  }
  const at = list + <usize>edge * 24;
  store<f64>(at, load<f64>(at, 8) + 1, 8);
  store<f64>(at, load<f64>(at, 16) + step, 16);
  return true;
}

function stepBetween(l: usize, a: usize, b: usize, i: i32, j: i32): i32 {
  const p = (<usize>i) << 1;
  const q = (<usize>j) << 1;
  return (
    abs<i32>(<i32>load<i16>(l + p) - load<i16>(l + q)) +
    abs<i32>(<i32>load<i16>(a + p) - load<i16>(a + q)) +
    abs<i32>(<i32>load<i16>(b + p) - load<i16>(b + q))
  );
}

/**
 * The edges between regions in the order in which they are met: 24 bytes each, the two regions (i32), the number
 * of pixel sides and the sum of steps across (f64). Returns their number, or -1 when more than `maxEdges` are met.
 * `slots` (i32) is a hash table of `mask` + 1 entries, a power of two at least twice `maxEdges`.
 */
export function meet(
  labels: usize,
  l: usize,
  a: usize,
  b: usize,
  width: i32,
  height: i32,
  slots: usize,
  mask: i32,
  list: usize,
  maxEdges: i32,
): i32 {
  memory.fill(slots, 0xff, (<usize>(mask + 1)) << 2);
  edges = 0;
  latest = -1;
  const row = (<usize>width) << 2;
  for (let y = 0; y < height; y++) {
    const isLast = y + 1 === height;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const at = labels + ((<usize>i) << 2);
      if (!isLast && x + 5 <= width) {
        // four pixels at once that meet nobody
        const own = v128.load(at);
        const same = v128.and(i32x4.eq(own, v128.load(at, 4)), i32x4.eq(own, v128.load(at + row)));
        if (i32x4.all_true(same)) {
          x += 3;
          continue;
        }
      }
      const region = load<i32>(at);
      if (x + 1 < width) {
        const right = load<i32>(at, 4);
        if (
          right !== region &&
          !touch(region, right, <f64>stepBetween(l, a, b, i, i + 1), slots, mask, list, maxEdges)
        )
          return -1;
      }
      if (!isLast) {
        const below = load<i32>(at + row);
        if (
          below !== region &&
          !touch(region, below, <f64>stepBetween(l, a, b, i, i + width), slots, mask, list, maxEdges)
        )
          return -1;
      }
    }
  }
  return edges;
}

/**
 * As `meet`, with what lies along a border instead of steps across it: for each pixel side the greater of the two pixels'
 * `strength` (f32).
 */
export function meetAlong(
  labels: usize, strength: usize, width: i32, height: i32, slots: usize, mask: i32, list: usize, maxEdges: i32,
): i32 {
  return meetStrengths<f32>(labels, strength, width, height, slots, mask, list, maxEdges);
}

/** The same of strengths that are bytes. */
export function meetBytes(
  labels: usize, strength: usize, width: i32, height: i32, slots: usize, mask: i32, list: usize, maxEdges: i32,
): i32 {
  return meetStrengths<u8>(labels, strength, width, height, slots, mask, list, maxEdges);
}

function meetStrengths<T extends number>(
  labels: usize, strength: usize, width: i32, height: i32, slots: usize, mask: i32, list: usize, maxEdges: i32,
): i32 {
  memory.fill(slots, 0xff, (<usize>(mask + 1)) << 2);
  edges = 0;
  latest = -1;
  const row = (<usize>width) << 2;
  for (let y = 0; y < height; y++) {
    const isLast = y + 1 === height;
    for (let x = 0; x < width; x++) {
      const i = <usize>(y * width + x);
      const at = labels + (i << 2);
      if (!isLast && x + 5 <= width) {
        // four pixels at once that meet nobody
        const own = v128.load(at);
        const same = v128.and(i32x4.eq(own, v128.load(at, 4)), i32x4.eq(own, v128.load(at + row)));
        if (i32x4.all_true(same)) {
          x += 3;
          continue;
        }
      }
      const region = load<i32>(at);
      const here = load<T>(strength + i * sizeof<T>());
      if (x + 1 < width) {
        const right = load<i32>(at, 4);
        const along = max<T>(here, load<T>(strength + (i + 1) * sizeof<T>()));
        if (right !== region && !touch(region, right, <f64>along, slots, mask, list, maxEdges)) return -1;
      }
      if (!isLast) {
        const below = load<i32>(at + row);
        const along = max<T>(here, load<T>(strength + (i + width) * sizeof<T>()));
        if (below !== region && !touch(region, below, <f64>along, slots, mask, list, maxEdges)) return -1;
      }
    }
  }
  return edges;
}

/**
 * Every pixel (i32, in place) gets the number, in reading order, of what its label goes into (`into`, i32 a label). `numbers`:
 * room for an i32 a label. Returns how many there are.
 */
export function renumber(labels: usize, size: i32, into: usize, count: i32, numbers: usize): i32 {
  memory.fill(numbers, 0xff, (<usize>count) << 2);
  let total = 0;
  let label = -1;
  let number = -1;
  for (let i = 0; i < size; i++) {
    const at = labels + ((<usize>i) << 2);
    if (i + 4 <= size && i32x4.all_true(i32x4.eq(v128.load(at), i32x4.splat(label)))) {
      v128.store(at, i32x4.splat(number));
      i += 3;
      continue;
    }
    const own = load<i32>(at);
    if (own !== label) {
      label = own;
      const to = numbers + ((<usize>load<i32>(into + ((<usize>own) << 2))) << 2);
      if (load<i32>(to) < 0) store<i32>(to, total++);
      number = load<i32>(to);
    }
    store<i32>(at, number);
  }
  return total;
}
