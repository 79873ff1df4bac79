/** The value between four pixels (f32), at the nearest place inside the picture. */
function sample(data: usize, x: f64, y: f64, width: i32, height: i32): f64 {
  const column = max<f64>(0, min<f64>(width - 1, x));
  const row = max<f64>(0, min<f64>(height - 1, y));
  const c = <i32>column;
  const r = <i32>row;
  const at = data + (<usize>(r * width + c) << 2);
  const right: usize = c < width - 1 ? 4 : 0;
  const down: usize = r < height - 1 ? <usize>width << 2 : 0;
  const s = column - <f64>c;
  const first = <f64>load<f32>(at);
  const third = <f64>load<f32>(at + down);
  const upper = first + (<f64>load<f32>(at + right) - first) * s;
  const lower = third + (<f64>load<f32>(at + down + right) - third) * s;
  return upper + (lower - upper) * (row - <f64>r);
}

/**
 * The crests of a map's ridges (f32), 0 beside them, in the directions of second derivatives. `form`: the map blurred, which
 * gives the direction; `fine`: blurred less, which gives the values; what is below `floor` is nothing.
 */
export function ridges(form: usize, fine: usize, width: i32, height: i32, floor: f64, out: usize): void {
  memory.fill(out, 0, <usize>(width * height) << 2);
  const rowBytes = <usize>width << 2;
  for (let y = 0; y < height; y++) {
    const up: usize = y > 0 ? rowBytes : 0;
    const down: usize = y < height - 1 ? rowBytes : 0;
    for (let x = 0; x < width; x++) {
      const i = <usize>(y * width + x) << 2;
      const value = <f64>load<f32>(fine + i);
      if (value < floor) continue;
      const left: usize = x > 0 ? 4 : 0;
      const right: usize = x < width - 1 ? 4 : 0;

      // second derivatives, and from them the unit vector across the ridge
      const at = form + i;
      const twice = 2 * <f64>load<f32>(at);
      const xx = <f64>load<f32>(at - left) + <f64>load<f32>(at + right) - twice;
      const yy = <f64>load<f32>(at - up) + <f64>load<f32>(at + down) - twice;
      const xy =
        (<f64>load<f32>(at - up - left) + <f64>load<f32>(at + down + right) -
          <f64>load<f32>(at - up + right) - <f64>load<f32>(at + down - left)) / 4;
      const half = (xx - yy) / 2;
      const root = sqrt<f64>(half * half + xy * xy);
      if (root === 0) continue;
      let across = half > 0 ? xy : half - root;
      let along = half > 0 ? -half - root : xy;
      const length = sqrt<f64>(across * across + along * along);
      if (length === 0) continue;
      across /= length;
      along /= length;
      const px = <f64>x;
      const py = <f64>y;
      if (value < sample(fine, px + across, py + along, width, height)) continue;
      if (value > sample(fine, px - across, py - along, width, height)) store<f32>(out + i, <f32>value);
    }
  }
}
