import { onKernels } from "../kernels/kernels.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import type { Planes } from "./planes.ts";

/** Share of pixels at either end that may clip. */
const clipped = 0.005;
/** Lightness, in units, that a picture's range should span, and the most that contrast may grow. */
const wantedRange = 55;
const maxGain = 1.15;
const lightest = 100 * stepsPerUnit;

/** The lightness below which a share of the pixels lies. */
function quantile(counts: Uint32Array, pixels: number, share: number): number {
  let rest = pixels * share;
  for (let l = 0; l < counts.length; l++) {
    rest -= counts[l]!;
    if (rest < 0) return l;
  }
  return counts.length - 1;
}

/** How many pixels have each lightness. */
function countLightness(plane: Int16Array): Uint32Array {
  return onKernels((kernels, arena) => {
    const counts = arena.room((lightest + 1) * 4);
    kernels.countLightness(arena.put(plane), plane.length, lightest, counts);
    return arena.read(counts, new Uint32Array(lightest + 1));
  });
}

/** The plane with every lightness replaced by its entry in a table. */
function mapLightness(plane: Int16Array, table: Int16Array): Int16Array {
  return onKernels((kernels, arena) => {
    const own = arena.put(plane);
    kernels.mapLightness(own, plane.length, table.length - 1, arena.put(table));
    return arena.read(own, new Int16Array(plane.length));
  });
}

/** Gives a dull picture a little more contrast in lightness, about its middle; a picture with contrast stays. */
export function stretchLightness(planes: Planes): Planes {
  const counts = countLightness(planes.l);
  const low = quantile(counts, planes.l.length, clipped);
  const high = quantile(counts, planes.l.length, 1 - clipped);
  const range = high - low;
  const gain = Math.min(maxGain, (wantedRange * stepsPerUnit) / Math.max(1, range));
  // a picture of hardly more than one lightness is meant to be so
  if (gain <= 1 || range < 10 * stepsPerUnit) return planes;
  const middle = (low + high) / 2;
  const moved = Int16Array.from(counts, (_, v) =>
    Math.max(0, Math.min(lightest, Math.round(middle + (v - middle) * gain))),
  );
  return { ...planes, l: mapLightness(planes.l, moved) };
}
