// Passes over labels (i32 a pixel).

/** Replaces every label by its entry in `table` (i32). */
export function look(labels: usize, size: i32, table: usize): void {
  for (let i = 0; i < size; i++) {
    const at = labels + (<usize>i << 2);
    store<i32>(at, load<i32>(table + (<usize>load<i32>(at) << 2)));
  }
}

/** 1 (u8) for every pixel whose entries in two tables, for two labels, differ. */
export function differ(labels: usize, table: usize, others: usize, otherTable: usize, size: i32, out: usize): void {
  for (let i = 0; i < size; i++) {
    const at = <usize>i << 2;
    const one = load<i32>(table + (<usize>load<i32>(labels + at) << 2));
    const other = load<i32>(otherTable + (<usize>load<i32>(others + at) << 2));
    store<u8>(out + i, one !== other ? 1 : 0);
  }
}

// @ts-ignore: decorator
@inline
function away(l: usize, a: usize, b: usize, i: i32, color: usize): f64 {
  const at = <usize>i << 1;
  const x = <f64>load<i16>(l + at) - load<f64>(color);
  const y = <f64>load<i16>(a + at) - load<f64>(color, 8);
  const z = <f64>load<i16>(b + at) - load<f64>(color, 16);
  return x * x + y * y + z * z;
}

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
      away(l, a, b, i, colors + <usize>before * 24) <= away(l, a, b, i, colors + <usize>after * 24);
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

/** Whether a pixel can leave its region for another; see `canJoin` in regions/open-pinches.ts. */
function canJoin(labels: usize, colors: usize, width: i32, height: i32, x: i32, y: i32, to: i32): bool {
  const i = y * width + x;
  const own = load<i32>(labels + (<usize>i << 2));
  const color = load<i32>(colors + (<usize>to << 2));
  // the pixels around it, clockwise from the left: one bit for each of its own region
  let same = 0;
  for (let k = 0; k < 8; k++) {
    const dx = k < 2 || k === 7 ? -1 : k === 2 || k === 6 ? 0 : 1;
    const dy = k >= 1 && k <= 3 ? -1 : k === 0 || k === 4 ? 0 : 1;
    if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
    const other = load<i32>(labels + (<usize>(i + dy * width + dx) << 2));
    if (other === own) same |= 1 << k;
    else if ((k & 1) === 0 && other !== to && load<i32>(colors + (<usize>other << 2)) === color) return false;
  }
  let runs = 0;
  for (let k = 0; k < 8; k += 2) {
    if ((same >> k) & 1 && !((same >> ((k + 7) & 7)) & (same >> ((k + 6) & 7)) & 1)) runs++;
  }
  return runs === 1;
}

/** Opens places where a region touches itself at a corner, in place; see regions/open-pinches.ts. */
export function openPinches(labels: usize, colors: usize, width: i32, height: i32): void {
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = labels + (<usize>(y * width + x) << 2);
      const below = at + (<usize>width << 2);
      const a = load<i32>(at);
      const b = load<i32>(at, 4);
      const c = load<i32>(below);
      const d = load<i32>(below, 4);
      if (a === d && b !== a && c !== a) {
        if (canJoin(labels, colors, width, height, x + 1, y, a)) store<i32>(at, a, 4);
        else if (canJoin(labels, colors, width, height, x, y + 1, a)) store<i32>(below, a);
      } else if (b === c && a !== b && d !== b) {
        if (canJoin(labels, colors, width, height, x, y, b)) store<i32>(at, b);
        else if (canJoin(labels, colors, width, height, x + 1, y + 1, b)) store<i32>(below, b, 4);
      }
    }
  }
}

/**
 * 1 (i32) for every pixel of at least some importance (u8) whose picture's color (three f64 for each color of
 * regions) is at least `limit` from its own, squared; how many pixels are so important is returned.
 */
export function lostPixels(
  labels: usize, colors: usize, palette: usize, l: usize, a: usize, b: usize,
  importance: usize, least: i32, limit: f64, size: i32, out: usize,
): i32 {
  let all = 0;
  for (let i = 0; i < size; i++) {
    const to = out + (<usize>i << 2);
    store<i32>(to, 0);
    if (<i32>load<u8>(importance + i) < least) continue;
    all++;
    const color = load<i32>(colors + (<usize>load<i32>(labels + (<usize>i << 2)) << 2));
    if (away(l, a, b, i, palette + <usize>color * 24) >= limit) store<i32>(to, 1);
  }
  return all;
}

/** Pixels (i32) of each region, and the most that some pixel of it is deep inside (f32). */
export function deepest(labels: usize, depth: usize, size: i32, count: i32, pixels: usize, most: usize): void {
  memory.fill(pixels, 0, <usize>count << 2);
  memory.fill(most, 0, <usize>count << 2);
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
    store<f32>(most + at, max<f32>(deep, load<f32>(most + at)));
  }
}

/** Pixels (i32) of each region. */
export function areas(labels: usize, size: i32, count: i32, out: usize): void {
  memory.fill(out, 0, <usize>count << 2);
  for (let i = 0; i < size; ) {
    const region = load<i32>(labels + (<usize>i << 2));
    const begin = i++;
    while (i < size && load<i32>(labels + (<usize>i << 2)) === region) i++;
    const at = out + (<usize>region << 2);
    store<i32>(at, load<i32>(at) + i - begin);
  }
}
