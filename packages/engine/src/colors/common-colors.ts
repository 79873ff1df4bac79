import { onKernels } from "../kernels/kernels.ts";
import type { Planes } from "../raster/planes.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { stepsPerUnit } from "./oklab.ts";

/** Pixels farther than this from the middle color are detail that was dropped: letters on paper, a wire before the sky. */
const dropped = 14 * stepsPerUnit;
/** One pixel in three is enough, and a third of the time; middles are found in classes of 2⁴ steps, a fifth of a unit. */
const counting = { each: 3, classBits: 4, classes: 1024, near: dropped * dropped };

/**
 * For each palette color (the colors of `labels`) what the photo under its regions mostly is: the mean of the pixels near their
 * median. White paper stays white though there were letters on it.
 * @param palette what a color is that no pixel has
 */
export function commonColors(labels: ColoredLabels, planes: Planes, palette: Float64Array): Float64Array {
  const count = palette.length / 3;
  const sums = sumsNearMiddles(labels, planes, count);
  return palette.map((value, i) => {
    const at = Math.floor(i / 3) * 4;
    return sums[at]! > 0 ? sums[at + 1 + (i % 3)]! / sums[at]! : value;
  });
}

/** The middle, in steps, of what the classes of a color count. */
function medianOf(counts: Int32Array): number {
  const { classBits, classes } = counting;
  let all = 0;
  for (let c = 0; c < classes; c++) all += counts[c]!;
  let below = 0;
  for (let c = 0; c < classes; c++) {
    below += counts[c]!;
    if (2 * below >= all) return ((c - classes / 2) << classBits) + (1 << (classBits - 1));
  }
  return 0;
}

/** Number and sums, four for each of `count` colors, of the pixels near its median. */
function sumsNearMiddles({ data, colors }: ColoredLabels, { l, a, b }: Planes, count: number): Float64Array {
  const { each, classBits, classes, near } = counting;
  return onKernels((kernels, arena) => {
    const [labels, own, size] = [arena.put(data), arena.put(colors), data.length];
    const planes = [arena.put(l), arena.put(a), arena.put(b)] as const;
    const [room, sums] = [arena.room(count * classes * 4), arena.room(count * 32)];
    const counts = new Int32Array(count * classes);
    const middles = new Int32Array(count * 3);
    planes.forEach((plane, c) => {
      kernels.countClasses(labels, own, plane, size, each, classBits, classes, count, room);
      arena.read(room, counts);
      for (let k = 0; k < count; k++)
        middles[3 * k + c] = medianOf(counts.subarray(k * classes, (k + 1) * classes));
    });
    kernels.sumNear(labels, own, ...planes, size, each, arena.put(middles), near, count, sums);
    return arena.read(sums, new Float64Array(count * 4));
  });
}
