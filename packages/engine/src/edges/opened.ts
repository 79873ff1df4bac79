import { onKernels } from "../kernels/kernels.ts";
import type { Field, Size } from "./grid.ts";
import { type Components, componentsAt } from "./components.ts";

/** The mask without what is narrower than three pixels. */
export function opened(on: Uint8Array, { width, height }: Size): Uint8Array {
  return onKernels((kernels, arena) => {
    const mask = arena.put(on);
    kernels.openMask(mask, width, height, arena.room(on.length), mask);
    return arena.read(mask, new Uint8Array(on.length));
  });
}

/** Components of what is below a level, without what is narrower than three pixels. */
export function openComponentsBelow({ width, height, data }: Field, level: number): Components {
  return onKernels((kernels, arena) => {
    const mask = arena.room(data.length);
    kernels.below(arena.put(data), data.length, level, mask);
    kernels.openMask(mask, width, height, arena.room(data.length), mask);
    return componentsAt(kernels, arena, mask, { width, height });
  });
}
