import type { Histogram } from "../colors/histogram.ts";
import { onKernels } from "./kernels.ts";

/** What giving every point to its nearest center shows. */
export interface Round {
  /** For each center the weighted sums of l, a and b of its points, and their weight. */
  readonly sums: Float64Array;
  /** Sum of the weighted squared distances. */
  readonly error: number;
  /** The point that adds most to it, and how much. */
  readonly worst: number;
  readonly worstError: number;
  /** Sum of the weighted distances. */
  readonly distance: number;
}

/** `plainFirstColors` (colors/cluster.ts) on kernels; undefined where they are missing. */
export function firstColorsOnKernels(
  { count, colors, weights }: Histogram,
  wanted: number,
  random: () => number,
): Float64Array | undefined {
  return onKernels((kernels, arena) => {
    const chosen = new Float64Array(wanted * 3);
    const [points, weight, chance] = [arena.put(colors), arena.put(weights), arena.put(weights)];
    const nearest = arena.put(new Float64Array(count).fill(Number.POSITIVE_INFINITY));
    let total = weights.reduce((sum, w) => sum + w, 0);
    for (let k = 0; k < wanted; k++) {
      const at = kernels.pick(chance, count, random() * total);
      chosen.set(colors.subarray(at * 3, at * 3 + 3), k * 3);
      total = kernels.chances(points, weight, count, points + at * 24, nearest, chance);
    }
    return chosen;
  });
}

/**
 * What `work` returns, which gets `plainRound` (colors/cluster.ts) over these points on kernels, for `many` centers;
 * undefined where kernels are missing.
 */
export function withRoundsOnKernels<T>(
  { count, colors, weights }: Histogram,
  many: number,
  work: (round: (centers: Float64Array) => Round) => T,
): T | undefined {
  return onKernels((kernels, arena) => {
    const [points, weight, nearest] = [
      arena.put(colors),
      arena.put(weights),
      arena.put(new Int32Array(count)),
    ];
    const [at, safe, sums, out] = [
      arena.room(many * 24),
      arena.room((many + 1) * 32),
      arena.room(many * 32),
      arena.room(32),
    ];
    return work((centers) => {
      arena.write(at, centers);
      kernels.lloydRound(points, weight, count, at, many, nearest, safe, sums, out);
      const [error, worstError, worst, distance] = arena.read(out, new Float64Array(4));
      return {
        sums: arena.read(sums, new Float64Array(many * 4)),
        error: error!,
        worst: worst!,
        worstError: worstError!,
        distance: distance!,
      };
    });
  });
}
