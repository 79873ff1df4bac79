/**
 * Labels (i32) become `numbers` of labels, below 0 what is no area; sums up each area: pixels and four channels (five
 * f64), the least and the greatest of each channel (four u8 each).
 */
export function measureAreas(
  labels: usize, size: i32, numbers: usize, pixels: usize, count: i32, sums: usize, lowest: usize, highest: usize,
): void {
  memory.fill(sums, 0, <usize>count * 40);
  memory.fill(lowest, 255, <usize>count << 2);
  memory.fill(highest, 0, <usize>count << 2);
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
      addRun(area, run, color, sums, lowest, highest);
      run = 0;
      label = own;
      color = value;
      area = load<i32>(numbers + (<usize>label << 2));
    }
    store<i32>(at, area);
    run++;
  }
  addRun(area, run, color, sums, lowest, highest);
}

/** Adds pixels of one color to the sums of an area. */
function addRun(area: i32, run: i32, color: i32, sums: usize, lowest: usize, highest: usize): void {
  if (area < 0 || run === 0) return;
  const sum = sums + <usize>area * 40;
  store<f64>(sum, load<f64>(sum) + <f64>run);
  for (let c: usize = 0; c < 4; c++) {
    const value = <u8>(color >> (<i32>c << 3));
    const to = sum + 8 + (c << 3);
    store<f64>(to, load<f64>(to) + <f64>run * <f64>value);
    const low = lowest + (<usize>area << 2) + c;
    if (value < load<u8>(low)) store<u8>(low, value);
    const high = highest + (<usize>area << 2) + c;
    if (value > load<u8>(high)) store<u8>(high, value);
  }
}

/** Bytes become whole numbers (i32). */
export function unpackBytes(bytes: usize, size: i32, out: usize): void {
  for (let i = 0; i < size; i++) store<i32>(out + (<usize>i << 2), load<u8>(bytes + i));
}
