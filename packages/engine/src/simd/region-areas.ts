import type { Labels } from "../regions/labels.ts";
import { onKernels } from "../kernels/kernels.ts";

/** `plainAreas` (regions/region-areas.ts) on kernels; undefined where they are missing. */
export function areasOnKernels({ count, data }: Labels): Int32Array | undefined {
  return onKernels((kernels, arena) => {
    const out = arena.room(count * 4);
    kernels.areas(arena.put(data), data.length, count, out);
    return arena.read(out, new Int32Array(count));
  });
}
