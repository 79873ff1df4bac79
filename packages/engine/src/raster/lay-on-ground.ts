import { hexOfRgb, type Rgb } from "../colors/hex.ts";
import { type Oklab, rgbToOklab, stepsPerUnit } from "../colors/oklab.ts";
import { isOpaque } from "./pixel-facts.ts";
import type { Raster } from "./raster.ts";

/** Grounds in the order of preference: paper, then what white, gray and dark art show on. */
const grounds: readonly Rgb[] = [
  [255, 255, 255],
  [140, 140, 140],
  [48, 48, 48],
];
/** Colors nearer than this to their ground, in squared OKLab steps, show no contour on it: light gray (#d9d9d9) on white is 11 units. */
const minContrast = (12 * stepsPerUnit) ** 2;
/** A ground will do while no more than this share of the contour vanishes on it: 0 to 1 of its pixels. */
const maxVanishing = 0.1;
/** Share of the pixels that must be clear before there is an outside, 0 to 1: a row of half covered pixels at an edge is none. */
const minOutside = 0.01;
/** From this alpha on a pixel belongs to the art. */
const halfClear = 128;

/**
 * What lies under the transparent parts of a picture, so that the border of transparency is a contour: white where the
 * art differs from white, a contrasting gray under light art. Null for an opaque picture.
 */
function groundUnder(raster: Raster): Rgb | null {
  if (isOpaque(raster)) return null;
  if (clearShare(raster) < minOutside) return grounds[0]!;
  const contour = colorsOfContour(raster);
  const total = contour.reduce((sum, { pixels }) => sum + pixels, 0);
  const shares = grounds.map((ground) => vanishing(contour, ground) / Math.max(1, total));
  const good = shares.findIndex((share) => share <= maxVanishing);
  return grounds[good < 0 ? shares.indexOf(Math.min(...shares)) : good]!;
}

/** The same as a color of a document: `#rrggbb`. */
export function groundHex(raster: Raster): string | null {
  const ground = groundUnder(raster);
  return ground && hexOfRgb(ground);
}

/** The raster with its transparency laid on the ground that its art shows on; the same raster when it has none. */
export function layOnGround(raster: Raster): Raster {
  const ground = groundUnder(raster);
  if (!ground) return raster;
  const { width, height, data } = raster;
  const out = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    const clear = 255 - alpha;
    for (let c = 0; c < 3; c++) out[i + c] = (data[i + c]! * alpha + ground[c]! * clear + 127) / 255;
    out[i + 3] = 255;
  }
  return { width, height, data: out };
}

function clearShare({ data }: Raster): number {
  let clear = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! < halfClear) clear += 1;
  return clear / (data.length / 4);
}

interface CountedColor {
  readonly color: Oklab;
  readonly pixels: number;
}

/** The colors of the art's pixels beside something clear: means of those with the same upper five bits, 32768 at most. */
function colorsOfContour({ width, height, data }: Raster): CountedColor[] {
  // pixels, and sums of red, green and blue
  const sums = new Float64Array(4 << 15);
  const isArt = (pixel: number) => data[pixel * 4 + 3]! >= halfClear;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (!isArt(pixel)) continue;
      const isInside =
        (x === 0 || isArt(pixel - 1)) &&
        (x === width - 1 || isArt(pixel + 1)) &&
        (y === 0 || isArt(pixel - width)) &&
        (y === height - 1 || isArt(pixel + width));
      if (isInside) continue;
      const at = pixel * 4;
      const upper = ((data[at]! >> 3) << 10) | ((data[at + 1]! >> 3) << 5) | (data[at + 2]! >> 3);
      sums[4 * upper]!++;
      for (let c = 0; c < 3; c++) sums[4 * upper + 1 + c]! += data[at + c]!;
    }
  }
  const colors: CountedColor[] = [];
  for (let at = 0; at < sums.length; at += 4) {
    const pixels = sums[at]!;
    if (pixels === 0) continue;
    const mean = (c: number) => Math.round(sums[at + 1 + c]! / pixels);
    colors.push({ color: rgbToOklab([mean(0), mean(1), mean(2)]), pixels });
  }
  return colors;
}

/** How many pixels of a contour do not show on a ground. */
function vanishing(contour: readonly CountedColor[], ground: Rgb): number {
  const under = rgbToOklab(ground);
  let count = 0;
  for (const { color, pixels } of contour) if (squaredDistance(color, under) < minContrast) count += pixels;
  return count;
}

function squaredDistance(one: Oklab, other: Oklab): number {
  return (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;
}
