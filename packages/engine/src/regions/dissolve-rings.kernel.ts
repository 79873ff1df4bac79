/** Three neighbors and more are alike: "more than two". */
const several: i32 = 3;

/**
 * For each of `count` regions how many neighbors it has (u8; 3 for more than two, and for regions at the edge of the picture),
 * the first two of them (i32 each, -1 for none), and for each of these three f64: how long the border is in pixel sides, and,
 * summed along it, how far apart colors are across it, in steps, and how sure lines (u8) are there. All are cleared first.
 */
export function meetFirstTwo(
  labels: usize, l: usize, a: usize, b: usize, lines: usize, width: i32, height: i32, count: i32, neighborCounts: usize, neighbors: usize, sums: usize,
): void {
  memory.fill(neighborCounts, 0, count);
  memory.fill(neighbors, 0xff, <usize>count << 3);
  memory.fill(sums, 0, <usize>(count * 6) << 3);
  const row = <usize>width << 2;
  const last = <usize>(height - 1) * row;
  for (let at: usize = 0; at < row; at += 4) {
    store<u8>(neighborCounts + load<i32>(labels + at), several);
    store<u8>(neighborCounts + load<i32>(labels + last + at), several);
  }
  for (let at: usize = 0; at <= last; at += row) {
    store<u8>(neighborCounts + load<i32>(labels + at), several);
    store<u8>(neighborCounts + load<i32>(labels + at + row - 4), several);
  }
  // the last row and column lie in regions at the edge, which were counted above
  for (let y = 0; y + 1 < height; y++) {
    const end = (y + 1) * width - 1;
    for (let i = y * width; i < end; i++) {
      const at = labels + (<usize>i << 2);
      const four = v128.load(at);
      if (i + 4 <= end) {
        // four pixels at once that meet nobody
        const same = v128.and(i32x4.eq(four, v128.load(at, 4)), i32x4.eq(four, v128.load(at + row)));
        if (i32x4.all_true(same)) {
          i += 3;
          continue;
        }
      }
      const own = i32x4.extract_lane(four, 0);
      const right = load<i32>(at, 4);
      const below = load<i32>(at + row);
      if (right !== own) meetBoth(own, right, i, i + 1, l, a, b, lines, neighborCounts, neighbors, sums);
      if (below !== own) meetBoth(own, below, i, i + width, l, a, b, lines, neighborCounts, neighbors, sums);
    }
  }
}

function meetBoth(
  p: i32, q: i32, i: i32, j: i32, l: usize, a: usize, b: usize, lines: usize, neighborCounts: usize, neighbors: usize, sums: usize,
): void {
  const dl = <f64>load<i16>(l + (<usize>i << 1)) - <f64>load<i16>(l + (<usize>j << 1));
  const da = <f64>load<i16>(a + (<usize>i << 1)) - <f64>load<i16>(a + (<usize>j << 1));
  const db = <f64>load<i16>(b + (<usize>i << 1)) - <f64>load<i16>(b + (<usize>j << 1));
  const away = sqrt<f64>(dl * dl + da * da + db * db);
  meetOne(p, q, away, <f64>load<u8>(lines + i), neighborCounts, neighbors, sums);
  meetOne(q, p, away, <f64>load<u8>(lines + j), neighborCounts, neighbors, sums);
}

function meetOne(own: i32, other: i32, away: f64, line: f64, neighborCounts: usize, neighbors: usize, sums: usize): void {
  const known = <i32>load<u8>(neighborCounts + own);
  if (known === several) return;
  let place = 2 * own;
  if (known > 0 && load<i32>(neighbors + (<usize>place << 2)) !== other) place++;
  const at = neighbors + (<usize>place << 2);
  if (load<i32>(at) !== other) {
    if (known === 2) {
      store<u8>(neighborCounts + own, several);
      return;
    }
    store<i32>(at, other);
    store<u8>(neighborCounts + own, known + 1);
  }
  const to = sums + <usize>place * 24;
  store<f64>(to, load<f64>(to) + 1);
  store<f64>(to, load<f64>(to, 8) + away, 8);
  store<f64>(to, load<f64>(to, 16) + line, 16);
}
