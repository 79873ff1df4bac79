// Where the borders of a picture lie, by column and by row.

/**
 * Luma (i16, sixteenths of 255) of pixels (four bytes). Unlike lightness it changes evenly where a color was blended into another
 * between sRGB values, so that the steepest step lies in the middle.
 */
export function lumaPlane(pixels: usize, size: i32, out: usize): void {
  for (let i = 0; i < size; i++) {
    const at = pixels + (<usize>i << 2);
    const sum = 77 * <i32>load<u8>(at) + 150 * <i32>load<u8>(at, 1) + 29 * <i32>load<u8>(at, 2);
    store<i16>(out + (<usize>i << 1), <i16>(sum >> 4));
  }
}

// @ts-ignore: decorator
@inline
function step(plane: usize, p: i32, q: i32): i32 {
  return abs(<i32>load<i16>(plane + (<usize>p << 1)) - <i32>load<i16>(plane + (<usize>q << 1)));
}

// @ts-ignore: decorator
@inline
function add(sums: usize, at: i32, value: f64): void {
  const place = sums + (<usize>at << 3);
  store<f64>(place, load<f64>(place) + value);
}

/** Adds the squares of the steps along a line of `count` pixels: of a soft edge only the steepest one, in the middle of its like. */
function addLine(plane: usize, first: i32, stride: i32, count: i32, sums: usize): void {
  let before = 0;
  let begins = 0;
  for (let i = 1, at = first; i <= count; i++, at += stride) {
    const own = i < count ? step(plane, at, at + stride) : 0;
    if (own > before) begins = i;
    else if (own < before && begins > 0) {
      const middle = begins + i - 1;
      const half = (<f64>before * <f64>before) / 2;
      add(sums, middle >> 1, half);
      add(sums, (middle + 1) >> 1, half);
      begins = 0;
    }
    before = own;
  }
}

/**
 * Sums (f64) of squared steps between neighbors of a plane (i16): `across` for the borders left of each column, `down` for those
 * above each row.
 */
export function borderSums(plane: usize, width: i32, height: i32, across: usize, down: usize): void {
  memory.fill(across, 0, <usize>width << 3);
  memory.fill(down, 0, <usize>height << 3);
  for (let y = 0; y < height; y++) addLine(plane, y * width, 1, width, across);
  for (let x = 0; x < width; x++) addLine(plane, x, width, height, down);
}

/** Sums of squared differences of a plane (i16) between neighbors, and between pixels `far` apart, two f64 at `out`. */
export function stepSums(plane: usize, width: i32, height: i32, far: i32, out: usize): void {
  let near: f64 = 0;
  let wide: f64 = 0;
  for (let y = 0; y + far < height; y++) {
    for (let x = 0; x + far < width; x++) {
      const i = y * width + x;
      const right = <f64>step(plane, i, i + 1);
      const below = <f64>step(plane, i, i + width);
      const farRight = <f64>step(plane, i, i + far);
      const farBelow = <f64>step(plane, i, i + far * width);
      near += right * right + below * below;
      wide += farRight * farRight + farBelow * farBelow;
    }
  }
  store<f64>(out, near);
  store<f64>(out, wide, 8);
}

/** Means (i16) of squares of two pixels a side. */
export function halvePlane(plane: usize, width: i32, height: i32, out: usize): void {
  const across = width >> 1;
  for (let y = 0, o = 0; y < height >> 1; y++) {
    for (let x = 0; x < across; x++, o++) {
      const at = plane + (<usize>(2 * y * width + 2 * x) << 1);
      const below = at + (<usize>width << 1);
      const sum = <i32>load<i16>(at) + <i32>load<i16>(at, 2) + <i32>load<i16>(below) + <i32>load<i16>(below, 2);
      store<i16>(out + (<usize>o << 1), <i16>((sum + 2) >> 2));
    }
  }
}

/**
 * How much a plane (i16) differs inside the middle parts of cells, and how much the means of neighboring cells differ: sums of squares
 * and their counts, four f64 at `out`. Columns and rows have the number of their cell (i32), -1 between middle parts;
 * `sums` has room for two f64 and an i32 for each of `cellsAcross` × `cellsDown` cells.
 */
export function cellContrast(
  plane: usize, width: i32, height: i32, columnCells: usize, rowCells: usize, cellsAcross: i32, cellsDown: i32,
  sums: usize, out: usize,
): void {
  memory.fill(sums, 0, <usize>(cellsAcross * cellsDown) * 24);
  for (let y = 0; y < height; y++) {
    const row = load<i32>(rowCells + (<usize>y << 2));
    if (row < 0) continue;
    for (let x = 0; x < width; x++) {
      const column = load<i32>(columnCells + (<usize>x << 2));
      if (column < 0) continue;
      const value = <f64>load<i16>(plane + (<usize>(y * width + x) << 1));
      const cell = sums + <usize>(row * cellsAcross + column) * 24;
      store<f64>(cell, load<f64>(cell) + value);
      store<f64>(cell, load<f64>(cell, 8) + value * value, 8);
      store<f64>(cell, load<f64>(cell, 16) + 1, 16);
    }
  }
  let inside: f64 = 0;
  let pixels: f64 = 0;
  let between: f64 = 0;
  let pairs: f64 = 0;
  for (let y = 0; y < cellsDown; y++) {
    for (let x = 0; x < cellsAcross; x++) {
      const cell = sums + <usize>(y * cellsAcross + x) * 24;
      const count = load<f64>(cell, 16);
      if (count === 0) continue;
      const mean = load<f64>(cell) / count;
      inside += load<f64>(cell, 8) - load<f64>(cell) * mean;
      pixels += count;
      for (let way = 0; way < 2; way++) {
        if (way === 0 ? x + 1 === cellsAcross : y + 1 === cellsDown) continue;
        const other = cell + <usize>(way === 0 ? 1 : cellsAcross) * 24;
        if (load<f64>(other, 16) === 0) continue;
        const apart = load<f64>(other) / load<f64>(other, 16) - mean;
        between += apart * apart;
        pairs++;
      }
    }
  }
  store<f64>(out, inside);
  store<f64>(out, pixels, 8);
  store<f64>(out, between, 16);
  store<f64>(out, pairs, 24);
}
