import { onKernels } from "../kernels/kernels.ts";
import type { Chains } from "./chains.ts";

/** Borders as near to each other as this, in pixels, leave little room for curves between them. */
const near = 2;
/** Points of one border so many steps apart are not neighbors; no nearer to a node than this is looked at. */
const apart = 8;

/** 1 for each border that comes near another one, or another part of itself, away from its nodes. */
export function atNarrowPlaces(
  { start, x, y }: Chains,
  loop: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  const corners = (width + 1) * (height + 1);
  return onKernels((kernels, arena) => {
    const points = [arena.put(x), arena.put(y), arena.put(start), arena.put(loop), loop.length] as const;
    const seen = [arena.room(corners * 4), arena.room(corners * 4)] as const;
    const found = arena.room(loop.length);
    kernels.narrowPlaces(...points, width, height, near, apart, ...seen, found);
    return arena.read(found, new Uint8Array(loop.length));
  });
}
