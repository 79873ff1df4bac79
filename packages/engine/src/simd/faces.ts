import { type Cascade, faceSide } from "../raster/face-cascade.ts";
import { onKernels } from "./kernels.ts";

/** A picture of one byte a pixel. */
export interface Bytes {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A square that passed all stages of the cascade: its corner, and how far it passed the last one. */
export interface Hit {
  readonly x: number;
  readonly y: number;
  readonly margin: number;
}

/** `plainHalve` (raster/find-faces.ts) on kernels; undefined where they are missing. */
export function halveOnKernels({ width, height, data }: Bytes): Bytes | undefined {
  const half = { width: width >> 1, height: height >> 1 };
  return onKernels((kernels, arena) => {
    const out = arena.room(half.width * half.height);
    kernels.halvePicture(arena.put(data), width, height, out);
    return { ...half, data: arena.read(out, new Uint8Array(half.width * half.height)) };
  });
}

/** More squares than this pass only in a picture that is nothing but faces. */
const mostHits = 2000;

/** `plainSearch` (raster/find-faces.ts) on kernels; undefined where they are missing. */
export function searchOnKernels(
  { width, height, data }: Bytes,
  { step, across, down }: { step: number; across: number; down: number },
  cascade: Cascade,
): Hit[] | undefined {
  const size = across * down;
  return onKernels((kernels, arena) => {
    // the three levels lie one after another
    const levels = arena.room(size * 3);
    kernels.shrinkPicture(arena.put(data), width, height, step, across, down, levels);
    kernels.blurSquares(levels, across, down, 1, levels + size);
    kernels.blurSquares(levels + size, across, down, 2, levels + 2 * size);
    const { ends, thresholds, weights, lighter, darker, points } = cascade;
    const offsets = arena.room(points.length * 4);
    kernels.placePoints(arena.put(points), points.length, across, size, offsets);
    const lists = [ends, thresholds, weights, lighter, darker].map((list) => arena.put(list));
    const out = arena.room(mostHits * 24);
    const picture = [levels, across, down, faceSide] as const;
    const many = kernels.searchFaces(...picture, ends.length, ...lists, offsets, mostHits, out);
    const found = arena.read(out, new Float64Array(many * 3));
    return Array.from({ length: many }, (_, i) => ({
      x: found[i * 3]!,
      y: found[i * 3 + 1]!,
      margin: found[i * 3 + 2]!,
    }));
  });
}
