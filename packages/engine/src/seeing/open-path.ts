import type { Moves } from "./closed-path.ts";

/**
 * The path through a table of values that adds up to most, less what its moves cost: one column a row, from the first row to the
 * last (dynamic programming).
 * @param rows as many values each
 */
export function openPath(rows: readonly (readonly number[])[], { max, cost }: Moves): number[] {
  let sums = rows[0]!.slice();
  const cameFrom: number[][] = [];
  for (const row of rows.slice(1)) {
    const origin = row.map((_, column) => {
      const worth = (other: number) =>
        (sums[other] ?? Number.NEGATIVE_INFINITY) - cost * Math.abs(column - other);
      let from = column;
      for (let other = column - max; other <= column + max; other++)
        if (worth(other) > worth(from)) from = other;
      return from;
    });
    sums = row.map(
      (value, column) => value + sums[origin[column]!]! - cost * Math.abs(column - origin[column]!),
    );
    cameFrom.push(origin);
  }
  const path = [sums.indexOf(Math.max(...sums))];
  for (const origin of cameFrom.toReversed()) path.unshift(origin[path[0]!]!);
  return path;
}
