import { bestOrigin, sumFrom } from "../kernels/shared/best-origin.kernel";
import { at, put } from "../kernels/shared/f64-list.kernel";

/**
 * The path through `count` rows of `columns` values (f64) that adds up to most, less what its moves cost, up to `far` columns each.
 * `cameFrom`: room, an i32 a value; `sums`: room, two f64 a column. A column (i32) a row.
 */
export function openPath(
  rows: usize, count: i32, columns: i32, far: i32, cost: f64, cameFrom: usize, sums: usize, path: usize,
): void {
  let here = sums;
  let next = sums + (<usize>columns << 3);
  for (let column = 0; column < columns; column++) put(here, column, at(rows, column));
  for (let row = 1; row < count; row++) {
    const values = rows + (<usize>(row * columns) << 3);
    const origins = cameFrom + (<usize>(row * columns) << 2);
    for (let column = 0; column < columns; column++) {
      const from = bestOrigin(here, columns, column, far, cost);
      put(next, column, at(values, column) + sumFrom(here, from, column, cost));
      store<i32>(origins + (<usize>column << 2), from);
    }
    const swapped = here;
    here = next;
    next = swapped;
  }
  let column = 0;
  for (let other = 1; other < columns; other++) if (at(here, other) > at(here, column)) column = other;
  for (let row = count - 1; row >= 0; row--) {
    store<i32>(path + (<usize>row << 2), column);
    if (row > 0) column = load<i32>(cameFrom + (<usize>(row * columns + column) << 2));
  }
}
