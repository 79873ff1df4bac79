import type { Histogram } from "../colors/histogram.ts";
import { onKernels } from "../kernels/kernels.ts";

/**
 * Gives every point to its nearest center. With `soft`, points weigh the less the farther they are, as 1 / (soft + distance): their
 * weighted mean comes near to what is least far from them, where k-means' is least far in squares (Weiszfeld 1937).
 */
export type RoundOf = (centers: Float64Array, soft?: number) => Round;

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
  work: (round: RoundOf) => T,
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
    return work((centers, soft = 0) => {
      arena.write(at, centers);
      kernels.lloydRound(points, weight, count, at, many, nearest, safe, soft, sums, out);
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

/** How badly points are served; see `plainErrors` in colors/more-colors.ts. */
export interface Errors {
  readonly total: () => number;
  /** The point at which the sum of errors reaches a share, 0 to 1, of all. */
  readonly pick: (share: number) => number;
  /** The sum of errors if point i were a color. */
  readonly totalWith: (i: number) => number;
  /** Makes point i a color. */
  readonly add: (i: number) => void;
}

/** What `work` returns, which gets the errors of points that a palette serves; undefined where kernels are missing. */
export function withErrorsOnKernels<T>(
  { count, colors, weights }: Histogram,
  palette: Float64Array,
  work: (errors: Errors) => T,
): T | undefined {
  return onKernels((kernels, arena) => {
    const [points, weight, chance] = [arena.put(colors), arena.put(weights), arena.room(count * 8)];
    const nearest = arena.put(new Float64Array(count).fill(Number.POSITIVE_INFINITY));
    const own = arena.put(palette);
    let total = 0;
    const take = (center: number) => {
      total = kernels.chances(points, weight, count, center, nearest, chance);
    };
    for (let k = 0; k < palette.length / 3; k++) take(own + k * 24);
    return work({
      total: () => total,
      pick: (share) => kernels.pick(chance, count, share * total),
      totalWith: (i) => kernels.errorWith(points, weight, count, points + i * 24, nearest),
      add: (i) => take(points + i * 24),
    });
  });
}
