import type { Planes } from "../raster/planes.ts";
import { measureOnKernels } from "../simd/region-sums.ts";
import type { Labels } from "./labels.ts";

/** Four numbers for each region: pixels, and sums of l, a and b steps. All are whole: their order does not matter. */
export function regionSums(labels: Labels, planes: Planes): Float64Array {
  return measureOnKernels(labels, planes) ?? plainRegionSums(labels, planes);
}

function plainRegionSums({ count, data }: Labels, { l, a, b }: Planes): Float64Array {
  const sums = new Float64Array(count * 4);
  for (let i = 0; i < data.length; i++) {
    const o = data[i]! * 4;
    sums[o] = sums[o]! + 1;
    sums[o + 1] = sums[o + 1]! + l[i]!;
    sums[o + 2] = sums[o + 2]! + a[i]!;
    sums[o + 3] = sums[o + 3]! + b[i]!;
  }
  return sums;
}
