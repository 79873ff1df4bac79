/** Room at `names`: the labels met around a pixel and their votes, with a weight for each row's run of them. */
const maxNames = 16;

/**
 * Every pixel at a border takes the label (i32) that most pixels of a disk around it have. For each of the disk's rows from
 * -`reach` to `reach`, `halves` (i32) is how far it goes to each side, and `sums` (i32, 2 × `reach` + 2 a row) what the
 * pixels of the row count up to each column. `names`: room for 32 i32. `out` may not be `labels`.
 */
export function roundBorders(
  labels: usize, width: i32, height: i32, reach: i32, halves: usize, sums: usize, names: usize, out: usize,
): void {
  const votes = names + (maxNames << 2);
  const row = <usize>width << 2;
  const perRow = <usize>(2 * reach + 2) << 2;
  memory.copy(out, labels, row * <usize>height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = labels + (<usize>(y * width + x) << 2);
      if (y > 0 && y < height - 1 && x > 0 && x + 5 <= width) {
        // four pixels at once that are at no border
        const four = v128.load(at);
        const same = v128.and(
          v128.and(i32x4.eq(four, v128.load(at - 4)), i32x4.eq(four, v128.load(at + 4))),
          v128.and(i32x4.eq(four, v128.load(at - row)), i32x4.eq(four, v128.load(at + row))),
        );
        if (i32x4.all_true(same)) {
          x += 3;
          continue;
        }
      }
      const own = load<i32>(at);
      const isBorder =
        (x > 0 && load<i32>(at - 4) !== own) ||
        (x < width - 1 && load<i32>(at + 4) !== own) ||
        (y > 0 && load<i32>(at - row) !== own) ||
        (y < height - 1 && load<i32>(at + row) !== own);
      if (!isBorder) continue;
      let known = 0;
      for (let dy = max(-reach, -y), lowest = min(reach, height - 1 - y); dy <= lowest; dy++) {
        const half = load<i32>(halves + (<usize>(dy + reach) << 2));
        const first = max(x - half, 0);
        const line = labels + (<usize>((y + dy) * width) << 2);
        const end = line + (<usize>min(x + half, width - 1) << 2);
        let sum = sums + perRow * <usize>(dy + reach) + (<usize>(first - x + reach) << 2);
        for (let p = line + (<usize>first << 2); p <= end; ) {
          const name = load<i32>(p);
          const before = load<i32>(sum);
          do {
            p += 4;
            sum += 4;
          } while (p <= end && load<i32>(p) === name);
          let k = 0;
          while (k < known && load<i32>(names + (<usize>k << 2)) !== name) k++;
          if (k === known) {
            if (known === maxNames) continue;
            store<i32>(names + (<usize>k << 2), name);
            store<i32>(votes + (<usize>k << 2), 0);
            known++;
          }
          const vote = votes + (<usize>k << 2);
          store<i32>(vote, load<i32>(vote) + load<i32>(sum) - before);
        }
      }
      let best = 0;
      for (let k = 1; k < known; k++) {
        if (load<i32>(votes + (<usize>k << 2)) > load<i32>(votes + (<usize>best << 2))) best = k;
      }
      store<i32>(out + (<usize>(y * width + x) << 2), load<i32>(names + (<usize>best << 2)));
    }
  }
}

/** 1 (u8) for pixels whose right or lower neighbor has another label (i32). */
export function rightAndLowerBorders(labels: usize, width: i32, height: i32, out: usize): void {
  const row = <usize>width << 2;
  for (let y = 0; y < height; y++) {
    const isLast = y + 1 === height;
    for (let x = 0; x < width; x++) {
      const i = <usize>(y * width + x);
      const at = labels + (i << 2);
      const own = load<i32>(at);
      const isBorder = (x + 1 < width && load<i32>(at, 4) !== own) || (!isLast && load<i32>(at + row) !== own);
      store<u8>(out + i, isBorder ? 1 : 0);
    }
  }
}
