import { onKernels } from "../kernels/kernels.ts";
import type { Labels } from "./labels.ts";

/** Pixels of each region. */
export function regionAreas({ count, data }: Labels): Int32Array {
  return onKernels((kernels, arena) => {
    const out = arena.room(count * 4);
    kernels.areas(arena.put(data), data.length, count, out);
    return arena.read(out, new Int32Array(count));
  });
}
