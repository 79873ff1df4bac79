// @ts-ignore: decorator
@inline
function putMiddle(p: i32, q: i32, across: i32, x: usize, y: usize): void {
  store<f64>(x, <f64>(p % across + q % across) / 2);
  store<f64>(y, <f64>(p / across + q / across) / 2);
}

/**
 * Middles of the pixel sides between the corners (i32) of borders, with the corners at both ends of open ones; see
 * `plainMiddles` in paths/smooth-borders.ts. `begins` (i32) is where each border's points go.
 */
export function middles(
  corners: usize, start: usize, loops: usize, count: i32, across: i32, begins: usize, x: usize, y: usize,
): void {
  for (let b = 0; b < count; b++) {
    const first = load<i32>(start + (<usize>b << 2));
    const last = load<i32>(start + (<usize>b << 2), 4) - 1;
    let at = <usize>load<i32>(begins + (<usize>b << 2)) << 3;
    const isOpen = load<u8>(loops + b) === 0;
    if (isOpen) {
      const corner = load<i32>(corners + (<usize>first << 2));
      putMiddle(corner, corner, across, x + at, y + at);
      at += 8;
    }
    for (let i = first; i < last; i++, at += 8) {
      const corner = corners + (<usize>i << 2);
      putMiddle(load<i32>(corner), load<i32>(corner, 4), across, x + at, y + at);
    }
    if (isOpen) {
      const corner = load<i32>(corners + (<usize>last << 2));
      putMiddle(corner, corner, across, x + at, y + at);
    }
  }
}
