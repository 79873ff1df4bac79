import { onKernels } from "../kernels/kernels.ts";
import { connectAt } from "../regions/connect.ts";
import type { Labels } from "../regions/labels.ts";

/**
 * Rounds the borders of regions: every pixel at a border takes the label that most pixels within `reach` have, near
 * ones counting more. Parts that come off their region become regions of their own.
 */
export function roundBorders(labels: Labels, reach: number, rounds: number): Labels {
  const { width, height } = labels;
  const { halves, sums } = disk(reach);
  return onKernels((kernels, arena) => {
    const size = width * height;
    let [from, to] = [arena.put(labels.data), arena.room(size * 4)];
    const around = [arena.put(halves), arena.put(sums), arena.room(128)] as const;
    for (let round = 0; round < rounds; round++) {
      kernels.roundBorders(from, width, height, reach, ...around, to);
      [from, to] = [to, from];
    }
    const { count, data } = connectAt(kernels, arena, { labels: from, width, height, out: to });
    return { width, height, count, data };
  });
}

/** Half the width of each row of a disk, and the sums of its weights from the left. */
function disk(reach: number): { halves: Int32Array; sums: Int32Array } {
  const across = 2 * reach + 1;
  const halves = new Int32Array(across);
  const sums = new Int32Array(across * (across + 1));
  for (let dy = -reach; dy <= reach; dy++) {
    const half = Math.floor(Math.sqrt(reach * reach + 1 - dy * dy));
    halves[dy + reach] = half;
    const row = (dy + reach) * (across + 1) + reach;
    for (let dx = -reach; dx <= reach; dx++) {
      const weight = Math.abs(dx) <= half ? reach * reach + 2 - dx * dx - dy * dy : 0;
      sums[row + dx + 1] = sums[row + dx]! + weight;
    }
  }
  return { halves, sums };
}
