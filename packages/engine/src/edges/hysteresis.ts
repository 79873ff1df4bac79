import { onKernels } from "../kernels/kernels.ts";
import { roomForComponents } from "./components.ts";
import type { Field } from "./grid.ts";

/**
 * 1 for pixels of at least half the threshold that hang together with one that reaches it (Canny 1986), in components whose strengths
 * add up to `totalStrength`.
 * @param wish.threshold above 0
 */
export function linesAbove(
  { data, ...size }: Field,
  { threshold, totalStrength }: { readonly threshold: number; readonly totalStrength: number },
): Uint8Array {
  return onKernels((kernels, arena) => {
    const [values, on] = [arena.put(data), arena.room(data.length)];
    const { at, find } = roomForComponents(kernels, arena, on, size);
    kernels.atLeast(values, data.length, threshold / 2, on);
    kernels.dropComponents(on, at.pixels, at.starts, find(), 0, values, threshold, totalStrength);
    return arena.read(on, new Uint8Array(data.length));
  });
}
