import type { Raster } from "@tintery/engine";
import { ciede2000, type Lab, labOf, linear, toByte } from "./color-difference.ts";
import type { Rgb, Shape } from "./drawing.ts";
import type { LabelMap } from "./scan.ts";
import { structuralSimilarity } from "./structural-similarity.ts";

export interface LikenessMeasures {
  /** Mean CIEDE2000 between the photo and the painted picture, pixel by pixel. */
  readonly difference: number;
  /** The same when every pixel gets the nearest palette color: what this palette could do at best. */
  readonly floor: number;
  /** Structural similarity of luma. */
  readonly similarity: number;
  readonly colors: number;
}

const white: Rgb = [255, 255, 255];

/** Compares a painted drawing, scanned at a whole multiple of the photo's size, with the photo. */
export function measureLikeness(photo: Raster, map: LabelMap, shapes: readonly Shape[]): LikenessMeasures {
  const painted = shrink(map, shapes, photo.width);
  const palette = new Map(shapes.map(({ fill }) => [fill.join(), labOf(...fill)]));
  const labs = [...palette.values()];
  const pixels = photo.width * photo.height;
  const [lumaA, lumaB] = [new Float32Array(pixels), new Float32Array(pixels)];
  let difference = 0;
  let floor = 0;
  for (let i = 0; i < pixels; i++) {
    const [r, g, b] = [photo.data[4 * i]!, photo.data[4 * i + 1]!, photo.data[4 * i + 2]!];
    const [R, G, B] = [painted[3 * i]!, painted[3 * i + 1]!, painted[3 * i + 2]!];
    const lab = labOf(r, g, b);
    difference += ciede2000(lab, labOf(R, G, B));
    floor += labs.length === 0 ? 0 : ciede2000(lab, nearest(lab, labs));
    lumaA[i] = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    lumaB[i] = 0.2126 * R + 0.7152 * G + 0.0722 * B;
  }
  return {
    difference: difference / pixels,
    floor: floor / pixels,
    similarity: structuralSimilarity(lumaA, lumaB, photo.width, photo.height),
    colors: palette.size,
  };
}

/** What a palette could do at best: CIEDE2000 between every pixel and its nearest color. */
export interface Floor {
  readonly mean: number;
  readonly p95: number;
}

export function measureFloor({ data }: Raster, palette: readonly Lab[]): Floor {
  const differences = Float64Array.from({ length: data.length / 4 }, (_, i) => {
    const lab = labOf(data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!);
    return ciede2000(lab, nearest(lab, palette));
  }).sort();
  return {
    mean: differences.reduce((sum, value) => sum + value, 0) / differences.length,
    p95: differences[Math.floor(0.95 * differences.length)]!,
  };
}

function nearest([l, a, b]: Lab, palette: readonly Lab[]): Lab {
  let best = palette[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const color of palette) {
    const distance = (color[0] - l) ** 2 + (color[1] - a) ** 2 + (color[2] - b) ** 2;
    if (distance < least) [best, least] = [color, distance];
  }
  return best;
}

/** The painted picture at the photo's width, RGB: means of light over squares of pixels, bare paper is white. */
function shrink(map: LabelMap, shapes: readonly Shape[], width: number): Uint8ClampedArray {
  const times = map.width / width;
  if (!Number.isInteger(times))
    throw new RangeError(`map.width must be a multiple of ${width}, received ${map.width}`);
  const height = map.height / times;
  const out = new Uint8ClampedArray(width * height * 3);
  const sum = [0, 0, 0];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const corner = y * times * map.width + x * times;
      const first = map.shapes[corner]!;
      let isUniform = true;
      sum.fill(0);
      for (let i = 0; i < times * times; i++) {
        const shape = map.shapes[corner + Math.floor(i / times) * map.width + (i % times)]!;
        if (shape !== first) isUniform = false;
        const fill = shapes[shape]?.fill ?? white;
        for (let c = 0; c < 3; c++) sum[c]! += linear[fill[c]!]!;
      }
      const fill = shapes[first]?.fill ?? white;
      for (let c = 0; c < 3; c++) out[at + c] = isUniform ? fill[c]! : toByte(sum[c]! / (times * times));
    }
  }
  return out;
}
