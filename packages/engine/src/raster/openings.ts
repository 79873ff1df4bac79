import { type Grid, openingOnKernels } from "../simd/importance.ts";

/** Values without what stands out of squares that reach `reach` cells to each side (their opening). */
export function openingOf(values: Float32Array, grid: Cells, reach: number): Float32Array {
  return (
    openingOnKernels(values, grid, reach, false) ??
    extremes(extremes(values, grid, reach, Math.min), grid, reach, Math.max)
  );
}

/** Values with what is deeper than squares that reach `reach` cells to each side filled (their closing). */
export function closingOf(values: Float32Array, grid: Cells, reach: number): Float32Array {
  return (
    openingOnKernels(values, grid, reach, true) ??
    extremes(extremes(values, grid, reach, Math.max), grid, reach, Math.min)
  );
}

type Cells = Pick<Grid, "across" | "down">;

/** The least or largest value within squares that reach `reach` cells to each side. */
function extremes(
  values: Float32Array,
  { across, down }: Cells,
  reach: number,
  pick: (p: number, q: number) => number,
): Float32Array {
  const between = Float32Array.from(values);
  for (let r = 0; r < down; r++) {
    for (let c = 0; c < across; c++) {
      const [first, last] = [Math.max(0, c - reach), Math.min(across - 1, c + reach)];
      let best = values[r * across + c]!;
      for (let at = first; at <= last; at++) best = pick(best, values[r * across + at]!);
      between[r * across + c] = best;
    }
  }
  const out = Float32Array.from(between);
  for (let r = 0; r < down; r++) {
    const [first, last] = [Math.max(0, r - reach), Math.min(down - 1, r + reach)];
    for (let other = first; other <= last; other++) {
      for (let c = 0; c < across; c++) {
        out[r * across + c] = pick(out[r * across + c]!, between[other * across + c]!);
      }
    }
  }
  return out;
}
