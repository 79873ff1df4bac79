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
export function closedPath(rows: readonly (readonly number[])[], moves: Moves): number[] {
  const columns = rows[0]!.length;
  let best: { sum: number; path: number[] } = { sum: Number.NEGATIVE_INFINITY, path: [] };
  for (let start = 0; start < columns; start++) {
    let sums = rows[0]!.map((value, column) => (column === start ? value : Number.NEGATIVE_INFINITY));
    const cameFrom: number[][] = [];
    for (const row of [...rows.slice(1), rows[0]!.map(() => 0)]) {
      const origin = row.map((_, column) => {
        let from = column;
        for (let other = column - moves.max; other <= column + moves.max; other++)
          if (costed(sums, other, column, moves.cost) > costed(sums, from, column, moves.cost)) from = other;
        return from;
      });
      sums = row.map((value, column) => value + costed(sums, origin[column]!, column, moves.cost));
      cameFrom.push(origin);
    }
    if (sums[start]! <= best.sum) continue;
    const path = [start];
    for (const origin of cameFrom.toReversed()) path.unshift(origin[path[0]!]!);
    best = { sum: sums[start]!, path: path.slice(0, -1) };
  }
  return best.path;
}

function costed(sums: readonly number[], from: number, to: number, cost: number): number {
  const sum = sums[from];
  return sum === undefined ? Number.NEGATIVE_INFINITY : sum - cost * Math.abs(to - from);
}
