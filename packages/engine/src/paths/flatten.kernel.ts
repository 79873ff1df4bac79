// Lines of straight segments or cubics as points (two f64 each).

/** How many straight segments of about `step` the cubic takes that ends with the six f64 at `at`. */
function segmentsOfCubic(at: usize, step: f64): i32 {
  let length: f64 = 0;
  for (let i = at; i < at + 48; i += 16) {
    const dx = load<f64>(i) - load<f64>(i - 16);
    const dy = load<f64>(i, 8) - load<f64>(i - 16, 8);
    length += sqrt<f64>(dx * dx + dy * dy);
  }
  return max(1, min(64, <i32>Math.ceil(length / step)));
}

/**
 * Where the points of each line begin (`start`, i32), and how many there are in all. Line b has the numbers
 * `begins[b]` to `begins[b + 1] - 1` (i32) of `numbers` (f64); `curves` (u8) is 1 for cubics.
 */
export function flatSizes(numbers: usize, begins: usize, curves: usize, count: i32, step: f64, start: usize): i32 {
  let total = 0;
  for (let b = 0; b < count; b++) {
    store<i32>(start + (<usize>b << 2), total);
    const first = load<i32>(begins + (<usize>b << 2));
    const end = load<i32>(begins + (<usize>b << 2), 4);
    if (load<u8>(curves + b) === 0) {
      total += (end - first) >> 1;
      continue;
    }
    total++;
    for (let i = first + 2; i + 5 < end; i += 6) total += segmentsOfCubic(numbers + (<usize>i << 3), step);
  }
  store<i32>(start + (<usize>count << 2), total);
  return total;
}

/** Writes the points of all lines to `out`. */
export function flattenLines(numbers: usize, begins: usize, curves: usize, count: i32, step: f64, out: usize): void {
  for (let b = 0; b < count; b++) {
    const first = load<i32>(begins + (<usize>b << 2));
    const end = load<i32>(begins + (<usize>b << 2), 4);
    if (load<u8>(curves + b) === 0) {
      memory.copy(out, numbers + (<usize>first << 3), <usize>(end - first) << 3);
      out += <usize>(end - first) << 3;
      continue;
    }
    v128.store(out, v128.load(numbers + (<usize>first << 3)));
    out += 16;
    for (let i = first + 2; i + 5 < end; i += 6) {
      const at = numbers + (<usize>i << 3);
      const total = segmentsOfCubic(at, step);
      for (let k = 1; k < total; k++) {
        const t = <f64>k / <f64>total;
        const s = 1 - t;
        let sum = f64x2.mul(f64x2.splat(s * s * s), v128.load(at - 16));
        sum = f64x2.add(sum, f64x2.mul(f64x2.splat(3 * t * s * s), v128.load(at)));
        sum = f64x2.add(sum, f64x2.mul(f64x2.splat(3 * t * t * s), v128.load(at, 16)));
        v128.store(out, f64x2.add(sum, f64x2.mul(f64x2.splat(t * t * t), v128.load(at, 32))));
        out += 16;
      }
      v128.store(out, v128.load(at, 32));
      out += 16;
    }
  }
}

/** Segments (four f64) between the points of each line and their lines (i32), those without length left out; how many. */
export function segmentsBetween(points: usize, start: usize, count: i32, ends: usize, owners: usize): i32 {
  let total = 0;
  for (let b = 0; b < count; b++) {
    const last = load<i32>(start + (<usize>b << 2), 4) - 1;
    for (let i = load<i32>(start + (<usize>b << 2)); i < last; i++) {
      const from = v128.load(points + (<usize>i << 4));
      const to = v128.load(points + (<usize>i << 4), 16);
      if (f64x2.extract_lane(from, 0) === f64x2.extract_lane(to, 0) && f64x2.extract_lane(from, 1) === f64x2.extract_lane(to, 1)) continue;
      v128.store(ends + (<usize>total << 5), from);
      v128.store(ends + (<usize>total << 5), to, 16);
      store<i32>(owners + (<usize>total << 2), b);
      total++;
    }
  }
  return total;
}
