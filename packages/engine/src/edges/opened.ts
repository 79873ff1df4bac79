import { onKernels } from "../kernels/kernels.ts";
import type { Field, Size } from "./grid.ts";
import { type Pieces, piecesAt } from "./pieces.ts";

/** The mask without what is narrower than three pixels. */
export function opened(on: Uint8Array, { width, height }: Size): Uint8Array {
  return onKernels((kernels, arena) => {
    const mask = arena.put(on);
    kernels.openMask(mask, width, height, arena.room(on.length), mask);
    return arena.read(mask, new Uint8Array(on.length));
  });
}

/** Pieces of what is below a level, without what is narrower than three pixels. */
export function openPiecesBelow({ width, height, data }: Field, level: number): Pieces {
  return onKernels((kernels, arena) => {
    const mask = arena.room(data.length);
    kernels.below(arena.put(data), data.length, level, mask);
    kernels.openMask(mask, width, height, arena.room(data.length), mask);
    return piecesAt(kernels, arena, mask, { width, height });
  });
}
