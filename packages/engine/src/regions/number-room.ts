import { digits } from "../drawing/digits.ts";
import { columnDistances, nearSquaredDistances, squaredDistances } from "../raster/distance.ts";
import { type Depths, depthsOnKernels, measureOnKernels, seatsOnKernels } from "../simd/room.ts";
import { borderPixels } from "./border-pixels.ts";
import type { ColoredLabels } from "./labels.ts";

/** Numbers that need room: digits of the code of every palette color, and the half height that is enough. */
interface Needs {
  readonly lengths: ArrayLike<number>;
  readonly most: number;
}

/** How large regions are. */
export interface RegionRoom {
  /** Pixels of each region. */
  readonly area: Int32Array;
  /** For each depth that was asked for, 1 for each region of which some pixel is at least so deep inside. */
  readonly isDeep: readonly Uint8Array[];
  /** Half the height, in pixels, of the largest box of the shape of its number, at most what was asked for. */
  readonly room: Float64Array;
}

/** Width by height of the number of each region. */
function shapesOf({ colors }: ColoredLabels, lengths: ArrayLike<number>): Float64Array {
  return Float64Array.from(colors, (color) => (lengths[color]! * digits.width) / digits.height);
}

/** Measures all regions. @param depths pixels from the middle of a border pixel */
export function measureRoom(
  labels: ColoredLabels,
  { lengths, most }: Needs,
  depths: readonly number[],
): RegionRoom {
  const shapes = shapesOf(labels, lengths);
  const fast = measureOnKernels(labels, { shapes, most }, depths);
  if (fast) return fast;
  const { width, height, count, data } = labels;
  const border = borderPixels(labels);
  const depth = nearSquaredDistances(border, { width, height, cap: Math.ceil(Math.max(...depths)) });
  const area = new Int32Array(count);
  const isDeep = depths.map(() => new Uint8Array(count));
  for (let i = 0; i < data.length; i++) {
    const region = data[i]!;
    area[region] = area[region]! + 1;
    depths.forEach((deep, at) => {
      if (depth[i]! >= deep * deep) isDeep[at]![region] = 1;
    });
  }
  const upright = columnDistances(border, width, height);
  return { area, isDeep, room: largestBoxes(labels, { upright, shapes, most }).room };
}

/** Pixels of each region and how deep its deepest one lies, at most `cap`; both measured as in `Depths`. */
export function depthsOf(labels: ColoredLabels, cap: number): Depths {
  return depthsOnKernels(labels, cap) ?? plainDepths(labels, cap);
}

function plainDepths(labels: ColoredLabels, cap: number): Depths {
  const { width, height, count, data } = labels;
  const depth = nearSquaredDistances(borderPixels(labels), { width, height, cap });
  const pixels = new Int32Array(count);
  const deepest = new Float32Array(count);
  for (let i = 0; i < data.length; i++) {
    const region = data[i]!;
    pixels[region] = pixels[region]! + 1;
    if (depth[i]! > deepest[region]!) deepest[region] = depth[i]!;
  }
  return { pixels, deepest };
}

/**
 * For each region the pixel in the middle of the largest box of the shape of its number. Boxes of half height `most`
 * are large enough; among these it is the one deepest inside.
 */
export function findSeats(labels: ColoredLabels, { lengths, most }: Needs): Int32Array {
  const shapes = shapesOf(labels, lengths);
  const fast = seatsOnKernels(labels, { shapes, most });
  if (fast) return fast;
  const { width, height } = labels;
  const border = borderPixels(labels);
  const upright = columnDistances(border, width, height);
  const depth = squaredDistances(border, width, height);
  return largestBoxes(labels, { upright, shapes, most, depth }).seat;
}

/** @param at distances to the border by column, and how deep inside its region every pixel lies */
function largestBoxes(
  { width, count, data }: ColoredLabels,
  at: { upright: Uint16Array; shapes: Float64Array; most: number; depth?: Float32Array },
): { seat: Int32Array; room: Float64Array } {
  const { upright, shapes, most, depth } = at;
  const seat = new Int32Array(count);
  const room = new Float64Array(count).fill(-1);
  for (let i = 0; i < data.length; i++) {
    const region = data[i]!;
    const before = room[region]!;
    let own = Math.min(most, upright[i]! + 0.5);
    if (own < before) continue;
    const isDeeper = depth !== undefined && depth[i]! > depth[seat[region]!]!;
    if (own === before && !isDeeper) continue;

    // the box shrinks while a column within its width is lower than it
    const shape = shapes[region]!;
    const row = i - (i % width);
    for (let step = 1; (step - 0.5) / shape < own; step++) {
      const left = i - step >= row ? upright[i - step]! + 0.5 : 0;
      const right = i + step < row + width ? upright[i + step]! + 0.5 : 0;
      const beside = Math.min(left, right);
      if (beside < own) own = Math.max(beside, (step - 0.5) / shape);
      if (own < before) break;
    }
    if (own > before || (own === before && isDeeper)) {
      room[region] = own;
      seat[region] = i;
    }
  }
  return { seat, room };
}
