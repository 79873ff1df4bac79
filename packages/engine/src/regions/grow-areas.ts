import { onKernels } from "../kernels/kernels.ts";
import type { GrowingAreas } from "./areas.ts";

/**
 * The paint of every pixel. Those without an area join one beside them, first those that differ least from where the
 * area began: an antialiased edge's pixels go to the side whose color they have more of.
 * @param of the area of each pixel, or -1
 * @returns the paints; below 0 only where no pixel has an area
 */
export function paintAreas(
  of: Int32Array,
  { pixels, width, height, table, given, standsOut, explain }: GrowingAreas,
): Int32Array {
  const size = width * height;
  return onKernels((kernels, arena) => {
    const [labels, bytes] = [arena.put(of), arena.put(pixels)];
    const none = kernels.mapLabels(labels, size, arena.put(table));
    kernels.assign(labels, arena.put(given), given.length / 2);
    const list = arena.room(none * 8);
    const count = kernels.standingOut(labels, bytes, width, height, standsOut, list);
    const found = explain(arena.read(list, new Int32Array(count * 2)));
    kernels.assign(labels, arena.put(found), found.length / 2);
    kernels.growPaints(labels, bytes, width, height, arena.room(256), arena.room(none * 48));
    return arena.read(labels, new Int32Array(size));
  });
}
