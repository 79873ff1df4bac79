import type { Raster, Seen } from "@tintery/engine";
import { ciede2000, type Lab, labOf, minDifference, linear, toByte } from "./color-difference.ts";
import type { Rgb, Shape } from "./drawing.ts";
import type { LabelMap } from "./scan.ts";
import { structuralSimilarity } from "./structural-similarity.ts";

export interface LikenessMeasures {
  /** Mean CIEDE2000 between the photo and the painted picture, pixel by pixel. */
  readonly difference: number;
  /** What 95 and 99 of a hundred pixels stay below. */
  readonly difference95: number;
  readonly difference99: number;
  /** Mean difference and similarity in faces alone; missing where there is none. */
  readonly faceDifference?: number;
  readonly faceSimilarity?: number;
  /** Least CIEDE2000 between two paints. */
  readonly minDistance: number;
  /** The same when every pixel gets the nearest palette color: what this palette could do at best. */
  readonly floor: number;
  /** Structural similarity of luma. */
  readonly similarity: number;
  readonly colors: number;
}

const white: Rgb = [255, 255, 255];

/** Faces of a photo, in its pixels. */
export type Faces = Seen["faces"];

/**
 * Compares a painted drawing with the photo.
 * @param painted as large as the photo, three bytes a pixel
 */
export function measureLikeness(
  photo: Raster,
  painted: Uint8ClampedArray,
  shapes: readonly Shape[],
  faces: Faces = [],
): LikenessMeasures {
  const palette = new Map(shapes.map(({ fill }) => [fill.join(), labOf(...fill)]));
  const labs = [...palette.values()];
  const pixels = photo.width * photo.height;
  const [lumaA, lumaB] = [new Float32Array(pixels), new Float32Array(pixels)];
  const differences = new Float64Array(pixels);
  let floor = 0;
  for (let i = 0; i < pixels; i++) {
    const [r, g, b] = [photo.data[4 * i]!, photo.data[4 * i + 1]!, photo.data[4 * i + 2]!];
    const [R, G, B] = [painted[3 * i]!, painted[3 * i + 1]!, painted[3 * i + 2]!];
    const lab = labOf(r, g, b);
    differences[i] = ciede2000(lab, labOf(R, G, B));
    floor += labs.length === 0 ? 0 : ciede2000(lab, nearest(lab, labs));
    lumaA[i] = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    lumaB[i] = 0.2126 * R + 0.7152 * G + 0.0722 * B;
  }
  const similarities = structuralSimilarity(lumaA, lumaB, photo.width, photo.height);
  const isInFace = (_: number, i: number) => {
    const [x, y] = [(i % photo.width) + 0.5, Math.floor(i / photo.width) + 0.5];
    return faces.some(
      ({ box }) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
    );
  };
  const inFaces = differences.filter(isInFace);
  const sorted = Float64Array.from(differences).sort();
  return {
    difference: mean(differences),
    difference95: percentile(sorted, 0.95),
    difference99: percentile(sorted, 0.99),
    ...(inFaces.length > 0 && {
      faceDifference: mean(inFaces),
      faceSimilarity: mean(similarities.filter(isInFace)),
    }),
    minDistance: minDifference(labs),
    floor: floor / pixels,
    similarity: mean(similarities),
    colors: palette.size,
  };
}

export const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What `share` of values in ascending order stay below. */
const percentile = (sorted: Float64Array, share: number) => sorted[Math.floor(share * sorted.length)]!;

/** What a palette could do at best: CIEDE2000 between every pixel and its nearest color. */
export type Floor = Pick<LikenessMeasures, "difference" | "difference95">;

export function measureFloor({ data }: Raster, palette: readonly Lab[]): Floor {
  const differences = Float64Array.from({ length: data.length / 4 }, (_, i) => {
    const lab = labOf(data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!);
    return ciede2000(lab, nearest(lab, palette));
  }).sort();
  return { difference: mean(differences), difference95: percentile(differences, 0.95) };
}

function nearest([l, a, b]: Lab, palette: readonly Lab[]): Lab {
  let best = palette[0]!;
  let min = Number.POSITIVE_INFINITY;
  for (const color of palette) {
    const distance = (color[0] - l) ** 2 + (color[1] - a) ** 2 + (color[2] - b) ** 2;
    if (distance < min) [best, min] = [color, distance];
  }
  return best;
}

/**
 * A painted drawing, scanned at a whole multiple of the photo's size, at the photo's width: three bytes a pixel, means of light
 * over squares of pixels; bare paper is white.
 */
export function shrink(map: LabelMap, shapes: readonly Shape[], width: number): Uint8ClampedArray {
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
