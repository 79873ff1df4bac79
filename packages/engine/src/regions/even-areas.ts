import { evenAreasOnKernels } from "../simd/flat.ts";
import type { EvenAreas } from "./areas.ts";
import { connect } from "./connect.ts";

/** The connected areas of even pixels. @param pixels four bytes a pixel */
export function evenAreas(
  pixels: Uint8ClampedArray,
  even: Uint8Array,
  size: { readonly width: number; readonly height: number },
): EvenAreas {
  return evenAreasOnKernels(pixels, even, size) ?? plainEvenAreas(pixels, even, size);
}

function plainEvenAreas(
  pixels: Uint8ClampedArray,
  even: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): EvenAreas {
  const labels = connect(Int32Array.from(even), width, height);
  const numbers = new Int32Array(labels.count);
  let count = 0;
  for (let region = 0; region < labels.count; region++)
    numbers[region] = labels.colors[region] ? count++ : -1;
  const of = labels.data;
  const many = new Float64Array(count);
  const mean = new Float64Array(count * 4);
  const least = new Uint8Array(count * 4).fill(255);
  const most = new Uint8Array(count * 4);
  for (let i = 0; i < of.length; i++) {
    const area = numbers[of[i]!]!;
    of[i] = area;
    if (area < 0) continue;
    many[area] = many[area]! + 1;
    for (let c = 0; c < 4; c++) {
      const value = pixels[i * 4 + c]!;
      const at = area * 4 + c;
      mean[at] = mean[at]! + value;
      if (value < least[at]!) least[at] = value;
      if (value > most[at]!) most[at] = value;
    }
  }
  for (let at = 0; at < mean.length; at++) mean[at] = mean[at]! / many[at >> 2]!;
  return { of, count, pixels: many, mean, least, most };
}
