import type { Planes } from "../raster/planes.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { onKernels } from "../kernels/kernels.ts";

/** How pixels are counted; see colors/common-colors.ts. */
export interface Counting {
  /** One pixel in so many. */
  readonly each: number;
  readonly classBits: number;
  readonly classes: number;
  /** Squared distance in steps up to which a pixel is near its color's middle. */
  readonly near: number;
}

/**
 * `plainSums` (colors/common-colors.ts) on kernels: number and sums of the pixels near the middle of each color; undefined where
 * kernels are missing.
 * @param many colors
 */
export function sumsOnKernels(
  { data, colors }: ColoredLabels,
  { l, a, b }: Planes,
  many: number,
  { each, classBits, classes, near }: Counting,
  medianOf: (counts: Int32Array) => number,
): Float64Array | undefined {
  return onKernels((kernels, arena) => {
    const [labels, own, size] = [arena.put(data), arena.put(colors), data.length];
    const planes = [arena.put(l), arena.put(a), arena.put(b)] as const;
    const [room, sums] = [arena.room(many * classes * 4), arena.room(many * 32)];
    const counts = new Int32Array(many * classes);
    const middles = new Int32Array(many * 3);
    planes.forEach((plane, c) => {
      kernels.countClasses(labels, own, plane, size, each, classBits, classes, many, room);
      arena.read(room, counts);
      for (let k = 0; k < many; k++)
        middles[3 * k + c] = medianOf(counts.subarray(k * classes, (k + 1) * classes));
    });
    kernels.sumNear(labels, own, ...planes, size, each, arena.put(middles), near, many, sums);
    return arena.read(sums, new Float64Array(many * 4));
  });
}
