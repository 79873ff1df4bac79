// Flat art: even pixels, the areas they form, growing over rims, faces that hang together by corners. See
// regions/even-pixels.ts, even-areas.ts, grow-areas.ts, join-faces.ts, drop-specks.ts and outlines/seed-thin-parts.ts.

// @ts-ignore: decorator
@inline
function exceeds(p: usize, q: usize, most: v128): v128 {
  const a = v128.load(p);
  const b = v128.load(q);
  const away = v128.or(i8x16.sub_sat_u(a, b), i8x16.sub_sat_u(b, a));
  return i32x4.ne(i8x16.sub_sat_u(away, most), i32x4.splat(0));
}

// @ts-ignore: decorator
@inline
function mark(flags: v128, count: i32, at: usize): void {
  // memory is clear, and in flat art hardly anything is to be marked
  const bits = i32x4.bitmask(flags);
  if (bits === 0) return;
  for (let k = 0; k < count; k++) store<u8>(at + k, (bits >> k) & 1);
}

/**
 * Writes 1 (u8) to `even` for every pixel (four bytes) in even surroundings and returns how many are. `across` and
 * `down` have room for (width + 2) × (height + 2) bytes and 32 more; `pixels` may be read 16 bytes beyond its end.
 */
export function evenPixels(
  pixels: usize, width: i32, height: i32, most: i32, across: usize, down: usize, even: usize,
): i32 {
  // flags with a margin of nothing all around
  const stride = <usize>(width + 2);
  const room = stride * <usize>(height + 2) + 32;
  memory.fill(across, 0, room);
  memory.fill(down, 0, room);
  const limit = i8x16.splat(<i8>most);
  const row = <usize>width << 2;
  for (let y = 0; y < height; y++) {
    const line = pixels + <usize>y * row;
    const flags = stride * <usize>(y + 1) + 1;
    for (let x = 0; x < width - 1; x += 4) {
      const at = line + (<usize>x << 2);
      mark(exceeds(at, at + 4, limit), min(4, width - 1 - x), across + flags + x);
    }
    if (y + 1 === height) break;
    for (let x = 0; x < width; x += 4) {
      const at = line + (<usize>x << 2);
      mark(exceeds(at, at + row, limit), min(4, width - x), down + flags + x);
    }
  }
  let sum = 0;
  for (let y = 0; y < height; y++) {
    const flags = stride * <usize>(y + 1) + 1;
    for (let x = 0; x < width; x += 16) {
      const a = across + flags + x;
      const d = down + flags + x;
      let any = v128.or(v128.load(a), v128.load(a - 1));
      any = v128.or(any, v128.or(v128.load(a - stride), v128.load(a - stride - 1)));
      any = v128.or(any, v128.or(v128.load(a + stride), v128.load(a + stride - 1)));
      any = v128.or(any, v128.or(v128.load(d), v128.or(v128.load(d - 1), v128.load(d + 1))));
      const up = d - stride;
      any = v128.or(any, v128.or(v128.load(up), v128.or(v128.load(up - 1), v128.load(up + 1))));
      const is = v128.xor(any, i8x16.splat(1));
      const out = even + <usize>(y * width + x);
      // what is stored beyond the row's end is written again with the next row, or lies beyond the last
      v128.store(out, is);
      const bits = i8x16.bitmask(i8x16.ne(is, i8x16.splat(0)));
      sum += popcnt<i32>(x + 16 <= width ? bits : bits & ((1 << (width - x)) - 1));
    }
  }
  return sum;
}

/** The least alpha of pixels. */
export function leastAlpha(pixels: usize, size: i32): i32 {
  let least = i8x16.splat(-1);
  let i = 0;
  for (; i + 4 <= size; i += 4) least = i8x16.min_u(least, v128.load(pixels + (<usize>i << 2)));
  let out = min(
    min(<i32>i8x16.extract_lane_u(least, 3), <i32>i8x16.extract_lane_u(least, 7)),
    min(<i32>i8x16.extract_lane_u(least, 11), <i32>i8x16.extract_lane_u(least, 15)),
  );
  for (; i < size; i++) out = min(out, <i32>load<u8>(pixels + (<usize>i << 2), 3));
  return out;
}

/** Bytes become whole numbers (i32). */
export function unpackBytes(bytes: usize, size: i32, out: usize): void {
  for (let i = 0; i < size; i++) store<i32>(out + (<usize>i << 2), load<u8>(bytes + i));
}

/**
 * Labels (i32) become `numbers` of labels, below 0 what is no area; sums up each area: pixels and four channels (five
 * f64), the least and the greatest of each channel (four u8 each).
 */
export function measureAreas(
  labels: usize, size: i32, numbers: usize, pixels: usize, count: i32, sums: usize, least: usize, most: usize,
): void {
  memory.fill(sums, 0, <usize>count * 40);
  memory.fill(least, 255, <usize>count << 2);
  memory.fill(most, 0, <usize>count << 2);
  let run = 0;
  let label = -1;
  let area = -1;
  let color: i32 = 0;
  for (let i = 0; i < size; i++) {
    const at = labels + (<usize>i << 2);
    const pixel = pixels + (<usize>i << 2);
    if (i + 4 <= size) {
      const isSame = v128.and(
        i32x4.eq(v128.load(at), i32x4.splat(label)),
        i32x4.eq(v128.load(pixel), i32x4.splat(color)),
      );
      if (i32x4.all_true(isSame)) {
        v128.store(at, i32x4.splat(area));
        run += 4;
        i += 3;
        continue;
      }
    }
    const own = load<i32>(at);
    const value = load<i32>(pixel);
    if (own !== label || value !== color) {
      addRun(area, run, color, sums, least, most);
      run = 0;
      label = own;
      color = value;
      area = load<i32>(numbers + (<usize>label << 2));
    }
    store<i32>(at, area);
    run++;
  }
  addRun(area, run, color, sums, least, most);
}

/** Adds pixels of one color to the sums of an area. */
function addRun(area: i32, run: i32, color: i32, sums: usize, least: usize, most: usize): void {
  if (area < 0 || run === 0) return;
  const sum = sums + <usize>area * 40;
  store<f64>(sum, load<f64>(sum) + <f64>run);
  for (let c: usize = 0; c < 4; c++) {
    const value = <u8>(color >> (<i32>c << 3));
    const to = sum + 8 + (c << 3);
    store<f64>(to, load<f64>(to) + <f64>run * <f64>value);
    const low = least + (<usize>area << 2) + c;
    if (value < load<u8>(low)) store<u8>(low, value);
    const high = most + (<usize>area << 2) + c;
    if (value > load<u8>(high)) store<u8>(high, value);
  }
}

/** Labels of 0 and more become their entries in a table (i32); returns how many are below 0 then. */
export function mapLabels(labels: usize, size: i32, table: usize): i32 {
  let none = 0;
  let last = -1;
  let entry = -1;
  for (let i = 0; i < size; i++) {
    const at = labels + (<usize>i << 2);
    if (i + 4 <= size && last >= 0 && i32x4.all_true(i32x4.eq(v128.load(at), i32x4.splat(last)))) {
      v128.store(at, i32x4.splat(entry));
      if (entry < 0) none += 4;
      i += 3;
      continue;
    }
    last = load<i32>(at);
    entry = last < 0 ? -1 : load<i32>(table + (<usize>last << 2));
    store<i32>(at, entry);
    if (entry < 0) none++;
  }
  return none;
}

/** Whether a pixel with an area, no farther than two pixels away, goes beyond what a pixel differs from both sides by. */
function isRim(paints: usize, pixels: usize, width: i32, i: i32, across: i32): bool {
  const p = pixels + (<usize>i << 2);
  const a = pixels + (<usize>(i - 2 * across) << 2);
  const b = pixels + (<usize>(i + 2 * across) << 2);
  let squared = 0;
  for (let c: usize = 0; c < 4; c++) {
    const way = 2 * <i32>load<u8>(p + c) - <i32>load<u8>(a + c) - <i32>load<u8>(b + c);
    squared += way * way;
  }
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const j = i + dy * width + dx;
      if (load<i32>(paints + (<usize>j << 2)) < 0) continue;
      const q = pixels + (<usize>j << 2);
      let product = 0;
      for (let c: usize = 0; c < 4; c++) {
        const own = <i32>load<u8>(p + c);
        const way = 2 * own - <i32>load<u8>(a + c) - <i32>load<u8>(b + c);
        product += (<i32>load<u8>(q + c) - own) * way;
      }
      if (16 * product > squared) return true;
    }
  }
  return false;
}

/** Pixels below 0 in `paints` that stand out from both sides across: pixel and step (two i32 each); returns how many. */
export function standingOut(paints: usize, pixels: usize, width: i32, height: i32, threshold: i32, out: usize): i32 {
  let many = 0;
  for (let y = 2; y + 2 < height; y++) {
    for (let x = 2; x + 2 < width; x++) {
      const i = y * width + x;
      const at = paints + (<usize>i << 2);
      if (x + 6 <= width && !v128.any_true(i32x4.lt_s(v128.load(at), i32x4.splat(0)))) {
        x += 3;
        continue;
      }
      if (load<i32>(at) >= 0) continue;
      let across = 0;
      let most = threshold;
      for (let k = 0; k < 4; k++) {
        const step = k === 0 ? 1 : k === 1 ? width : k === 2 ? width + 1 : width - 1;
        const p = pixels + (<usize>i << 2);
        const a = pixels + (<usize>(i - 2 * step) << 2);
        const b = pixels + (<usize>(i + 2 * step) << 2);
        let product = 0;
        for (let c: usize = 0; c < 4; c++) {
          const own = <i32>load<u8>(p + c);
          product += (<i32>load<u8>(a + c) - own) * (<i32>load<u8>(b + c) - own);
        }
        if (product > most) {
          most = product;
          across = step;
        }
      }
      if (across === 0 || isRim(paints, pixels, width, i, across)) continue;
      store<i32>(out + (<usize>many << 3), i);
      store<i32>(out + (<usize>many << 3), across, 4);
      many++;
    }
  }
  return many;
}

let areaOf: usize = 0;
let bytesOf: usize = 0;
let heads: usize = 0;
let entries: usize = 0;
let used: i32 = 0;
let lowest: i32 = 0;

// @ts-ignore: decorator
@inline
function offer(i: i32, from: i32): void {
  if (load<i32>(areaOf + (<usize>i << 2)) >= 0) return;
  const p = bytesOf + (<usize>i << 2);
  const q = bytesOf + (<usize>from << 2);
  let away = 0;
  for (let c: usize = 0; c < 4; c++) away += abs<i32>(<i32>load<u8>(p + c) - <i32>load<u8>(q + c));
  const bucket = min(63, away >> 3);
  const entry = entries + <usize>used * 12;
  store<i32>(entry, i);
  store<i32>(entry, from, 4);
  store<i32>(entry, load<i32>(heads + (<usize>bucket << 2)), 8);
  store<i32>(heads + (<usize>bucket << 2), used++);
  if (bucket < lowest) lowest = bucket;
}

// @ts-ignore: decorator
@inline
function spread(i: i32, from: i32, width: i32, size: i32): void {
  const x = i % width;
  if (x > 0) offer(i - 1, from);
  if (x + 1 < width) offer(i + 1, from);
  if (i >= width) offer(i - width, from);
  if (i + width < size) offer(i + width, from);
}

/** Grows areas over the pixels below 0. `queues` has room for 64 i32, `list` for 12 bytes four times each such pixel. */
export function growPaints(paints: usize, pixels: usize, width: i32, height: i32, queues: usize, list: usize): void {
  const size = width * height;
  areaOf = paints;
  bytesOf = pixels;
  heads = queues;
  entries = list;
  used = 0;
  lowest = 64;
  memory.fill(heads, 255, 256);
  const none = i32x4.splat(0);
  for (let i = 0; i < size; i++) {
    const at = paints + (<usize>i << 2);
    // nothing to offer where a pixel and all around have an area
    if (load<i32>(at) < 0) continue;
    if (i >= width && i + width + 4 < size && i > 0) {
      const around = v128.or(
        v128.or(v128.load(at - (<usize>width << 2)), v128.load(at + (<usize>width << 2))),
        v128.or(v128.load(at - 4), v128.load(at + 4)),
      );
      if (!v128.any_true(i32x4.lt_s(v128.or(around, v128.load(at)), none))) {
        i += 3;
        continue;
      }
    }
    spread(i, i, width, size);
  }
  while (lowest < 64) {
    const head = heads + (<usize>lowest << 2);
    const entry = load<i32>(head);
    if (entry < 0) {
      lowest++;
      continue;
    }
    const at = entries + <usize>entry * 12;
    store<i32>(head, load<i32>(at, 8));
    const i = load<i32>(at);
    if (load<i32>(paints + (<usize>i << 2)) >= 0) continue;
    const from = load<i32>(at, 4);
    store<i32>(paints + (<usize>i << 2), load<i32>(paints + (<usize>from << 2)));
    spread(i, from, width, size);
  }
}

function topFace(into: usize, face: i32): i32 {
  let at = face;
  let up = load<i32>(into + (<usize>at << 2));
  while (up !== at) {
    at = up;
    up = load<i32>(into + (<usize>at << 2));
  }
  return at;
}

/**
 * Finds the corners that pixels of one color (i32) hang together by; `saddles` (u8 a corner) is clear. Joins their faces
 * in `into` (i32 for each of `count` faces), whose entries become new numbers; returns how many faces there are then.
 */
export function joinCorners(
  colors: usize, labels: usize, width: i32, height: i32, count: i32, saddles: usize, into: usize,
): i32 {
  for (let face = 0; face < count; face++) store<i32>(into + (<usize>face << 2), face);
  const row = <usize>width << 2;
  let unions = 0;
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const below = <usize>(y * width + x) << 2;
      if (x + 4 <= width) {
        // where rows agree over five pixels there is no corner of two diagonals
        const same = v128.and(
          i32x4.eq(v128.load(colors + below), v128.load(colors + below - row)),
          i32x4.eq(v128.load(colors + below - 4), v128.load(colors + below - row - 4)),
        );
        if (i32x4.all_true(same)) {
          x += 3;
          continue;
        }
      }
      const nw = load<i32>(colors + below - row - 4);
      const ne = load<i32>(colors + below - row);
      const sw = load<i32>(colors + below - 4);
      const se = load<i32>(colors + below);
      if (nw === ne || nw === sw || se === ne || se === sw) continue;
      let saddle = 0;
      if (nw === se) saddle = ne === sw && isRarer(colors, width, height, x, y, ne, nw) ? 2 : 1;
      else if (ne === sw) saddle = 2;
      if (saddle === 0) continue;
      store<u8>(saddles + <usize>(y * (width + 1) + x), <u8>saddle);
      const one = topFace(into, load<i32>(labels + (saddle === 1 ? below - row - 4 : below - row)));
      const two = topFace(into, load<i32>(labels + (saddle === 1 ? below : below - 4)));
      if (one === two) continue;
      store<i32>(into + (<usize>max(one, two) << 2), min(one, two));
      unions++;
    }
  }
  if (unions === 0) return count;
  // a face's first part has a smaller number than the others, so it is numbered already
  let many = 0;
  for (let face = 0; face < count; face++) {
    const at = into + (<usize>face << 2);
    const up = load<i32>(at);
    store<i32>(at, up === face ? many++ : load<i32>(into + (<usize>up << 2)));
  }
  return many;
}

function isRarer(colors: usize, width: i32, height: i32, x: i32, y: i32, one: i32, other: i32): bool {
  let more = 0;
  for (let j = max(0, y - 2); j < min(height, y + 2); j++) {
    for (let i = max(0, x - 2); i < min(width, x + 2); i++) {
      const color = load<i32>(colors + (<usize>(j * width + i) << 2));
      if (color === one) more--;
      else if (color === other) more++;
    }
  }
  return more > 0;
}

/** The pixels of faces smaller than `smallest`, in reading order (i32); returns how many. */
export function smallFaces(labels: usize, size: i32, areas: usize, smallest: i32, out: usize): i32 {
  let many = 0;
  let large = -1;
  for (let i = 0; i < size; i++) {
    const at = labels + (<usize>i << 2);
    if (i + 4 <= size && i32x4.all_true(i32x4.eq(v128.load(at), i32x4.splat(large)))) {
      i += 3;
      continue;
    }
    const face = load<i32>(at);
    large = face;
    if (load<i32>(areas + (<usize>face << 2)) >= smallest) continue;
    large = -1;
    store<i32>(out + (<usize>many << 2), i);
    many++;
  }
  return many;
}

/** Gives pixels their labels: `pairs` of pixel and label (i32 each). */
export function assign(paints: usize, pairs: usize, many: i32): void {
  for (let k = 0; k < many; k++) {
    const at = pairs + (<usize>k << 3);
    store<i32>(paints + (<usize>load<i32>(at) << 2), load<i32>(at, 4));
  }
}
