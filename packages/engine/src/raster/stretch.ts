import { stepsPerUnit } from "../colors/oklab.ts";
import { countLightnessOnKernels, mapLightnessOnKernels } from "../simd/lightness.ts";
import type { Planes } from "./planes.ts";

/** Share of pixels at either end that may clip. */
const clipped = 0.005;
/** Lightness, in units, that a picture's range should span, and the most that contrast may grow. */
const wantedRange = 55;
const mostGain = 1.15;
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
  const counts = new Uint32Array(lightest + 1);
  for (let i = 0; i < plane.length; i++) {
    const at = Math.max(0, Math.min(lightest, plane[i]!));
    counts[at] = counts[at]! + 1;
  }
  return counts;
}

function mapLightness(plane: Int16Array, table: Int16Array): Int16Array {
  const out = new Int16Array(plane.length);
  for (let i = 0; i < out.length; i++) out[i] = table[Math.max(0, Math.min(lightest, plane[i]!))]!;
  return out;
}

/** Gives a dull picture a little more contrast in lightness, about its middle; a picture with contrast stays. */
export function stretchLightness(planes: Planes): Planes {
  const counts = countLightnessOnKernels(planes.l, lightest) ?? countLightness(planes.l);
  const low = quantile(counts, planes.l.length, clipped);
  const high = quantile(counts, planes.l.length, 1 - clipped);
  const range = high - low;
  const gain = Math.min(mostGain, (wantedRange * stepsPerUnit) / Math.max(1, range));
  // a picture of hardly more than one lightness is meant to be so
  if (gain <= 1 || range < 10 * stepsPerUnit) return planes;
  const middle = (low + high) / 2;
  const moved = Int16Array.from(counts, (_, v) =>
    Math.max(0, Math.min(lightest, Math.round(middle + (v - middle) * gain))),
  );
  return { ...planes, l: mapLightnessOnKernels(planes.l, moved) ?? mapLightness(planes.l, moved) };
}
