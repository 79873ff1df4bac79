import type { Planes } from "../raster/planes.ts";
import type { ColoredLabels } from "./labels.ts";

/** Parts at most this many pixels wide are necks: smooth borders on both sides could touch there. */
export const widestNeck = 2;

/**
 * Takes parts of regions that are only a pixel or two wide, across or down, away from them: each such pixel goes to
 * the region on that side of it whose color suits it better. Regions may fall apart; the labels' numbers stay.
 */
export function cutNecks(labels: ColoredLabels, planes: Planes, palette: Float64Array): Int32Array {
  const { width, height, data } = labels;
  const out = Int32Array.from(data);
  for (let y = 0; y < height; y++)
    cutAlong(labels, planes, palette, { from: y * width, step: 1, length: width }, out);
  for (let x = 0; x < width; x++)
    cutAlong(labels, planes, palette, { from: x, step: width, length: height }, out);
  return out;
}

function cutAlong(
  { data, colors }: ColoredLabels,
  { l, a, b }: Planes,
  palette: Float64Array,
  line: { from: number; step: number; length: number },
  out: Int32Array,
): void {
  const { from, step, length } = line;
  const away = (i: number, region: number) => {
    const k = colors[region]! * 3;
    const dl = l[i]! - palette[k]!;
    const da = a[i]! - palette[k + 1]!;
    const db = b[i]! - palette[k + 2]!;
    return dl * dl + da * da + db * db;
  };
  for (let start = 0, end = 0; start < length; start = end) {
    const region = data[from + start * step]!;
    end = start + 1;
    while (end < length && data[from + end * step] === region) end++;
    if (end - start > widestNeck || end - start === length) continue;
    // the regions on both sides; at the picture's edge there is only one
    const before = data[from + (start > 0 ? start - 1 : end) * step]!;
    const after = data[from + (end < length ? end : start - 1) * step]!;
    for (let at = start; at < end; at++) {
      const i = from + at * step;
      out[i] = away(i, before) <= away(i, after) ? before : after;
    }
  }
}
