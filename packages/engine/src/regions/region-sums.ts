import { onKernels } from "../kernels/kernels.ts";
import type { Planes } from "../raster/planes.ts";
import type { Labels } from "./labels.ts";

/** Four numbers for each region: pixels, and sums of l, a and b steps. All are whole: their order does not matter. */
export function regionSums({ count, data }: Labels, planes: Planes): Float64Array {
  return onKernels((kernels, arena) => {
    const [l, a, b] = [arena.put(planes.l), arena.put(planes.a), arena.put(planes.b)];
    const sums = arena.room(count * 32);
    kernels.measure(arena.put(data), l, a, b, data.length, count, sums);
    return arena.read(sums, new Float64Array(count * 4));
  });
}
