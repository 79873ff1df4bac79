import { weighOnKernels } from "../simd/importance.ts";
import type { Labels } from "./labels.ts";

/** Above the first mean importance (0 to 255) a region is protected a little, from the second on wholly. */
const slightly = 40;
const wholly = 120;

/** Mean importance of each region, from that of each pixel, 0 to 255. */
export function meanImportance(labels: Labels, importance: Uint8Array): Float64Array {
  const sums = weighOnKernels(labels, importance) ?? weigh(labels, importance);
  return Float64Array.from({ length: labels.count }, (_, r) => sums[r * 2]! / sums[r * 2 + 1]!);
}

/** How much their mean importance protects regions: 0 for not at all to 1 for all there is. */
export function protectionOf(means: Float64Array): Float64Array {
  return means.map((mean) => Math.min(1, Math.max(0, (mean - slightly) / (wholly - slightly))));
}

/** Sum of importance, and pixels, of every region: two numbers each. */
function weigh({ count, data }: Labels, importance: Uint8Array): Float64Array {
  const sums = new Float64Array(count * 2);
  for (let i = 0; i < data.length; i++) {
    const at = data[i]! * 2;
    sums[at] = sums[at]! + importance[i]!;
    sums[at + 1] = sums[at + 1]! + 1;
  }
  return sums;
}

/** A least size between what plain regions need and what protected ones do. */
export function eased(plain: number, protectedOnes: number, protection: number): number {
  return plain + (protectedOnes - plain) * protection;
}
