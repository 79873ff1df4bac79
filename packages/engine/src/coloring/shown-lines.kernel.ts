/**
 * 1 for each pixel whose line is shown at a setting of the details slider (`shownFrom`, u8, 0 for never), or that is `solid` (u8, 0
 * for none), where its zone (u8, 0 for none) is at least `min`.
 */
export function shownLines(shownFrom: usize, solid: usize, zones: usize, min: i32, details: i32, size: i32, out: usize): void {
  memory.fill(out, 0, size);
  for (let i: usize = 0; i < <usize>size; i++) {
    const from = <i32>load<u8>(shownFrom + i);
    const isOn = (from > 0 && from <= details) || (solid !== 0 && load<u8>(solid + i) !== 0);
    if (isOn && (zones === 0 || <i32>load<u8>(zones + i) >= min)) store<u8>(out + i, 1);
  }
}

/** How many pixels are on and have a line in a zone of at least `min`; in any without `zones`. */
export function countLines(on: usize, shownFrom: usize, zones: usize, min: i32, size: i32): i32 {
  let count = 0;
  for (let i: usize = 0; i < <usize>size; i++)
    if (load<u8>(on + i) && load<u8>(shownFrom + i) && (zones === 0 || <i32>load<u8>(zones + i) >= min)) count++;
  return count;
}

/**
 * The sum of those cells (u8) of a grid over the page, of indices `chosen` (i32), that have a pixel of the page that is on (1) near
 * their middle: at one of so many `steps` (x, y, i32 each), the nearest first.
 */
export function sumOfNear(
  cells: usize, across: i32, down: i32, chosen: usize, count: i32, on: usize, width: i32, height: i32, steps: usize, far: i32,
): i32 {
  let sum = 0;
  for (let k = 0; k < count; k++) {
    const i = load<i32>(chosen + (<usize>k << 2));
    const x = <i32>floor<f64>(((<f64>(i % across) + 0.5) * <f64>width) / <f64>across);
    const y = <i32>floor<f64>(((<f64>(i / across) + 0.5) * <f64>height) / <f64>down);
    for (let step = 0; step < far; step++) {
      const u = x + load<i32>(steps + (<usize>step << 3));
      const v = y + load<i32>(steps + (<usize>step << 3), 4);
      if (u < 0 || v < 0 || u >= width || v >= height || load<u8>(on + <usize>(v * width + u)) === 0) continue;
      sum += <i32>load<u8>(cells + <usize>i);
      break;
    }
  }
  return sum;
}
