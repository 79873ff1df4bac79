import type { Size } from "../edges/grid.ts";
import { onKernels } from "../kernels/kernels.ts";

/** What thinning knows of each way to set a pixel's eight neighbors. */
export interface RingRules {
  readonly removable: Uint8Array;
  readonly stairs: Uint8Array;
}

/** `plainThin` (edges/thinning.ts) on kernels; undefined where they are missing. The mask holds nothing but 0 and 1. */
export function thinOnKernels(
  mask: Uint8Array,
  { width, height }: Size,
  { removable, stairs }: RingRules,
): Uint8Array | undefined {
  return onKernels((kernels, arena) => {
    const on = arena.put(mask);
    const [active, goes] = [arena.room(mask.length * 4), arena.room(mask.length * 4)];
    const ringed = arena.room((width + 2) * (height + 2));
    kernels.thin(on, width, height, arena.put(removable), arena.put(stairs), ringed, active, goes);
    return arena.read(on, new Uint8Array(mask.length));
  });
}
