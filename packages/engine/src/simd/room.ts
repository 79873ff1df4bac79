import type { ColoredLabels } from "../regions/labels.ts";
import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";

/** Distances by column are kept in 16 bits. */
const farthest = (width: number, height: number) => Math.min(65534, width + height);
/** Squares of distances up to this cap fit 15 bits. */
const mostCap = 181;

/** The boxes looked for: their shape (width by height) in each region, and the half height that is enough. */
interface Boxes {
  readonly shapes: Float64Array;
  readonly most: number;
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

/** Pixels of each region and the most, squared and at most `cap` squared, that one of them is deep inside. */
export interface Depths {
  readonly pixels: Int32Array;
  readonly deepest: Float32Array;
}

/** `plainDepths` (regions/number-room.ts) on kernels; undefined where kernels cannot tell. */
export function depthsOnKernels(labels: ColoredLabels, cap: number): Depths | undefined {
  const { width, height, count, data } = labels;
  if (cap > mostCap) return undefined;
  return onKernels((kernels, arena) => {
    const { pixels, upright } = measureUprights(kernels, arena, labels);
    const depth = arena.room(data.length * 4);
    kernels.nearDistances(upright, width, height, cap, depth);
    const [area, most] = [arena.room(count * 4), arena.room(count * 4)];
    kernels.deepest(pixels, depth, data.length, count, area, most);
    return {
      pixels: arena.read(area, new Int32Array(count)),
      deepest: arena.read(most, new Float32Array(count)),
    };
  });
}

/**
 * Pixels of each region, for each of `depths` whether some pixel is so far or farther from the border, and half the
 * height of its largest box; undefined where kernels cannot tell.
 */
export function measureOnKernels(
  labels: ColoredLabels,
  boxes: Boxes,
  depths: readonly number[],
): { area: Int32Array; isDeep: Uint8Array[]; room: Float64Array } | undefined {
  const { width, height, count, data } = labels;
  const cap = Math.ceil(Math.max(...depths));
  if (cap > mostCap) return undefined;
  return onKernels((kernels, arena) => {
    const { pixels, upright } = measureUprights(kernels, arena, labels);
    const depth = arena.room(data.length * 4);
    kernels.nearDistances(upright, width, height, cap, depth);
    const [area, most] = [arena.room(count * 4), arena.room(count * 4)];
    kernels.deepest(pixels, depth, data.length, count, area, most);
    const deepest = arena.read(most, new Float32Array(count));
    const isDeep = depths.map((deep) => Uint8Array.from(deepest, (own) => (own >= deep * deep ? 1 : 0)));
    const [seat, room] = [arena.room(count * 4), arena.room(count * 8)];
    const shapes = arena.put(boxes.shapes);
    kernels.numberRoom(pixels, upright, 0, width, height, count, shapes, boxes.most, seat, room);
    return {
      area: arena.read(area, new Int32Array(count)),
      isDeep,
      room: arena.read(room, new Float64Array(count)),
    };
  });
}

/** The pixels in the middle of the largest and deepest boxes; undefined where kernels are missing. */
export function seatsOnKernels(labels: ColoredLabels, boxes: Boxes): Int32Array | undefined {
  const { width, height, count } = labels;
  return onKernels((kernels, arena) => {
    const { pixels, upright } = measureUprights(kernels, arena, labels);
    const [seat, room, depth] = [arena.room(count * 4), arena.room(count * 8), arena.room(count * 4)];
    const shapes = arena.put(boxes.shapes);
    kernels.numberRoom(pixels, upright, depth, width, height, count, shapes, boxes.most, seat, room);
    return arena.read(seat, new Int32Array(count));
  });
}
