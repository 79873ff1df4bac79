import { squaredDistance } from "../colors/cluster.ts";
import { contrastsOnKernels } from "../simd/contrast.ts";
import type { ColoredLabels } from "./labels.ts";

/**
 * How much the color of each region differs from the colors around it, in OKLab steps: the mean along its border.
 * A region without neighbors has none.
 */
export function contrastOf(labels: ColoredLabels, palette: Float64Array): Float64Array {
  const many = palette.length / 3;
  const between = new Float64Array(many * many);
  for (let p = 0; p < many; p++) {
    for (let q = 0; q < many; q++) {
      between[p * many + q] = Math.sqrt(squaredDistance(palette, p, palette, q));
    }
  }
  return contrastsOnKernels(labels, between, many) ?? plainContrasts(labels, between, many);
}

/** @param between contrasts of each two of `many` colors */
function plainContrasts(
  { width, data, count, colors }: ColoredLabels,
  between: Float64Array,
  many: number,
): Float64Array {
  const sums = new Float64Array(count);
  const sides = new Int32Array(count);
  const meet = (p: number, q: number) => {
    const contrast = between[colors[p]! * many + colors[q]!]!;
    sums[p] = sums[p]! + contrast;
    sums[q] = sums[q]! + contrast;
    sides[p] = sides[p]! + 1;
    sides[q] = sides[q]! + 1;
  };
  for (let i = 0, x = 0; i < data.length; i++) {
    const own = data[i]!;
    if (++x === width) x = 0;
    else if (data[i + 1]! !== own) meet(own, data[i + 1]!);
    if (i + width < data.length && data[i + width]! !== own) meet(own, data[i + width]!);
  }
  return sums.map((sum, region) => sum / (sides[region]! || 1));
}
