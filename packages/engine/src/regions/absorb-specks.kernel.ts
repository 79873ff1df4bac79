// Regions of one pixel take on the color of a neighbor.

/**
 * Writes the color (i32) of each of `size` pixels to `out`: of the regions (`labels`, i32) of one pixel that color, of its four
 * neighbors', which is nearest to its own, three steps (i16) in `l`, `a` and `b`. In reading order and in place, so that the two
 * colors of a checkerboard do not swap forever. `colorOf` (i32) are the colors of `count` regions, indices into `palette` (three
 * f64 each); `areas` has room for an i32 a region.
 */
export function absorbSpecks(
  labels: usize, colorOf: usize, count: i32, width: i32, size: i32,
  l: usize, a: usize, b: usize, palette: usize, areas: usize, out: usize,
): void {
  memory.fill(areas, 0, <usize>count << 2);
  for (let i = 0; i < size; i++) {
    const label = load<i32>(labels + (<usize>i << 2));
    const area = areas + (<usize>label << 2);
    store<i32>(area, load<i32>(area) + 1);
    store<i32>(out + (<usize>i << 2), load<i32>(colorOf + (<usize>label << 2)));
  }
  let x = -1;
  for (let i = 0; i < size; i++) {
    x = x + 1 === width ? 0 : x + 1;
    const label = load<i32>(labels + (<usize>i << 2));
    if (load<i32>(areas + (<usize>label << 2)) !== 1) continue;
    const own = <usize>i << 1;
    const ownL = <f64>load<i16>(l + own);
    const ownA = <f64>load<i16>(a + own);
    const ownB = <f64>load<i16>(b + own);
    let best = Infinity;
    let color = load<i32>(out + (<usize>i << 2));
    for (let d = 0; d < 4; d++) {
      const j = d === 0 ? i - 1 : d === 1 ? i - width : d === 2 ? i + 1 : i + width;
      if ((d === 0 && x === 0) || (d === 2 && x + 1 === width) || j < 0 || j >= size) continue;
      const near = load<i32>(out + (<usize>j << 2));
      const paint = palette + <usize>near * 24;
      const dl = ownL - load<f64>(paint);
      const da = ownA - load<f64>(paint, 8);
      const db = ownB - load<f64>(paint, 16);
      const away = dl * dl + da * da + db * db;
      if (away < best) {
        best = away;
        color = near;
      }
    }
    store<i32>(out + (<usize>i << 2), color);
  }
}
