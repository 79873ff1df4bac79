import type { ColoredLabels } from "../regions/labels.ts";
import { onKernels } from "../kernels/kernels.ts";

/** `plainOpenPinches` (regions/open-pinches.ts) on kernels; undefined where they are missing. */
export function openPinchesOnKernels(labels: ColoredLabels): ColoredLabels | undefined {
  const { width, height, colors, data } = labels;
  return onKernels((kernels, arena) => {
    const pixels = arena.put(data);
    kernels.openPinches(pixels, arena.put(colors), width, height);
    return { ...labels, data: arena.read(pixels, new Int32Array(data.length)) };
  });
}
