/** How far a path may move from one row to the next, in columns, and what each column costs. */
export interface Moves {
  readonly max: number;
  readonly cost: number;
}

/**
 * The closed path through a table of values that adds up to most, less what its moves cost: one column a row, and from the last
 * row back to the first (dynamic programming, once for every column to begin with).
 * @param rows as many values each
 */
export function closedPath(rows: readonly (readonly number[])[], { max, cost }: Moves): number[] {
  const columns = rows[0]!.length;
  // back to the first row, whose values are counted already
  const table = [...rows, rows[0]!.map(() => 0)];
  const cameFrom = new Int32Array(table.length * columns);
  let [sums, next] = [new Float64Array(columns), new Float64Array(columns)];
  let best: { sum: number; path: number[] } = { sum: Number.NEGATIVE_INFINITY, path: [] };
  for (let start = 0; start < columns; start++) {
    sums.fill(Number.NEGATIVE_INFINITY);
    sums[start] = rows[0]![start]!;
    for (let row = 1; row < table.length; row++) {
      for (let column = 0; column < columns; column++) {
        let from = column;
        let highest = sums[column]!;
        const last = Math.min(columns - 1, column + max);
        for (let other = Math.max(0, column - max); other <= last; other++) {
          const sum = sums[other]! - cost * Math.abs(column - other);
          if (sum > highest) [from, highest] = [other, sum];
        }
        next[column] = table[row]![column]! + highest;
        cameFrom[row * columns + column] = from;
      }
      [sums, next] = [next, sums];
    }
    if (sums[start]! <= best.sum) continue;
    const path = [start];
    for (let row = table.length - 1; row > 0; row--) path.unshift(cameFrom[row * columns + path[0]!]!);
    best = { sum: sums[start]!, path: path.slice(0, -1) };
  }
  return best.path;
}
