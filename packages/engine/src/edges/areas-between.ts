import { onKernels } from "../kernels/kernels.ts";
import type { Labels } from "../regions/labels.ts";

/**
 * The white areas that lines enclose, as a partition of all pixels: pixels of lines belong to an area beside them.
 */
export function areasBetween(on: Uint8Array, width: number, height: number): Labels {
  const size = on.length;
  return onKernels((kernels, arena) => {
    const [lines, labels, queue] = [arena.put(on), arena.room(size * 4), arena.room(size * 4)];
    const [parents, colors] = [arena.room(size * 4), arena.room(size * 4)];
    kernels.unpackBytes(lines, size, queue);
    const connected = kernels.connect(queue, width, height, labels, parents, colors);
    // parents, and what was connected, are not needed any more
    const count = kernels.growAreas(lines, width, height, labels, parents, connected, queue);
    return count === 0
      ? { width, height, count: 1, data: new Int32Array(size) }
      : { width, height, count, data: arena.read(labels, new Int32Array(size)) };
  });
}
