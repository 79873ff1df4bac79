/** Pixels (i32) of each region. */
export function areas(labels: usize, size: i32, count: i32, out: usize): void {
  memory.fill(out, 0, <usize>count << 2);
  for (let i = 0; i < size; ) {
    const region = load<i32>(labels + (<usize>i << 2));
    const begin = i++;
    const own = i32x4.splat(region);
    while (i + 4 <= size && i32x4.all_true(i32x4.eq(v128.load(labels + (<usize>i << 2)), own))) i += 4;
    while (i < size && load<i32>(labels + (<usize>i << 2)) === region) i++;
    const at = out + (<usize>region << 2);
    store<i32>(at, load<i32>(at) + i - begin);
  }
}
