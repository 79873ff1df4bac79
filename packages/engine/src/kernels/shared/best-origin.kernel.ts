import { at } from "./f64-list.kernel";

/** Of the columns up to `far` from one, the column from where a path comes best: by its sum (f64), less `cost` for each column moved. */
export function bestOrigin(sums: usize, columns: i32, column: i32, far: i32, cost: f64): i32 {
  let from = column;
  let highest = at(sums, column);
  const last = min(columns - 1, column + far);
  for (let other = max(0, column - far); other <= last; other++) {
    const sum = sumFrom(sums, other, column, cost);
    if (sum <= highest) continue;
    from = other;
    highest = sum;
  }
  return from;
}

/** The sum of a path that comes from a column to another. */
export function sumFrom(sums: usize, from: i32, column: i32, cost: f64): f64 {
  return at(sums, from) - cost * <f64>abs(column - from);
}
