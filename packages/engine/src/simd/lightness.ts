import { onKernels } from "../kernels/kernels.ts";

/** How many pixels have each lightness from 0 to `most`; undefined where kernels are missing. */
export function countLightnessOnKernels(plane: Int16Array, most: number): Uint32Array | undefined {
  return onKernels((kernels, arena) => {
    const counts = arena.room((most + 1) * 4);
    kernels.countLightness(arena.put(plane), plane.length, most, counts);
    return arena.read(counts, new Uint32Array(most + 1));
  });
}

/** The plane with every lightness replaced by its entry in a table; undefined where kernels are missing. */
export function mapLightnessOnKernels(plane: Int16Array, table: Int16Array): Int16Array | undefined {
  return onKernels((kernels, arena) => {
    const own = arena.put(plane);
    kernels.mapLightness(own, plane.length, table.length - 1, arena.put(table));
    return arena.read(own, new Int16Array(plane.length));
  });
}
