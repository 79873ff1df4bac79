import type { Field } from "../edges/grid.ts";
import { onKernels } from "../kernels/kernels.ts";

/** `plainBlur` (edges/blur.ts) on kernels; undefined where they are missing. */
export function blurOnKernels({ width, height, data }: Field, weights: Float32Array): Field | undefined {
  const reach = weights.length - 1;
  return onKernels((kernels, arena) => {
    const [from, half] = [arena.put(data), arena.put(weights)];
    const [between, line] = [arena.room(data.byteLength), arena.room((width + 2 * reach + 4) * 4)];
    kernels.blurAcross(from, width, height, half, reach, line, between);
    kernels.blurDown(between, width, height, half, reach, arena.room(reach * 8), from);
    return { width, height, data: arena.read(from, new Float32Array(data.length)) };
  });
}
