// Whole pictures of one value (f32) a pixel.

/** The greatest value of each pixel and its eight neighbors. `between`: room for as many values; `out` may be `data`. */
export function highestAround(data: usize, width: i32, height: i32, between: usize, out: usize): void {
  const row = <usize>width << 2;
  for (let y = 0; y < height; y++) {
    const from = data + row * <usize>y;
    const to = between + row * <usize>y;
    let x = 0;
    if (width > 1) store<f32>(to, max<f32>(load<f32>(from), load<f32>(from, 4)));
    else store<f32>(to, load<f32>(from));
    for (x = 1; x + 5 <= width; x += 4) {
      const at = from + (<usize>x << 2);
      const sides = f32x4.max(v128.load(at - 4), v128.load(at + 4));
      v128.store(to + (<usize>x << 2), f32x4.max(v128.load(at), sides));
    }
    for (; x < width; x++) {
      const at = from + (<usize>x << 2);
      let best = max<f32>(load<f32>(at), load<f32>(at - 4));
      if (x + 1 < width) best = max<f32>(best, load<f32>(at, 4));
      store<f32>(to + (<usize>x << 2), best);
    }
  }
  for (let y = 0; y < height; y++) {
    const from = between + row * <usize>y;
    const to = out + row * <usize>y;
    const above = y > 0 ? from - row : from;
    const below = y < height - 1 ? from + row : from;
    // what is written beyond a row's end is written again with the next row
    for (let x: usize = 0; x < row; x += 16) {
      v128.store(to + x, f32x4.max(v128.load(from + x), f32x4.max(v128.load(above + x), v128.load(below + x))));
    }
  }
}

/**
 * Mean of `factor` × `factor` pixels; the rest at the right and lower edges averages over fewer. Sums are in single precision.
 */
export function shrinkMeans(data: usize, width: i32, height: i32, factor: i32, out: usize): void {
  let to = out;
  for (let y = 0; y < height; y += factor) {
    const tall = min(factor, height - y);
    for (let x = 0; x < width; x += factor) {
      const wide = min(factor, width - x);
      let sum: f32 = 0;
      for (let r = 0; r < tall; r++) {
        let at = data + (<usize>((y + r) * width + x) << 2);
        for (const end = at + (<usize>wide << 2); at < end; at += 4) sum += load<f32>(at);
      }
      store<f32>(to, sum / <f32>(tall * wide));
      to += 4;
    }
  }
}

/**
 * A field (f32, `across` × `down`) with `width` × `height` values on straight lines between the old ones. `columns`, `rows`: for
 * each place the value before it (i32); `columnShares`, `rowShares`: how far towards the next one it lies (f32). `line`: room
 * for `across` + 1 values.
 */
export function upsample(
  data: usize,
  across: i32,
  down: i32,
  columns: usize,
  columnShares: usize,
  rows: usize,
  rowShares: usize,
  width: i32,
  height: i32,
  line: usize,
  out: usize,
): void {
  const lineBytes = <usize>across << 2;
  const rowBytes = <usize>width << 2;
  let to = out;
  for (let y: usize = 0; y < <usize>height << 2; y += 4) {
    const first = load<i32>(rows + y);
    const upper = data + lineBytes * <usize>first;
    const lower = data + lineBytes * <usize>min(down - 1, first + 1);
    const share = v128.load32_splat(rowShares + y);
    for (let c: usize = 0; c < lineBytes; c += 16) {
      const value = v128.load(upper + c);
      v128.store(line + c, f32x4.add(value, f32x4.mul(f32x4.sub(v128.load(lower + c), value), share)));
    }
    // beyond the last value lies the last value
    store<f32>(line + lineBytes, load<f32>(line + lineBytes - 4));
    for (let x: usize = 0; x < rowBytes; x += 4) {
      const at = line + (<usize>load<i32>(columns + x) << 2);
      const value = load<f32>(at);
      store<f32>(to + x, value + (load<f32>(at, 4) - value) * load<f32>(columnShares + x));
    }
    to += rowBytes;
  }
}
