import { expMinus } from "../arithmetic/reproducible.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
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
  const { width, height } = planes;
  const size = width * height;
  const across = differences(planes, 1);
  const down = differences(planes, width);
  const l = Float32Array.from(planes.l);
  const a = Float32Array.from(planes.a);
  const b = Float32Array.from(planes.b);

  /** Moves pixel i towards pixel j by the share that difference d allows. */
  for (let k = 0; k < iterations; k++) {
    // each iteration reaches half as far as the one before; together they reach `smoothing.reach`
    const sigma =
      (smoothing.reach * Math.sqrt(3) * 2 ** (iterations - k - 1)) / Math.sqrt(4 ** iterations - 1);
    const table = takes(smoothing, sigma);
    const last = table.length - 1;

    // left to right, then right to left
    for (let y = 0; y < height; y++) {
      const row = y * width;
      for (let i = row + 1; i < row + width; i++) {
        const d = across[i]!;
        const take = table[d < last ? d : last]!;
        l[i] = l[i]! + take * (l[i - 1]! - l[i]!);
        a[i] = a[i]! + take * (a[i - 1]! - a[i]!);
        b[i] = b[i]! + take * (b[i - 1]! - b[i]!);
      }
      for (let i = row + width - 2; i >= row; i--) {
        const d = across[i + 1]!;
        const take = table[d < last ? d : last]!;
        l[i] = l[i]! + take * (l[i + 1]! - l[i]!);
        a[i] = a[i]! + take * (a[i + 1]! - a[i]!);
        b[i] = b[i]! + take * (b[i + 1]! - b[i]!);
      }
    }

    // top to bottom, then bottom to top, row by row so that memory is read in order
    for (let i = width; i < size; i++) {
      const d = down[i]!;
      const take = table[d < last ? d : last]!;
      l[i] = l[i]! + take * (l[i - width]! - l[i]!);
      a[i] = a[i]! + take * (a[i - width]! - a[i]!);
      b[i] = b[i]! + take * (b[i - width]! - b[i]!);
    }
    for (let i = size - width - 1; i >= 0; i--) {
      const d = down[i + width]!;
      const take = table[d < last ? d : last]!;
      l[i] = l[i]! + take * (l[i + width]! - l[i]!);
      a[i] = a[i]! + take * (a[i + width]! - a[i]!);
      b[i] = b[i]! + take * (b[i + width]! - b[i]!);
    }
  }
  return { width, height, l: rounded(l), a: rounded(a), b: rounded(b) };
}

function rounded(values: Float32Array): Int16Array {
  const out = new Int16Array(values.length);
  for (let i = 0; i < out.length; i++) out[i] = Math.round(values[i]!);
  return out;
}
