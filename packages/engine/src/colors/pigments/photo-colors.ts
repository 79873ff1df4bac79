import { checkRaster, type Raster } from "../../raster/raster.ts";
import { type Lab, labOfRgb } from "../color-difference.ts";

/** The colors of a photo, like ones taken together. */
export interface PhotoColors {
  readonly labs: readonly Lab[];
  /** Pixels of each color. */
  readonly weights: Uint32Array;
  /** The color of each pixel by its place among them, or `noColor`. */
  readonly places: Uint16Array;
}

/** Stands for a pixel that one sees through. */
export const noColor = 0xffff;

/** Bits of each channel that tell colors apart at first: cells of four steps, less than an eye sees. */
const finestBits = 6;
/** A photo with more colors is noise: its cells are made twice as wide. */
const maxColors = 8192;

/**
 * Takes the like colors of a photo together, each the mean of its pixels: a photo has hundreds of thousands of pixels and some
 * thousands of colors. Pixels that are more than half transparent have none.
 */
export function photoColors(raster: Raster): PhotoColors {
  checkRaster(raster);
  for (let bits = finestBits; ; bits--) {
    const sorted = sortPixels(raster.data, bits);
    if (sorted) return { places: sorted.places, ...meansOf(raster.data, sorted.places, sorted.count) };
  }
}

/** The cell of each pixel, numbered as they come; null where there are too many. */
function sortPixels(data: Uint8ClampedArray, bits: number): { places: Uint16Array; count: number } | null {
  const drop = 8 - bits;
  const placeOf = new Int32Array(1 << (3 * bits)).fill(-1);
  const places = new Uint16Array(data.length / 4).fill(noColor);
  let count = 0;
  for (let i = 0; i < places.length; i++) {
    if (data[4 * i + 3]! < 128) continue;
    const [red, green, blue] = [data[4 * i]! >> drop, data[4 * i + 1]! >> drop, data[4 * i + 2]! >> drop];
    const cell = (red << (2 * bits)) | (green << bits) | blue;
    if (placeOf[cell] === -1) {
      if (count === maxColors) return null;
      placeOf[cell] = count++;
    }
    places[i] = placeOf[cell]!;
  }
  return { places, count };
}

function meansOf(data: Uint8ClampedArray, places: Uint16Array, count: number) {
  const weights = new Uint32Array(count);
  const sums = new Float64Array(count * 3);
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    if (place === noColor) continue;
    weights[place]!++;
    for (let channel = 0; channel < 3; channel++) sums[3 * place + channel]! += data[4 * i + channel]!;
  }
  const labs = Array.from(weights, (weight, place) => {
    const mean = (channel: number) => Math.round(sums[3 * place + channel]! / weight);
    return labOfRgb([mean(0), mean(1), mean(2)]);
  });
  return { labs, weights };
}
