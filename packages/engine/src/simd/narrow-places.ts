import type { Chains } from "../paths/chains.ts";
import { onKernels } from "../kernels/kernels.ts";

/** `plainNarrowPlaces` (paths/narrow-places.ts) on kernels; undefined where they are missing. */
export function narrowPlacesOnKernels(
  { start, x, y }: Chains,
  at: { width: number; height: number; loop: Uint8Array; near: number; apart: number },
): Uint8Array | undefined {
  const { width, height, loop, near, apart } = at;
  const corners = (width + 1) * (height + 1);
  return onKernels((kernels, arena) => {
    const chains = [arena.put(x), arena.put(y), arena.put(start), arena.put(loop), loop.length] as const;
    const seen = [arena.room(corners * 4), arena.room(corners * 4)] as const;
    const found = arena.room(loop.length);
    kernels.narrowPlaces(...chains, width, height, near, apart, ...seen, found);
    return arena.read(found, new Uint8Array(loop.length));
  });
}
