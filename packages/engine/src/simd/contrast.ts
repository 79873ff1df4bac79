import type { ColoredLabels } from "../regions/labels.ts";
import { onKernels } from "../kernels/kernels.ts";

/**
 * `plainContrasts` (regions/contrast.ts) on kernels; undefined where they are missing.
 * @param between contrasts of each two of `many` colors
 */
export function contrastsOnKernels(
  { width, height, data, count, colors }: ColoredLabels,
  between: Float64Array,
  many: number,
): Float64Array | undefined {
  return onKernels((kernels, arena) => {
    const [pixels, own, pairs] = [arena.put(data), arena.put(colors), arena.put(between)];
    const [sides, out] = [arena.room(count * 4), arena.room(count * 8)];
    kernels.contrasts(pixels, width, height, count, own, pairs, many, sides, out);
    return arena.read(out, new Float64Array(count));
  });
}
