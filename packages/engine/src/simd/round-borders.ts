import type { Labels } from "../regions/labels.ts";
import { connectAt } from "./connect.ts";
import { onKernels } from "../kernels/kernels.ts";

/** `plainRoundBorders` (edges/round-borders.ts) on kernels; undefined where they are missing. */
export function roundBordersOnKernels(labels: Labels, reach: number, rounds: number): Labels | undefined {
  const { width, height } = labels;
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
  return onKernels((kernels, arena) => {
    const size = width * height;
    let [from, to] = [arena.put(labels.data), arena.room(size * 4)];
    const disk = [arena.put(halves), arena.put(sums), arena.room(128)] as const;
    for (let round = 0; round < rounds; round++) {
      kernels.roundBorders(from, width, height, reach, ...disk, to);
      [from, to] = [to, from];
    }
    const { count, data } = connectAt(kernels, arena, {
      labels: from,
      width,
      height,
      colorOf: undefined,
      out: to,
    });
    return { width, height, count, data };
  });
}

/** `plainBordersOf` (edges/closed-regions.ts) on kernels; undefined where they are missing. */
export function bordersOnKernels({ width, height, data }: Labels): Uint8Array | undefined {
  return onKernels((kernels, arena) => {
    const out = arena.room(data.length);
    kernels.rightAndLowerBorders(arena.put(data), width, height, out);
    return arena.read(out, new Uint8Array(data.length));
  });
}
