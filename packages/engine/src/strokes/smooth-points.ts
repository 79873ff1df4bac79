import { onKernels } from "../kernels/kernels.ts";

/** A part of a line: points in turn. */
export interface Way {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Smooths a line with a Gaussian of `sigma` points along it, then gives back what that took from its bends
 * ("twicing", Tukey 1977), so that circles keep their size. The ends of an open line stay where they are.
 */
export function smoothPoints({ x, y }: Way, sigma: number, closed: boolean): Way {
  if (sigma <= 0 || x.length < 4) return { x, y };
  return onKernels((kernels, arena) => {
    const [room, out] = [arena.room((4 * x.length + 16) * 8), arena.room(x.length * 8)];
    const [smoothX, smoothY] = [x, y].map((values) => {
      kernels.smoothTwice(arena.put(values), values.length, sigma, closed, room, out);
      return arena.read(out, new Float64Array(values.length));
    });
    return { x: smoothX!, y: smoothY! };
  });
}

/** Values smoothed along a line with a Gaussian of `sigma` steps; beyond open ends they go on point-symmetrically. */
export function smoothValues(values: Float64Array, sigma: number, closed: boolean): Float64Array {
  const { length } = values;
  return onKernels((kernels, arena) => {
    const [at, room] = [arena.put(values), arena.room((3 * length + 16) * 8)];
    kernels.smoothValues(at, length, sigma, closed, room, at);
    return arena.read(at, new Float64Array(length));
  });
}
