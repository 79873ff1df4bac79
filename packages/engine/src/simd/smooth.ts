import type { Planes } from "../raster/planes.ts";
import { onKernels } from "../kernels/kernels.ts";

/**
 * `plainSmooth` (raster/smooth.ts) on kernels; undefined where they are missing.
 * @param tables for each iteration the share that a pixel takes of its neighbor, by their difference in steps
 */
export function smoothOnKernels(planes: Planes, tables: readonly Float32Array[]): Planes | undefined {
  const { width, height } = planes;
  const size = width * height;
  return onKernels((kernels, arena) => {
    const [l, a, b] = [arena.put(planes.l), arena.put(planes.a), arena.put(planes.b)];
    const [across, down, pixels] = [arena.room(size * 2), arena.room(size * 2), arena.room(size * 16)];
    kernels.differences(l, a, b, width, height, 1, across);
    kernels.differences(l, a, b, width, height, width, down);
    kernels.interleave(l, a, b, size, pixels);
    for (const table of tables) {
      const takes = arena.put(table);
      kernels.transformRows(pixels, across, width, height, takes, table.length - 1);
      kernels.transformColumns(pixels, down, width, height, takes, table.length - 1);
    }
    kernels.separate(pixels, size, l, a, b);
    const plane = (at: number) => arena.read(at, new Int16Array(size));
    return { width, height, l: plane(l), a: plane(a), b: plane(b) };
  });
}
