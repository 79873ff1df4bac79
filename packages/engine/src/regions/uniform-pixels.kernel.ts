// @ts-ignore: decorator
@inline
function exceeds(p: usize, q: usize, maxStep: v128): v128 {
  const a = v128.load(p);
  const b = v128.load(q);
  const away = v128.or(i8x16.sub_sat_u(a, b), i8x16.sub_sat_u(b, a));
  return i32x4.ne(i8x16.sub_sat_u(away, maxStep), i32x4.splat(0));
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
 * Writes 1 (u8) to `uniform` for every pixel (four bytes) in uniform surroundings and returns how many are. `across` and
 * `down` have room for (width + 2) × (height + 2) bytes and 32 more; `pixels` may be read 16 bytes beyond its end.
 */
export function uniformPixels(
  pixels: usize, width: i32, height: i32, maxStep: i32, across: usize, down: usize, uniform: usize,
): i32 {
  // flags with a margin of nothing all around
  const stride = <usize>(width + 2);
  const room = stride * <usize>(height + 2) + 32;
  memory.fill(across, 0, room);
  memory.fill(down, 0, room);
  const limit = i8x16.splat(<i8>maxStep);
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
      const out = uniform + <usize>(y * width + x);
      // what is stored beyond the row's end is written again with the next row, or lies beyond the last
      v128.store(out, is);
      const bits = i8x16.bitmask(i8x16.ne(is, i8x16.splat(0)));
      sum += popcnt<i32>(x + 16 <= width ? bits : bits & ((1 << (width - x)) - 1));
    }
  }
  return sum;
}
