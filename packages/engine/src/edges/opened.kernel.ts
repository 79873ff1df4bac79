/** A mask (0 or 1, u8) without what is narrower than three pixels. `inner`: room for as many; `out` may be `on`. */
export function openMask(on: usize, width: i32, height: i32, inner: usize, out: usize): void {
  const size = <usize>(width * height);
  memory.fill(inner, 0, size);
  const wide = <usize>width;
  for (let y = 1; y < height - 1; y++) {
    const row = on + wide * <usize>y;
    for (let x: usize = 1; x < wide - 1; x += 16) {
      const at = row + x;
      const across = v128.and(v128.load(at), v128.and(v128.load(at - 1), v128.load(at + 1)));
      const all = v128.and(across, v128.and(v128.load(at - wide), v128.load(at + wide)));
      v128.store(inner + wide * <usize>y + x, all);
    }
    // what was written beyond the row's last pixel but one
    store<u8>(inner + wide * <usize>(y + 1) - 1, 0);
    store<u8>(inner + wide * <usize>(y + 1), 0);
  }
  if (height > 1) memory.fill(inner + wide * <usize>(height - 1), 0, wide);
  memory.fill(out, 0, size);
  for (let y = 1; y < height - 1; y++) {
    const row = inner + wide * <usize>y;
    const to = out + wide * <usize>y;
    for (let x: usize = 1; x < wide - 1; x += 16) {
      const at = row + x;
      const across = v128.or(v128.load(at), v128.or(v128.load(at - 1), v128.load(at + 1)));
      v128.store(to + x, v128.or(across, v128.or(v128.load(at - wide), v128.load(at + wide))));
    }
    store<u8>(to, 0);
    store<u8>(to + wide - 1, 0);
    store<u8>(to + wide, 0);
  }
  if (height > 1) memory.fill(out + wide * <usize>(height - 1), 0, wide);
}
