import type { Planes } from "../raster/planes.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { type Counting, sumsOnKernels } from "../simd/common-colors.ts";
import { stepsPerUnit } from "./oklab.ts";

/** Pixels farther than this from the middle color are detail that was dropped: letters on paper, a wire before the sky. */
const dropped = 14 * stepsPerUnit;
/** One pixel in three is enough, and a third of the time; middles are found in classes of 2⁴ steps, a fifth of a unit. */
const counting: Counting = { each: 3, classBits: 4, classes: 1024, near: dropped * dropped };

/**
 * For each palette color (the colors of `labels`) what the photo under its regions mostly is: the mean of the pixels near their
 * median. White paper stays white though there were letters on it.
 * @param palette what a color is that no pixel has
 */
export function commonColors(labels: ColoredLabels, planes: Planes, palette: Float64Array): Float64Array {
  const many = palette.length / 3;
  const sums =
    sumsOnKernels(labels, planes, many, counting, medianOf) ?? plainSums(labels, planes, many, counting);
  return palette.map((value, i) => {
    const at = Math.floor(i / 3) * 4;
    return sums[at]! > 0 ? sums[at + 1 + (i % 3)]! / sums[at]! : value;
  });
}

/** Number and sums, four for each of `many` colors, of the pixels near its median. */
function plainSums(
  { data, colors }: ColoredLabels,
  { l, a, b }: Planes,
  many: number,
  { each, classBits, classes, near }: Counting,
): Float64Array {
  const [ml, ma, mb] = [l, a, b].map((plane) => {
    const counts = new Int32Array(many * classes);
    for (let i = 0; i < data.length; i += each) {
      const own = Math.min(classes - 1, Math.max(0, (plane[i]! >> classBits) + classes / 2));
      const at = colors[data[i]!]! * classes + own;
      counts[at] = counts[at]! + 1;
    }
    return Int32Array.from({ length: many }, (_, k) =>
      medianOf(counts.subarray(k * classes, (k + 1) * classes)),
    );
  }) as [Int32Array, Int32Array, Int32Array];

  const sums = new Float64Array(many * 4);
  for (let i = 0; i < data.length; i += each) {
    const k = colors[data[i]!]!;
    const [x, y, z] = [l[i]! - ml[k]!, a[i]! - ma[k]!, b[i]! - mb[k]!];
    if (x * x + y * y + z * z > near) continue;
    const at = k * 4;
    sums[at] = sums[at]! + 1;
    sums[at + 1] = sums[at + 1]! + l[i]!;
    sums[at + 2] = sums[at + 2]! + a[i]!;
    sums[at + 3] = sums[at + 3]! + b[i]!;
  }
  return sums;
}

/** The middle, in steps, of what the classes of a color count. */
function medianOf(counts: Int32Array): number {
  const { classBits, classes } = counting;
  let all = 0;
  for (let c = 0; c < classes; c++) all += counts[c]!;
  let below = 0;
  for (let c = 0; c < classes; c++) {
    below += counts[c]!;
    if (2 * below >= all) return ((c - classes / 2) << classBits) + (1 << (classBits - 1));
  }
  return 0;
}
