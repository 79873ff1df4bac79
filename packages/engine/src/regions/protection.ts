import type { Labels } from "./labels.ts";

/** Above the first mean importance (0 to 255) a region is protected a little, from the second on wholly. */
const slightly = 40;
const wholly = 120;

/**
 * How much importance protects each region: 0 for not at all to 1 for all there is.
 * @param importance 0 to 255 for each pixel
 */
export function protectionOf({ count, data }: Labels, importance: Uint8Array): Float64Array {
  const sums = new Float64Array(count);
  const area = new Float64Array(count);
  for (let i = 0; i < data.length; i++) {
    const region = data[i]!;
    sums[region] = sums[region]! + importance[i]!;
    area[region] = area[region]! + 1;
  }
  return sums.map((sum, region) =>
    Math.min(1, Math.max(0, (sum / area[region]! - slightly) / (wholly - slightly))),
  );
}

/** A least size between what plain regions need and what protected ones do. */
export function eased(plain: number, protectedOnes: number, protection: number): number {
  return plain + (protectedOnes - plain) * protection;
}
