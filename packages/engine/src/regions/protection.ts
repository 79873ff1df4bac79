import { onKernels } from "../kernels/kernels.ts";
import type { Labels } from "./labels.ts";

/** Above the first mean importance (0 to 255) a region is protected a little, from the second on wholly. */
const slightly = 40;
const wholly = 120;

/** Mean importance of each region, from that of each pixel, 0 to 255. */
export function meanImportance({ count, data }: Labels, importance: Uint8Array): Float64Array {
  const sums = onKernels((kernels, arena) => {
    const out = arena.room(count * 16);
    kernels.weigh(arena.put(data), arena.put(importance), data.length, count, out);
    return arena.read(out, new Float64Array(count * 2));
  });
  return Float64Array.from({ length: count }, (_, r) => sums[r * 2]! / sums[r * 2 + 1]!);
}

/** How much their mean importance protects regions: 0 for not at all to 1 for all there is. */
export function protectionOf(means: Float64Array): Float64Array {
  return means.map((mean) => Math.min(1, Math.max(0, (mean - slightly) / (wholly - slightly))));
}

/** A least size between what plain regions need and what protected ones do. */
export function eased(plain: number, protectedOnes: number, protection: number): number {
  return plain + (protectedOnes - plain) * protection;
}
