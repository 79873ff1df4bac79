import { expMinus } from "../arithmetic/reproducible.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import { smoothOnKernels } from "../simd/smooth.ts";
import type { Planes } from "./planes.ts";

/** How far smoothing reaches, in pixels, and how strong an edge stops it, in OKLab units. */
export interface Smoothing {
  readonly reach: number;
  readonly edge: number;
}

const iterations = 3;

/** Color differences, in steps, to the neighbor `stride` positions before; 0 where there is none. */
function differences(planes: Planes, stride: number): Uint16Array {
  const { width, l, a, b } = planes;
  const out = new Uint16Array(l.length);
  for (let i = stride; i < l.length; i++) {
    const j = i - stride;
    out[i] = Math.abs(l[i]! - l[j]!) + Math.abs(a[i]! - a[j]!) + Math.abs(b[i]! - b[j]!);
  }
  if (stride === 1) for (let i = 0; i < out.length; i += width) out[i] = 0;
  return out;
}

/** Share of its neighbor's color that a pixel takes, by their difference in steps; zeros are cut off. */
function takes(smoothing: Smoothing, sigma: number): Float32Array {
  const perStep = smoothing.reach / (smoothing.edge * stepsPerUnit);
  const falloff = Math.SQRT2 / sigma;
  const enough = Math.ceil((12 / falloff - 1) / perStep);
  const length = Math.max(2, Math.min(65536, enough));
  const table = new Float32Array(length);
  for (let d = 0; d < length - 1; d++) table[d] = expMinus(falloff * (1 + perStep * d));
  return table;
}

/**
 * Smooths away texture and keeps edges: the recursive domain transform (Gastal & Oliveira, "Domain transform for
 * edge-aware image and video processing", SIGGRAPH 2011, section 5.2), with the picture as its own guide.
 */
export function smooth(planes: Planes, smoothing: Smoothing): Planes {
  const tables = Array.from({ length: iterations }, (_, k) => {
    // each iteration reaches half as far as the one before; together they reach `smoothing.reach`
    const sigma =
      (smoothing.reach * Math.sqrt(3) * 2 ** (iterations - k - 1)) / Math.sqrt(4 ** iterations - 1);
    return takes(smoothing, sigma);
  });
  return smoothOnKernels(planes, tables) ?? plainSmooth(planes, tables);
}

/** One plane at a time, in single precision, rounded after each operation as the kernels do. */
function plainSmooth(planes: Planes, tables: Float32Array[]): Planes {
  const { width, height } = planes;
  const across = differences(planes, 1);
  const down = differences(planes, width);
  const smoothed = [planes.l, planes.a, planes.b].map((plane) => {
    const values = Float32Array.from(plane);
    for (const table of tables) {
      transformRows(values, across, width, table);
      transformColumns(values, down, width, table);
    }
    return rounded(values);
  });
  return { width, height, l: smoothed[0]!, a: smoothed[1]!, b: smoothed[2]! };
}

const { fround } = Math;

/** Left to right, then right to left. */
function transformRows(v: Float32Array, across: Uint16Array, width: number, table: Float32Array): void {
  const last = table.length - 1;
  for (let row = 0; row < v.length; row += width) {
    for (let i = row + 1; i < row + width; i++) {
      const take = table[Math.min(across[i]!, last)]!;
      v[i] = fround(v[i]! + fround(take * fround(v[i - 1]! - v[i]!)));
    }
    for (let i = row + width - 2; i >= row; i--) {
      const take = table[Math.min(across[i + 1]!, last)]!;
      v[i] = fround(v[i]! + fround(take * fround(v[i + 1]! - v[i]!)));
    }
  }
}

/** Top to bottom, then bottom to top, row by row so that memory is read in order. */
function transformColumns(v: Float32Array, down: Uint16Array, width: number, table: Float32Array): void {
  const last = table.length - 1;
  for (let i = width; i < v.length; i++) {
    const take = table[Math.min(down[i]!, last)]!;
    v[i] = fround(v[i]! + fround(take * fround(v[i - width]! - v[i]!)));
  }
  for (let i = v.length - width - 1; i >= 0; i--) {
    const take = table[Math.min(down[i + width]!, last)]!;
    v[i] = fround(v[i]! + fround(take * fround(v[i + width]! - v[i]!)));
  }
}

function rounded(values: Float32Array): Int16Array {
  const out = new Int16Array(values.length);
  for (let i = 0; i < out.length; i++) out[i] = Math.floor(fround(values[i]! + 0.5));
  return out;
}
