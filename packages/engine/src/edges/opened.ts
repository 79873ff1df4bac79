import { onKernels } from "../kernels/kernels.ts";
import type { Size } from "./grid.ts";

/** The mask without what is narrower than three pixels. */
export function opened(on: Uint8Array, { width, height }: Size): Uint8Array {
  return onKernels((kernels, arena) => {
    const mask = arena.put(on);
    kernels.openMask(mask, width, height, arena.room(on.length), mask);
    return arena.read(mask, new Uint8Array(on.length));
  });
}
