/** A value of a plane (i16 a pixel) between pixels, as `planeAt` (raster/planes.ts): the same bits. */
export function planeAt(plane: usize, width: i32, height: i32, x: f64, y: f64): f64 {
  const u = max<f64>(0, min<f64>(<f64>width - 1.001, x - 0.5));
  const v = max<f64>(0, min<f64>(<f64>height - 1.001, y - 0.5));
  const column = <i32>u;
  const row = <i32>v;
  const right = u - <f64>column;
  const down = v - <f64>row;
  const here = plane + (<usize>(row * width + column) << 1);
  const below = here + (height > 1 ? <usize>width << 1 : 0);
  const next: usize = width > 1 ? 2 : 0;
  const upper = <f64>load<i16>(here) * (1 - right) + <f64>load<i16>(here + next) * right;
  const lower = <f64>load<i16>(below) * (1 - right) + <f64>load<i16>(below + next) * right;
  return upper * (1 - down) + lower * down;
}
