import { onKernels } from "../kernels/kernels.ts";
import type { Moves } from "./closed-path.ts";

/**
 * The path through a table of values that adds up to most, less what its moves cost: one column a row, from the first row to the
 * last (dynamic programming).
 * @param rows as many values each
 */
export function openPath(rows: readonly (readonly number[])[], { max, cost }: Moves): number[] {
  const columns = rows[0]!.length;
  return onKernels((kernels, arena) => {
    const values = arena.put(Float64Array.from(rows.flat()));
    const [cameFrom, sums] = [arena.room(rows.length * columns * 4), arena.room(2 * columns * 8)];
    const path = arena.room(rows.length * 4);
    kernels.openPath(values, rows.length, columns, max, cost, cameFrom, sums, path);
    return Array.from(arena.read(path, new Int32Array(rows.length)));
  });
}
