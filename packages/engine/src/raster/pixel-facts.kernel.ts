/** Bits that all pixels (u32) have. */
export function commonBits(pixels: usize, count: i32): u32 {
  let common = i32x4.splat(-1);
  const end = pixels + (<usize>count << 2);
  for (; pixels + 16 <= end; pixels += 16) common = v128.and(common, v128.load(pixels));
  let bits = i32x4.extract_lane(common, 0) & i32x4.extract_lane(common, 1) & i32x4.extract_lane(common, 2) & i32x4.extract_lane(common, 3);
  for (; pixels < end; pixels += 4) bits &= load<i32>(pixels);
  return bits;
}

/** Bits in which red and green, or green and blue, of any pixel (RGBA) differ: 0 where all are gray. */
export function colorBits(pixels: usize, count: i32): u32 {
  // a pixel and itself moved by a byte: where all three are the same, nothing is left in the lower two bytes
  const lower = i32x4.splat(0xffff);
  let found = i32x4.splat(0);
  const end = pixels + (<usize>count << 2);
  for (; pixels + 16 <= end; pixels += 16) {
    const own = v128.load(pixels);
    found = v128.or(found, v128.xor(own, i32x4.shr_u(own, 8)));
  }
  found = v128.and(found, lower);
  let bits: u32 = v128.any_true(found) ? 1 : 0;
  for (; pixels < end; pixels += 4) {
    const own = load<u32>(pixels);
    bits |= (own ^ (own >> 8)) & 0xffff;
  }
  return bits;
}
