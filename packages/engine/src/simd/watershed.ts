import type { Field } from "../edges/grid.ts";
import type { Labels } from "../regions/labels.ts";
import { onKernels } from "../kernels/kernels.ts";

/** The ends of a queue for each of 256 levels. */
const queues = 256 * 8;

/** `plainWatershed` (edges/watershed.ts) on kernels; undefined where they are missing. */
export function watershedOnKernels({ width, height, data }: Field, ground: number): Labels | undefined {
  const ringed = (width + 2) * (height + 2);
  return onKernels((kernels, arena) => {
    const out = arena.put(data);
    const [level, label, next] = [arena.room(ringed), arena.room(ringed * 4), arena.room(ringed * 4)];
    // labels take the place of the heights, which are levels by then
    const ends = arena.room(queues);
    const count = kernels.watershed(out, width, height, ground, level, label, next, ends, out);
    return { width, height, count, data: arena.read(out, new Int32Array(data.length)) };
  });
}
