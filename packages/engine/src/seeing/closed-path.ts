import { onKernels } from "../kernels/kernels.ts";

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
  return onKernels((kernels, arena) => {
    const values = arena.put(Float64Array.from(rows.flat()));
    const [cameFrom, sums] = [arena.room((rows.length + 1) * columns * 4), arena.room(2 * columns * 8)];
    const path = arena.room(rows.length * 4);
    const isFound = kernels.closedPath(values, rows.length, columns, max, cost, cameFrom, sums, path);
    return isFound ? Array.from(arena.read(path, new Int32Array(rows.length))) : [];
  });
}
