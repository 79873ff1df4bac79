/**
 * A field (f32, `across` × `down`) with `width` × `height` values on straight lines between the old ones. `columns`, `rows`: for
 * each place the value before it (i32); `columnShares`, `rowShares`: how far towards the next one it lies (f32). `line`: room
 * for `across` + 1 values.
 */
export function stretch(
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
