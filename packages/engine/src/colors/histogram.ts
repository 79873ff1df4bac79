import type { Planes } from "../raster/planes.ts";

/** The distinct colors of a picture, roughly: mean color (three steps each) and weight of every filled cell. */
export interface Histogram {
  readonly count: number;
  readonly colors: Float64Array;
  readonly weights: Float64Array;
}

/** Cells are 128 steps (1.6 units) wide; doubled while more than `mostCells` of them are filled, as noise does. */
const finestBits = 7;
const mostCells = 32_768;

function bounds(plane: Int16Array, cellBits: number): { least: number; cells: number } {
  let least = plane[0]!;
  let most = least;
  for (let i = 1; i < plane.length; i++) {
    const value = plane[i]!;
    if (value < least) least = value;
    else if (value > most) most = value;
  }
  return { least, cells: ((most - least) >> cellBits) + 1 };
}

/**
 * Counts colors in cells of OKLab. Sums are whole numbers, so their order does not matter.
 * @param weights whole weight of each pixel; without it every pixel weighs 1
 */
export function histogram(planes: Planes, weights?: Uint8Array): Histogram {
  for (let cellBits = finestBits; ; cellBits++) {
    const found = countCells(planes, cellBits, weights);
    if (found.count <= mostCells) return found;
  }
}

function countCells(planes: Planes, cellBits: number, weights?: Uint8Array): Histogram {
  const { l, a, b } = planes;
  const [spanL, spanA, spanB] = [bounds(l, cellBits), bounds(a, cellBits), bounds(b, cellBits)];
  const cellOf = new Int32Array(l.length);
  const numberOf = new Int32Array(spanL.cells * spanA.cells * spanB.cells).fill(-1);

  // number the filled cells in the order in which they appear
  let count = 0;
  for (let i = 0; i < l.length; i++) {
    const x = (l[i]! - spanL.least) >> cellBits;
    const y = (a[i]! - spanA.least) >> cellBits;
    const z = (b[i]! - spanB.least) >> cellBits;
    const cell = (x * spanA.cells + y) * spanB.cells + z;
    if (numberOf[cell] === -1) numberOf[cell] = count++;
    cellOf[i] = numberOf[cell]!;
  }

  const colors = new Float64Array(count * 3);
  const sums = new Float64Array(count);
  for (let i = 0; i < l.length; i++) {
    const weight = weights ? weights[i]! : 1;
    const cell = cellOf[i]!;
    sums[cell] = sums[cell]! + weight;
    colors[cell * 3] = colors[cell * 3]! + weight * l[i]!;
    colors[cell * 3 + 1] = colors[cell * 3 + 1]! + weight * a[i]!;
    colors[cell * 3 + 2] = colors[cell * 3 + 2]! + weight * b[i]!;
  }
  for (let i = 0; i < colors.length; i++) colors[i] = colors[i]! / sums[(i / 3) | 0]!;
  return { count, colors, weights: sums };
}
