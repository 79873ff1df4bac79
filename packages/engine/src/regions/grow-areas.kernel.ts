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
function isAntialiased(paints: usize, pixels: usize, width: i32, i: i32, across: i32): bool {
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
  let found = 0;
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
      let strongest = threshold;
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
        if (product > strongest) {
          strongest = product;
          across = step;
        }
      }
      if (across === 0 || isAntialiased(paints, pixels, width, i, across)) continue;
      store<i32>(out + (<usize>found << 3), i);
      store<i32>(out + (<usize>found << 3), across, 4);
      found++;
    }
  }
  return found;
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

/** Gives pixels their labels: `pairs` of pixel and label (i32 each). */
export function assign(paints: usize, pairs: usize, pairCount: i32): void {
  for (let k = 0; k < pairCount; k++) {
    const at = pairs + (<usize>k << 3);
    store<i32>(paints + (<usize>load<i32>(at) << 2), load<i32>(at, 4));
  }
}
