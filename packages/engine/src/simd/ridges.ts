import type { Field } from "../edges/grid.ts";
import { onKernels } from "../kernels/kernels.ts";

/** `plainCrests` (edges/ridges.ts) on kernels; undefined where they are missing. */
export function crestsOnKernels(form: Field, fine: Field, floor: number): Field | undefined {
  const { width, height, data } = fine;
  return onKernels((kernels, arena) => {
    const out = arena.room(data.byteLength);
    kernels.ridges(arena.put(form.data), arena.put(data), width, height, floor, out);
    return { width, height, data: arena.read(out, new Float32Array(data.length)) };
  });
}
