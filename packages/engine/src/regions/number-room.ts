import { digits } from "../drawing/digits.ts";
import { columnDistances } from "../raster/distance.ts";
import { onKernels } from "../simd/kernels.ts";
import type { ColoredLabels } from "./labels.ts";
import { borderPixels } from "./border-pixels.ts";

/** Where the largest number of each region would stand. */
export interface NumberRoom {
  /** The pixel in the middle of the largest box of the number's shape. */
  readonly seat: Int32Array;
  /** Half the height of that box, in pixels, at most what was asked for. */
  readonly room: Float64Array;
}

/**
 * Looks for the largest box of the shape of its number in every region. Boxes of half height `most` are large
 * enough; among these the one deepest inside, by `depth`, is taken.
 * @param lengths digits of the code of every palette color
 * @param depth how deep inside its region every pixel lies, in any unit
 */
export function findNumberRoom(
  labels: ColoredLabels,
  lengths: ArrayLike<number>,
  most: number,
  depth?: Float32Array,
): NumberRoom {
  const { width, height, count, data, colors } = labels;
  const upright = columnDistances(borderPixels(labels), width, height);
  const shapes = Float64Array.from(colors, (color) => (lengths[color]! * digits.width) / digits.height);
  const fast = onKernels((kernels, arena) => {
    const [seat, room] = [arena.room(count * 4), arena.room(count * 8)];
    const [pixels, distances, widths] = [arena.put(data), arena.put(upright), arena.put(shapes)];
    const depths = depth ? arena.put(depth) : 0;
    kernels.numberRoom(pixels, distances, depths, width, height, count, widths, most, seat, room);
    return { seat: arena.read(seat, new Int32Array(count)), room: arena.read(room, new Float64Array(count)) };
  });
  return fast ?? plainNumberRoom(labels, { upright, shapes, most, depth });
}

function plainNumberRoom(
  labels: ColoredLabels,
  at: { upright: Uint16Array; shapes: Float64Array; most: number; depth: Float32Array | undefined },
): NumberRoom {
  const { upright, shapes, most, depth } = at;
  const { width, count, data } = labels;
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
