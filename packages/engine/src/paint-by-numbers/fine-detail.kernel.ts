// What finding lost fine structure takes. Colors are three planes of cells (f32), one after the other.

// @ts-ignore: decorator
@inline
function at(planes: usize, plane: i32, count: i32, i: i32): f64 {
  return <f64>load<f32>(planes + (<usize>(plane * count + i) << 2));
}

/**
 * Tells for each cell (u8) whether it stands out from what is around it: 0 where it does not, or does not matter (u8), 1 where it
 * was painted, 2 where it is missing. It is painted where it, or any of the eight cells `step` cells away from it, has at least a
 * share of the difference between it and its surroundings.
 * @param limit squared steps from which on a cell stands out
 */
export function standOuts(
  own: usize, broad: usize, made: usize, matters: usize,
  across: i32, down: i32, step: i32, limit: f64, share: f64, out: usize,
): void {
  const count = across * down;
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const i = y * across + x;
      store<u8>(out + i, 0);
      if (load<u8>(matters + i) === 0) continue;
      const l = at(own, 0, count, i) - at(broad, 0, count, i);
      const a = at(own, 1, count, i) - at(broad, 1, count, i);
      const b = at(own, 2, count, i) - at(broad, 2, count, i);
      const apart = l * l + a * a + b * b;
      if (apart < limit) continue;
      let isPainted = false;
      for (let k = -1; k <= 1; k++) {
        const v = y + k * step;
        if (v < 0 || v >= down) continue;
        for (let m = -1; m <= 1; m++) {
          const u = x + m * step;
          if (u < 0 || u >= across) continue;
          const j = v * across + u;
          const along =
            l * (at(made, 0, count, j) - at(broad, 0, count, i)) +
            a * (at(made, 1, count, j) - at(broad, 1, count, i)) +
            b * (at(made, 2, count, j) - at(broad, 2, count, i));
          if (along >= share * apart) isPainted = true;
        }
      }
      store<u8>(out + i, isPainted ? 1 : 2);
    }
  }
}

/** A plane (i16) of a painting: each pixel has the value (f64, every third one) of its region's color. */
export function paintPlane(labels: usize, colors: usize, palette: usize, size: i32, out: usize): void {
  for (let i = 0; i < size; i++) {
    const color = load<i32>(colors + (<usize>load<i32>(labels + (<usize>i << 2)) << 2));
    store<i16>(out + (<usize>i << 1), <i16>nearest<f64>(load<f64>(palette + <usize>color * 24)));
  }
}

/** Marks cells (u8) with 1 where any pixel (u8) is at least `from`; others stay. */
export function markCells(pixels: usize, width: i32, height: i32, across: i32, side: i32, from: i32, out: usize): void {
  for (let y = 0; y < height; y++) {
    const row = out + <usize>((y / side) * across);
    for (let x = 0; x < width; x++) {
      if (<i32>load<u8>(pixels + (y * width + x)) >= from) store<u8>(row + x / side, 1);
    }
  }
}
