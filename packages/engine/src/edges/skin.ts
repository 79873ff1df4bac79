import type { Raster } from "../raster/raster.ts";
import { blur } from "./blur.ts";
import type { Field } from "./grid.ts";
import { componentsOf } from "./components.ts";
import { skinChroma } from "./skin-chroma.ts";
import { above } from "./where.ts";

/** Shares of the picture, and length by width, that an area of skin may have to be a face or a hand. */
const minShare = 0.002;
const maxShare = 0.35;
const slimmest = 3.2;
/** From this likelihood on a pixel is of such an area, 0 to 1; an area fills this share of its box, as faces and hands do. */
const minLikelihood = 0.3;
const minFill = 0.3;
/** Lightness (luma, 0 to 255) in which chroma says something: rising from the first over so much, falling to the last. */
const lit = { from: 50, rise: 30, to: 250, fall: 15 };
/** Sigma of the softening, as a share of the picture's width. */
const softness = 0.006;

/** How surely each place is skin, 0 to 1: compact areas whose chroma lies in the box of skin in YCbCr, softened. */
export function findSkin(raster: Raster): Field {
  const { width, height } = raster;
  const likely = blur(likelihood(raster), 1);
  const on = above(likely.data, minLikelihood);
  const { count, start, pixels } = componentsOf(on, raster);
  const data = new Float32Array(width * height);
  for (let p = 0; p < count; p++) {
    const own = pixels.subarray(start[p]!, start[p + 1]!);
    if (own.length < minShare * data.length || own.length > maxShare * data.length) continue;
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (const i of own) {
      left = Math.min(left, i % width);
      right = Math.max(right, i % width);
      top = Math.min(top, Math.floor(i / width));
      bottom = Math.max(bottom, Math.floor(i / width));
    }
    const [w, h] = [right - left + 1, bottom - top + 1];
    if (Math.max(w, h) > slimmest * Math.min(w, h) || own.length < minFill * w * h) continue;
    fillRows(data, own, width);
  }
  return blur({ width, height, data }, Math.max(0.5, width * softness));
}

/** Fills each row of a component from its first to its last pixel: eyes and mouths belong to the face. */
function fillRows(data: Float32Array, pixels: Int32Array, width: number): void {
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  for (const i of pixels) {
    const row = Math.floor(i / width);
    first.set(row, Math.min(first.get(row) ?? i, i));
    last.set(row, Math.max(last.get(row) ?? i, i));
  }
  for (const [row, from] of first) data.fill(1, from, last.get(row)! + 1);
}

function likelihood({ width, height, data }: Raster): Field {
  const out = new Float32Array(width * height);
  const ramp = (t: number) => (t <= 0 ? 0 : t < 1 ? t : 1);
  for (let i = 0, o = 0; o < out.length; i += 4, o++) {
    const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    out[o] = skinChroma(r, g, b) * ramp((y - lit.from) / lit.rise) * ramp((lit.to - y) / lit.fall);
  }
  return { width, height, data: out };
}
