import { onKernels } from "../kernels/kernels.ts";
import { squaredDistance } from "../colors/cluster.ts";
import type { ColoredLabels } from "./labels.ts";

/**
 * How much the color of each region differs from the colors around it, in OKLab steps: the mean along its border.
 * A region without neighbors has none.
 */
export function contrastOf(
  { width, height, data, count, colors }: ColoredLabels,
  palette: Float64Array,
): Float64Array {
  const colorCount = palette.length / 3;
  const between = new Float64Array(colorCount * colorCount);
  for (let p = 0; p < colorCount; p++) {
    for (let q = 0; q < colorCount; q++) {
      between[p * colorCount + q] = Math.sqrt(squaredDistance(palette, p, palette, q));
    }
  }
  return onKernels((kernels, arena) => {
    const [pixels, own, pairs] = [arena.put(data), arena.put(colors), arena.put(between)];
    const [sides, out] = [arena.room(count * 4), arena.room(count * 8)];
    kernels.contrasts(pixels, width, height, count, own, pairs, colorCount, sides, out);
    return arena.read(out, new Float64Array(count));
  });
}
