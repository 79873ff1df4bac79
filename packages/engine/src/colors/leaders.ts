import { squaredDistance } from "./cluster.ts";
import type { Histogram } from "./histogram.ts";

/**
 * Colors that stand for weighted points: the heaviest point is the first, each next one the heaviest that is not
 * within `apart` of one before it; then each becomes the mean of the points nearest to it that are so near.
 * @returns three numbers for each color, and for each point the color nearest to it
 */
export function leaders(
  points: Histogram,
  apart: number,
): { readonly colors: Float64Array; readonly nearest: Int32Array; readonly weights: Float64Array } {
  const { count, colors, weights } = points;
  const order = Array.from({ length: count }, (_, i) => i).sort((p, q) => weights[q]! - weights[p]! || p - q);
  const found: number[] = [];
  for (const i of order) {
    if (found.every((k) => squaredDistance(colors, i, colors, k) > apart * apart)) found.push(i);
  }
  const nearest = new Int32Array(count);
  const sums = new Float64Array(found.length * 3);
  const total = new Float64Array(found.length);
  for (let i = 0; i < count; i++) {
    let min = Number.POSITIVE_INFINITY;
    for (let k = 0; k < found.length; k++) {
      const distance = squaredDistance(colors, i, colors, found[k]!);
      if (distance >= min) continue;
      min = distance;
      nearest[i] = k;
    }
    const k = nearest[i]!;
    total[k] = total[k]! + weights[i]!;
    for (let c = 0; c < 3; c++) sums[k * 3 + c] = sums[k * 3 + c]! + weights[i]! * colors[i * 3 + c]!;
  }
  return { colors: sums.map((sum, at) => sum / total[(at / 3) | 0]!), nearest, weights: total };
}
