import type { Size } from "../edges/grid.ts";
import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";

/** Squares of distances up to this cap fit 16 bits together with the squares of steps beside them. */
const mostCap = 181;

/** The address of a mask: 1 within `squared` (squared pixels) of what is on in the mask at `seeds`. */
function markNear(
  kernels: Kernels,
  arena: Arena,
  seeds: number,
  { width, height, squared }: Size & { squared: number },
): number {
  const most = Math.floor(squared);
  const cap = Math.floor(Math.sqrt(most)) + 1;
  const [upright, out] = [arena.room(width * height * 2), arena.room(width * height)];
  kernels.columnDistances(seeds, width, height, Math.min(65534, width + height), upright);
  const line = arena.room((width + 2 * cap + 16) * 2);
  kernels.within(upright, width, height, cap, most, line, out);
  return out;
}

const isTooFar = (squared: number) => Math.floor(Math.sqrt(squared)) + 1 > mostCap;

/** `plainNear` (edges/near.ts) on kernels; undefined where they are missing. */
export function nearOnKernels(seeds: Uint8Array, size: Size, squared: number): Uint8Array | undefined {
  if (isTooFar(squared)) return undefined;
  return onKernels((kernels, arena) =>
    arena.read(
      markNear(kernels, arena, arena.put(seeds), { ...size, squared }),
      new Uint8Array(seeds.length),
    ),
  );
}
