import { areasOnKernels } from "../simd/region-areas.ts";
import type { Labels } from "./labels.ts";

/** Pixels of each region. */
export function regionAreas(labels: Labels): Int32Array {
  return areasOnKernels(labels) ?? plainAreas(labels);
}

function plainAreas({ count, data }: Labels): Int32Array {
  const area = new Int32Array(count);
  for (const region of data) area[region] = area[region]! + 1;
  return area;
}
