import type { Grid } from "../simd/importance.ts";
import type { Planes } from "./planes.ts";

/** Square cells of about `wanted` pixels a side, and at least one, over a picture. */
export function gridOver({ width, height }: { width: number; height: number }, wanted: number): Grid {
  const side = Math.max(1, Math.round(wanted));
  return { across: Math.ceil(width / side), down: Math.ceil(height / side), side };
}

/** Means of the cells in each of the three planes. */
export function cellMeans(planes: Planes, grid: Grid): Float32Array[] {
  return [planes.l, planes.a, planes.b].map((plane) => planeMeans(plane, planes, grid));
}

/** Means of square cells of a plane; cells at the right and lower edge may be smaller. */
export function planeMeans(
  plane: Int16Array,
  { width, height }: Planes,
  { across, down, side }: Grid,
): Float32Array {
  const out = new Float32Array(across * down);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / side) * across;
    for (let x = 0; x < width; x++, i++) {
      const cell = row + Math.floor(x / side);
      out[cell] = out[cell]! + plane[i]!;
    }
  }
  for (let r = 0; r < down; r++) {
    const tall = Math.min(side, height - r * side);
    for (let c = 0; c < across; c++) {
      const at = r * across + c;
      out[at] = out[at]! / (tall * Math.min(side, width - c * side));
    }
  }
  return out;
}

/** Means over squares that reach `reach` cells to each side, cut off at the grid's edges. */
export function boxBlur(values: Float32Array, { across, down }: Grid, reach: number): Float32Array {
  const between = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  for (let r = 0; r < down; r++)
    blurLine(values, between, { from: r * across, step: 1, length: across }, reach);
  for (let c = 0; c < across; c++) blurLine(between, out, { from: c, step: across, length: down }, reach);
  return out;
}

function blurLine(
  values: Float32Array,
  out: Float32Array,
  { from, step, length }: { from: number; step: number; length: number },
  reach: number,
): void {
  let sum = 0;
  let many = 0;
  for (let at = -reach; at < length; at++) {
    if (at + reach < length) {
      sum += values[from + (at + reach) * step]!;
      many++;
    }
    if (at - reach - 1 >= 0) {
      sum -= values[from + (at - reach - 1) * step]!;
      many--;
    }
    if (at >= 0) out[from + at * step] = sum / many;
  }
}
