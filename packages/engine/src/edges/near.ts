import { onKernels, type Running } from "../kernels/kernels.ts";
import type { Size } from "./grid.ts";

/** Squares of distances up to this cap fit 16 bits together with the squares of steps beside them. */
const maxCap = 181;

/**
 * 1 for each pixel that has one that is on, itself or another, not farther away than the root of `squared` (0 or more) pixels.
 * @throws RangeError when `squared` is 181² or more
 */
export function near(on: Uint8Array, size: Size, squared: number): Uint8Array {
  return onKernels((kernels, arena) => {
    const out = nearOnKernels({ kernels, arena }, arena.put(on), size, squared);
    return arena.read(out, new Uint8Array(on.length));
  });
}

/** The same of a mask that is in the memory of the kernels already: where the answer is. */
export function nearOnKernels(
  { kernels, arena }: Running,
  on: number,
  { width, height }: Size,
  squared: number,
): number {
  const max = Math.floor(squared);
  const cap = Math.floor(Math.sqrt(max)) + 1;
  if (cap > maxCap) throw new RangeError(`squared must be less than 181², received ${squared}`);
  const [upright, out] = [arena.room(width * height * 2), arena.room(width * height)];
  kernels.columnDistances(on, width, height, Math.min(65534, width + height), upright);
  kernels.within(upright, width, height, cap, max, arena.room((width + 2 * cap + 16) * 2), out);
  return out;
}
