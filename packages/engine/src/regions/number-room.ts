import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";
import { digits } from "../drawing/digits.ts";
import type { ColoredLabels } from "./labels.ts";

/** Distances by column are kept in 16 bits. */
const farthest = (width: number, height: number) => Math.min(65534, width + height);
/** Squares of distances up to this cap fit 15 bits. */
const maxCap = 181;

function checkCap(cap: number): void {
  if (cap > maxCap) throw new RangeError(`depths must be at most ${maxCap} pixels, received ${cap}`);
}

/** Numbers that need room: digits of the code of every palette color, and the half height that is enough. */
interface Needs {
  readonly lengths: ArrayLike<number>;
  readonly max: number;
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

/** Addresses of labels and of the distances by column to their borders. */
interface Uprights {
  readonly pixels: number;
  readonly border: number;
  readonly upright: number;
}

function measureUprights(kernels: Kernels, arena: Arena, { width, height, data }: ColoredLabels): Uprights {
  const [pixels, border, upright] = [arena.put(data), arena.room(data.length), arena.room(data.length * 2)];
  kernels.borderPixels(pixels, width, height, border);
  kernels.columnDistances(border, width, height, farthest(width, height), upright);
  return { pixels, border, upright };
}

/** Measures all regions. @param depths pixels from the middle of a border pixel */
export function measureRoom(
  labels: ColoredLabels,
  { lengths, max }: Needs,
  depths: readonly number[],
): RegionRoom {
  const { width, height, count, data } = labels;
  const cap = Math.ceil(Math.max(...depths));
  checkCap(cap);
  return onKernels((kernels, arena) => {
    const { pixels, upright } = measureUprights(kernels, arena, labels);
    const depth = arena.room(data.length * 4);
    kernels.nearDistances(upright, width, height, cap, depth);
    const [area, inside] = [arena.room(count * 4), arena.room(count * 4)];
    kernels.deepest(pixels, depth, data.length, count, area, inside);
    const deepest = arena.read(inside, new Float32Array(count));
    const isDeep = depths.map((deep) => Uint8Array.from(deepest, (own) => (own >= deep * deep ? 1 : 0)));
    const [seat, room] = [arena.room(count * 4), arena.room(count * 8)];
    const shapes = arena.put(shapesOf(labels, lengths));
    kernels.numberRoom(pixels, upright, 0, width, height, count, shapes, max, seat, room);
    return {
      area: arena.read(area, new Int32Array(count)),
      isDeep,
      room: arena.read(room, new Float64Array(count)),
    };
  });
}

/** Pixels of each region and the most, squared and at most `cap` squared, that one of them is deep inside. */
export interface Depths {
  readonly pixels: Int32Array;
  readonly deepest: Float32Array;
}

/** Pixels of each region and how deep its deepest one lies, at most `cap`; both measured as in `Depths`. */
export function depthsOf(labels: ColoredLabels, cap: number): Depths {
  const { width, height, count, data } = labels;
  checkCap(cap);
  return onKernels((kernels, arena) => {
    const { pixels, upright } = measureUprights(kernels, arena, labels);
    const depth = arena.room(data.length * 4);
    kernels.nearDistances(upright, width, height, cap, depth);
    const [area, max] = [arena.room(count * 4), arena.room(count * 4)];
    kernels.deepest(pixels, depth, data.length, count, area, max);
    return {
      pixels: arena.read(area, new Int32Array(count)),
      deepest: arena.read(max, new Float32Array(count)),
    };
  });
}

/**
 * For each region the pixel in the middle of the largest box of the shape of its number. Boxes of half height `max`
 * are large enough; among these it is the one deepest inside.
 */
export function findSeats(labels: ColoredLabels, { lengths, max }: Needs): Int32Array {
  const { width, height, count } = labels;
  return onKernels((kernels, arena) => {
    const { pixels, upright } = measureUprights(kernels, arena, labels);
    const [seat, room, depth] = [arena.room(count * 4), arena.room(count * 8), arena.room(count * 4)];
    const shapes = arena.put(shapesOf(labels, lengths));
    kernels.numberRoom(pixels, upright, depth, width, height, count, shapes, max, seat, room);
    return arena.read(seat, new Int32Array(count));
  });
}
