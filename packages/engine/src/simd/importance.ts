import type { Planes } from "../raster/planes.ts";
import type { Labels } from "../regions/labels.ts";
import { onKernels } from "./kernels.ts";

/** Square cells over a picture. */
export interface Grid {
  readonly across: number;
  readonly down: number;
  /** Pixels in a cell's side. */
  readonly side: number;
}

/** Sums of larger cells are not exact in single precision, as plain code has them. */
const mostSide = 31;

/** Means of the cells of all three planes; undefined where kernels cannot tell. */
export function cellMeansOnKernels(planes: Planes, { across, down, side }: Grid): Float32Array[] | undefined {
  const { width, height } = planes;
  if (side > mostSide) return undefined;
  const cells = across * down;
  return onKernels((kernels, arena) => {
    const [sums, out] = [arena.room(cells * 4), arena.room(cells * 4)];
    return [planes.l, planes.a, planes.b].map((plane) => {
      kernels.cellMeans(arena.put(plane), width, height, across, down, side, sums, out);
      return arena.read(out, new Float32Array(cells));
    });
  });
}

/** For each cell the sum of the squares of its top-hats in all planes; undefined where kernels are missing. */
export function squaredHatsOnKernels(
  planes: readonly Float32Array[],
  { across, down }: Grid,
  reach: number,
): Float32Array | undefined {
  const cells = across * down;
  return onKernels((kernels, arena) => {
    const [between, eroded, opened, closed] = [0, 1, 2, 3].map(() => arena.room(cells * 4)) as [
      number,
      number,
      number,
      number,
    ];
    const out = arena.put(new Float32Array(cells));
    for (const plane of planes) {
      const values = arena.put(plane);
      kernels.extremes(values, across, down, reach, 0, between, eroded);
      kernels.extremes(eroded, across, down, reach, 1, between, opened);
      kernels.extremes(values, across, down, reach, 1, between, eroded);
      kernels.extremes(eroded, across, down, reach, 0, between, closed);
      kernels.addHats(values, opened, closed, cells, out);
    }
    return arena.read(out, new Float32Array(cells));
  });
}

/**
 * Distance of each cell's color from the mean color, 1 for the farthest; undefined where kernels are missing.
 * @param least the farthest is taken to be at least so far
 */
export function raritiesOnKernels(planes: readonly Float32Array[], least: number): Float32Array | undefined {
  const cells = planes[0]!.length;
  return onKernels((kernels, arena) => {
    const out = arena.put(new Float32Array(cells));
    for (const plane of planes) kernels.addSpread(arena.put(plane), cells, out);
    kernels.rootShares(out, cells, least * least);
    return arena.read(out, new Float32Array(cells));
  });
}

/** `keepImportant` (raster/importance.ts) on kernels; undefined where they are missing. */
export function keepSharpOnKernels(
  smooth: Planes,
  sharp: Planes,
  importance: Uint8Array,
): Planes | undefined {
  const { width, height } = smooth;
  const size = width * height;
  return onKernels((kernels, arena) => {
    const shares = arena.put(importance);
    const [l, a, b] = (["l", "a", "b"] as const).map((name) => {
      const own = arena.put(smooth[name]);
      kernels.keepSharp(own, arena.put(sharp[name]), shares, size);
      return arena.read(own, new Int16Array(size));
    }) as [Int16Array, Int16Array, Int16Array];
    return { width, height, l, a, b };
  });
}

/** Sum of importance, and pixels, of every region: two numbers each; undefined where kernels are missing. */
export function weighOnKernels({ count, data }: Labels, importance: Uint8Array): Float64Array | undefined {
  return onKernels((kernels, arena) => {
    const out = arena.room(count * 16);
    kernels.weigh(arena.put(data), arena.put(importance), data.length, count, out);
    return arena.read(out, new Float64Array(count * 2));
  });
}
