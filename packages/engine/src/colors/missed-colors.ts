import { nearestColor, squaredDistance } from "./cluster.ts";
import type { Histogram } from "./histogram.ts";
import { stepsPerUnit } from "./oklab.ts";

/** Colors so many steps from all of a palette are missed by it. */
export const missedFrom = 9 * stepsPerUnit;
/** So far from its middle reaches what one paint could serve. */
const reach = 6 * stepsPerUnit;
/** Colors so many steps from gray are strong: a red mouth is missed, a gray shadow is not. */
const strong = 16 * stepsPerUnit;

/**
 * Colors that a palette misses although enough of a picture has them: flowers, eyes, a red boat; too small for a palette to
 * find them by itself, too large to do without. Most first.
 * @param points the colors of the picture, each by its area
 * @param min area from which a color is worth a paint, as points weigh
 * @param max so many colors at most
 */
export function missedColors(
  points: Histogram,
  palette: Float64Array,
  { min, max }: { min: number; max: number },
): Float64Array {
  const { count, colors } = points;
  let open: number[] = [];
  for (let i = 0; i < count; i++) {
    const [a, b] = [colors[i * 3 + 1]!, colors[i * 3 + 2]!];
    if (a * a + b * b < strong * strong) continue;
    const k = nearestColor(colors, i, palette);
    if (squaredDistance(colors, i, palette, k) >= missedFrom * missedFrom) open.push(i);
  }
  const found: number[] = [];
  while (found.length < 3 * max) {
    const sums = open.map((i) => weightAround(i, open, points));
    const best = sums.reduce((p, q) => (q[3]! > p[3]! ? q : p), [0, 0, 0, 0]);
    if (best[3]! < min) break;
    const color = Float64Array.from(best.slice(0, 3), (sum) => sum / best[3]!);
    found.push(...color);
    open = open.filter((i) => squaredDistance(colors, i, color, 0) >= missedFrom * missedFrom);
  }
  return Float64Array.from(found);
}

/** Weighted sum of the colors around one, and their weight. */
function weightAround(i: number, some: readonly number[], { colors, weights }: Histogram): number[] {
  const sum = [0, 0, 0, 0];
  for (const j of some) {
    if (squaredDistance(colors, j, colors, i) > reach * reach) continue;
    const weight = weights[j]!;
    for (let c = 0; c < 3; c++) sum[c] = sum[c]! + weight * colors[j * 3 + c]!;
    sum[3] = sum[3]! + weight;
  }
  return sum;
}
