import { onKernels } from "../kernels/kernels.ts";
import type { ColoredLabels } from "./labels.ts";

/**
 * Where a region touches itself only at the corner of two pixels, its outline would pass twice through one point: one
 * of the two pixels beside that corner joins it. Nothing falls apart by that, and no neighbors of one color come
 * to touch; where both would, the corner stays.
 */
export function openPinches(labels: ColoredLabels): ColoredLabels {
  const { width, height, colors, data } = labels;
  return onKernels((kernels, arena) => {
    const pixels = arena.put(data);
    kernels.openPinches(pixels, arena.put(colors), width, height);
    return { ...labels, data: arena.read(pixels, new Int32Array(data.length)) };
  });
}
