// Partitions of a picture that grow from seeds.

/** Labels (i32) of the watershed's work: not seen yet, and seen but in no valley. */
const unseen = -1;
const seen = -2;
const levels = 256;

/**
 * Floods a map (f32) from its valleys, lowest pixels first, in the order found (Meyer 1991): a label (i32) for each pixel;
 * returns how many there are. Levels below `ground` are flat. With a margin of one pixel around the picture there is room at
 * `level` (u8), `label` (i32) and `next` (i32); `ends`: room for 512 i32.
 */
export function watershed(
  data: usize, width: i32, height: i32, ground: i32, level: usize, label: usize, next: usize, ends: usize, out: usize,
): i32 {
  const wide = width + 2;
  const size = wide * (height + 2);
  // a frame that is higher than all and has a label already: nothing flows over it
  memory.fill(level, 255, size);
  memory.fill(label, 0, <usize>size << 2);
  for (let y = 0; y < height; y++) {
    let from = data + (<usize>(y * width) << 2);
    for (let at = (y + 1) * wide + 1, end = at + width; at < end; at++, from += 4) {
      const v = min(levels - 1, max(0, <i32>floor<f64>(<f64>load<f32>(from) * <f64>levels)));
      store<u8>(level + at, v < ground ? 0 : v);
      store<i32>(label + (<usize>at << 2), unseen);
    }
  }
  const count = valleys(level, label, wide, size, next);
  flood(level, label, wide, size, next, ends);
  for (let y = 0; y < height; y++) {
    memory.copy(out + (<usize>(y * width) << 2), label + (<usize>((y + 1) * wide + 1) << 2), <usize>width << 2);
  }
  return count;
}

let isLowest = true;
let areaEnd: usize = 0;

// @ts-ignore: a decorator of AssemblyScript
@inline
function spread(other: i32, own: u32, level: usize, label: usize): void {
  const high = <u32>load<u8>(level + other);
  if (high < own) isLowest = false;
  else if (high === own && load<i32>(label + (<usize>other << 2)) === unseen) {
    store<i32>(label + (<usize>other << 2), seen);
    store<i32>(areaEnd, other);
    areaEnd += 4;
  }
}

/** Labels the flat areas that have no lower neighbor; returns how many there are. */
function valleys(level: usize, label: usize, wide: i32, size: i32, area: usize): i32 {
  let count = 0;
  for (let i = 0; i < size; i++) {
    if (load<i32>(label + (<usize>i << 2)) !== unseen) continue;
    const own = <u32>load<u8>(level + i);
    isLowest = true;
    store<i32>(label + (<usize>i << 2), seen);
    store<i32>(area, i);
    areaEnd = area + 4;
    for (let at = area; at < areaEnd; at += 4) {
      const p = load<i32>(at);
      spread(p - 1, own, level, label);
      spread(p + 1, own, level, label);
      spread(p - wide, own, level, label);
      spread(p + wide, own, level, label);
    }
    if (!isLowest) continue;
    for (let at = area; at < areaEnd; at += 4) store<i32>(label + (<usize>load<i32>(at) << 2), count);
    count++;
  }
  return count;
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function push(pixel: i32, at: i32, next: usize, ends: usize): void {
  const end = ends + (<usize>at << 3);
  if (load<i32>(end) < 0) store<i32>(end, pixel);
  else store<i32>(next + (<usize>load<i32>(end, 4) << 2), pixel);
  store<i32>(end, pixel, 4);
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function flow(other: i32, own: i32, at: i32, level: usize, label: usize, next: usize, ends: usize): void {
  const to = label + (<usize>other << 2);
  if (load<i32>(to) >= 0) return;
  store<i32>(to, own);
  push(other, max(at, <i32>load<u8>(level + other)), next, ends);
}

/** Lets the labels of valleys grow over all pixels, lowest first: a queue for each level, its first and last pixel at `ends`. */
function flood(level: usize, label: usize, wide: i32, size: i32, next: usize, ends: usize): void {
  memory.fill(next, 255, <usize>size << 2);
  memory.fill(ends, 255, levels << 3);
  for (let i = wide; i < size - wide; i++) {
    const at = label + (<usize>i << 2);
    if (load<i32>(at) < 0) continue;
    const row = <usize>wide << 2;
    if (load<i32>(at - 4) < 0 || load<i32>(at, 4) < 0 || load<i32>(at - row) < 0 || load<i32>(at + row) < 0)
      push(i, load<u8>(level + i), next, ends);
  }
  for (let at = 0; at < levels; at++) {
    for (let p = load<i32>(ends + (<usize>at << 3)); p >= 0; p = load<i32>(next + (<usize>p << 2))) {
      const own = load<i32>(label + (<usize>p << 2));
      flow(p - 1, own, at, level, label, next, ends);
      flow(p + 1, own, at, level, label, next, ends);
      flow(p - wide, own, at, level, label, next, ends);
      flow(p + wide, own, at, level, label, next, ends);
    }
  }
}
