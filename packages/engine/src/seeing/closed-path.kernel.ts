import { bestOrigin, sumFrom } from "../kernels/shared/best-origin.kernel";
import { at, put } from "../kernels/shared/f64-list.kernel";

/**
 * The closed path through `count` rows of `columns` values (f64) that adds up to most, less what its moves cost, up to `far` columns each.
 * `cameFrom`: room, an i32 a value and a row more; `sums`: room, two f64 a column. A column (i32) a row; whether there is one.
 */
export function closedPath(
  rows: usize, count: i32, columns: i32, far: i32, cost: f64, cameFrom: usize, sums: usize, path: usize,
): bool {
  let best: f64 = -Infinity;
  let here = sums;
  let next = sums + (<usize>columns << 3);
  for (let start = 0; start < columns; start++) {
    for (let column = 0; column < columns; column++) put(here, column, -Infinity);
    put(here, start, at(rows, start));
    // after the last row comes the first one, whose values are counted already
    for (let row = 1; row <= count; row++) {
      const values = rows + (<usize>(row * columns) << 3);
      const origins = cameFrom + (<usize>(row * columns) << 2);
      for (let column = 0; column < columns; column++) {
        const from = bestOrigin(here, columns, column, far, cost);
        put(next, column, (row < count ? at(values, column) : 0) + sumFrom(here, from, column, cost));
        store<i32>(origins + (<usize>column << 2), from);
      }
      const swapped = here;
      here = next;
      next = swapped;
    }
    const sum = at(here, start);
    if (sum <= best) continue;
    best = sum;
    let column = start;
    for (let row = count; row > 0; row--) {
      column = load<i32>(cameFrom + (<usize>(row * columns + column) << 2));
      store<i32>(path + (<usize>(row - 1) << 2), column);
    }
  }
  return best > -Infinity;
}
