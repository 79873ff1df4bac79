/** The least alpha of pixels. */
export function minAlpha(pixels: usize, size: i32): i32 {
  let lowest = i8x16.splat(-1);
  let i = 0;
  for (; i + 4 <= size; i += 4) lowest = i8x16.min_u(lowest, v128.load(pixels + (<usize>i << 2)));
  let out = min(
    min(<i32>i8x16.extract_lane_u(lowest, 3), <i32>i8x16.extract_lane_u(lowest, 7)),
    min(<i32>i8x16.extract_lane_u(lowest, 11), <i32>i8x16.extract_lane_u(lowest, 15)),
  );
  for (; i < size; i++) out = min(out, <i32>load<u8>(pixels + (<usize>i << 2), 3));
  return out;
}
