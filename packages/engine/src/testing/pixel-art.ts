import { seededRandom } from "../arithmetic/reproducible.ts";
import type { Raster } from "../raster/raster.ts";
import { drawRaster } from "./scenes.ts";

type Rgb = readonly [number, number, number];

/** Colors of the art, as words on a grid name them. */
const ink: Record<string, Rgb> = {
  ".": [60, 140, 230],
  y: [250, 210, 60],
  r: [230, 60, 60],
  k: [0, 0, 0],
};

/** A face of 14 × 12 cells in four colors. */
const face = [
  "..............",
  "....yyyyyy....",
  "...yyyyyyyy...",
  "..yykyyyykyy..",
  ".yyyyyyyyyyyy.",
  ".yyyyykkyyyyy.",
  ".yyyyyyyyyyyy.",
  "..yyyryyryyy..",
  "..yyyyrryyyy..",
  "...yyyyyyyy...",
  "....yyyyyy....",
  "..............",
];

export const faceSize = { width: face[0]!.length, height: face.length };
export const faceColors = ["#000000", "#3c8ce6", "#e63c3c", "#fad23c"];

const colorAt = (column: number, row: number) => ink[face[row]![column]!]!;

/** Pixel art, a pixel for each cell. */
export function pixelFace(): Raster {
  const { width, height } = faceSize;
  return drawRaster(width, height, (u, v) => colorAt(Math.floor(u * width), Math.floor(v * height)));
}

/** The same enlarged, without or with smoothing between the middles of cells. */
export function enlarged(scale: number, isSmooth = false): Raster {
  const { width, height } = faceSize;
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  return drawRaster(across, down, (u, v) => {
    const [x, y] = [u * width, v * height];
    if (!isSmooth) return colorAt(Math.floor(x), Math.floor(y));
    const within = (place: number, size: number) => Math.max(0, Math.min(size - 1, place));
    const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
    const at = (column: number, row: number) => colorAt(within(column, width), within(row, height));
    const blend = (p: Rgb, q: Rgb, t: number) =>
      p.map((value, c) => value + (q[c]! - value) * t) as unknown as Rgb;
    const upper = blend(at(left, top), at(left + 1, top), x - 0.5 - left);
    const lower = blend(at(left, top + 1), at(left + 1, top + 1), x - 0.5 - left);
    return blend(upper, lower, y - 0.5 - top);
  });
}

/** A part of a picture; beyond its edge the ground goes on in one color. */
export function paddedPart(
  { width, height, data }: Raster,
  box: { left: number; top: number; width: number; height: number },
): Raster {
  return drawRaster(box.width, box.height, (u, v) => {
    const x = Math.floor(u * box.width) + box.left;
    const y = Math.floor(v * box.height) + box.top;
    if (x < 0 || y < 0 || x >= width || y >= height) return ink["."]!;
    const i = (y * width + x) * 4;
    return [data[i]!, data[i + 1]!, data[i + 2]!];
  });
}

/** A picture with noise in blocks of 8 × 8 pixels, more where there are borders in them, as JPEG leaves it. */
export function withBlockNoise({ width, height, data }: Raster, strength: number): Raster {
  const random = seededRandom(5);
  const out = Uint8ClampedArray.from(data);
  for (let top = 0; top < height; top += 8) {
    for (let left = 0; left < width; left += 8) {
      const first = (top * width + left) * 4;
      const places: number[] = [];
      for (let y = top; y < Math.min(height, top + 8); y++)
        for (let x = left; x < Math.min(width, left + 8); x++) places.push((y * width + x) * 4);
      const isFlat = places.every((i) => [0, 1, 2].every((c) => data[i + c] === data[first + c]));
      const amount = isFlat ? strength / 12 : strength;
      for (const i of places) {
        const off = (random() - 0.5) * 2 * amount;
        for (let c = 0; c < 3; c++) out[i + c] = data[i + c]! + off + (random() - 0.5) * amount * 0.5;
      }
    }
  }
  return { width, height, data: out };
}
