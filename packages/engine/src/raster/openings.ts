import { onKernels } from "../kernels/kernels.ts";
import type { Grid } from "./cells.ts";

type Cells = Pick<Grid, "across" | "down">;

/** Values without what stands out of squares that reach `reach` cells to each side (their opening). */
export function openingOf(values: Float32Array, cells: Cells, reach: number): Float32Array {
  return leveled(values, cells, reach, false);
}

/** Values with what is deeper than squares that reach `reach` cells to each side filled (their closing). */
export function closingOf(values: Float32Array, cells: Cells, reach: number): Float32Array {
  return leveled(values, cells, reach, true);
}

function leveled(
  values: Float32Array,
  { across, down }: Cells,
  reach: number,
  closes: boolean,
): Float32Array {
  return onKernels((kernels, arena) => {
    const from = arena.put(values);
    const [between, half, out] = [1, 2, 3].map(() => arena.room(values.byteLength)) as [
      number,
      number,
      number,
    ];
    const size = [across, down, reach] as const;
    kernels.extremes(from, ...size, closes, between, half);
    kernels.extremes(half, ...size, !closes, between, out);
    return arena.read(out, new Float32Array(values.length));
  });
}
