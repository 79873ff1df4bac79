import { onKernels } from "../kernels/kernels.ts";
import { expMinus } from "../arithmetic/reproducible.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import type { Planes } from "./planes.ts";

/** How far smoothing reaches, in pixels, and how strong an edge stops it, in OKLab units. */
export interface Smoothing {
  readonly reach: number;
  readonly edge: number;
}

const iterations = 3;
/** A neighbor whose share is e to the power of minus this, six millionths, has none. */
const negligible = 12;
/** No table is longer: differences of color in steps fit 16 bits. */
const maxSteps = 65536;

/** Share of its neighbor's color that a pixel takes, by their difference in steps; zeros are cut off. */
function takes(smoothing: Smoothing, sigma: number): Float32Array {
  const perStep = smoothing.reach / (smoothing.edge * stepsPerUnit);
  const falloff = Math.SQRT2 / sigma;
  const enough = Math.ceil((negligible / falloff - 1) / perStep);
  const length = Math.max(2, Math.min(maxSteps, enough));
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
  const { width, height } = planes;
  const size = width * height;
  return onKernels((kernels, arena) => {
    const [l, a, b] = [arena.put(planes.l), arena.put(planes.a), arena.put(planes.b)];
    const [across, down, pixels] = [arena.room(size * 2), arena.room(size * 2), arena.room(size * 16)];
    kernels.differences(l, a, b, width, height, 1, across);
    kernels.differences(l, a, b, width, height, width, down);
    kernels.interleave(l, a, b, size, pixels);
    for (const table of tables) {
      const takes = arena.put(table);
      kernels.transformRows(pixels, across, width, height, takes, table.length - 1);
      kernels.transformColumns(pixels, down, width, height, takes, table.length - 1);
    }
    kernels.separate(pixels, size, l, a, b);
    const plane = (at: number) => arena.read(at, new Int16Array(size));
    return { width, height, l: plane(l), a: plane(a), b: plane(b) };
  });
}
