import { onKernels } from "../kernels/kernels.ts";
import { seededRandom } from "../arithmetic/reproducible.ts";
import type { Histogram } from "./histogram.ts";

/** Colors that stand for many, and the weighted distance of all points from their colors. */
export interface Clusters {
  readonly colors: Float64Array;
  readonly distance: number;
}

const restarts = 4;
const maxRounds = 40;
/** Lloyd's rounds end when the error falls by less than this share. */
const stillness = 1e-4;

/** Squared distance of color i of `from` to color k of `to`. */
export function squaredDistance(from: Float64Array, i: number, to: Float64Array, k: number): number {
  const x = from[i * 3]! - to[k * 3]!;
  const y = from[i * 3 + 1]! - to[k * 3 + 1]!;
  const z = from[i * 3 + 2]! - to[k * 3 + 2]!;
  return x * x + y * y + z * z;
}

/** The index of the color of `palette` nearest to color i of `from`; the first of equals. */
export function nearestColor(from: Float64Array, i: number, palette: Float64Array): number {
  const x = from[i * 3]!;
  const y = from[i * 3 + 1]!;
  const z = from[i * 3 + 2]!;
  let best = Number.POSITIVE_INFINITY;
  let nearest = 0;
  for (let k = 0, o = 0; o < palette.length; k++, o += 3) {
    const dx = x - palette[o]!;
    const dy = y - palette[o + 1]!;
    const dz = z - palette[o + 2]!;
    const distance = dx * dx + dy * dy + dz * dz;
    if (distance < best) {
      best = distance;
      nearest = k;
    }
  }
  return nearest;
}

/** First colors by k-means++ (Arthur & Vassilvitskii 2007): each next one drawn by weight × squared distance. */
function firstColors({ count, colors, weights }: Histogram, wanted: number, seed: number): Float64Array {
  const random = seededRandom(seed);
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

/** What giving every point to its nearest center shows. */
interface Round {
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

/**
 * Gives every point to its nearest center. With `soft`, points weigh the less the farther they are, as 1 / (soft + distance):
 * their weighted mean comes near to what is least far from them, where k-means' is least far in squares (Weiszfeld 1937).
 */
type RoundOf = (centers: Float64Array, soft?: number) => Round;

/** What `work` returns, which gets rounds of k-means over points for `clusterCount` centers. */
export function withRounds<T>(
  { count, colors, weights }: Histogram,
  clusterCount: number,
  work: (round: RoundOf) => T,
): T {
  return onKernels((kernels, arena) => {
    const [points, weight, nearest] = [
      arena.put(colors),
      arena.put(weights),
      arena.put(new Int32Array(count)),
    ];
    const [at, safe, sums, out] = [
      arena.room(clusterCount * 24),
      arena.room((clusterCount + 1) * 32),
      arena.room(clusterCount * 32),
      arena.room(32),
    ];
    return work((centers, soft = 0) => {
      arena.write(at, centers);
      kernels.lloydRound(points, weight, count, at, clusterCount, nearest, safe, soft, sums, out);
      const [error, worstError, worst, distance] = arena.read(out, new Float64Array(4));
      return {
        sums: arena.read(sums, new Float64Array(clusterCount * 4)),
        error: error!,
        worst: worst!,
        worstError: worstError!,
        distance: distance!,
      };
    });
  });
}

/** How much the points that are nearest to each color weigh. */
export function weightsOf({ count, colors, weights }: Histogram, palette: Float64Array): Float64Array {
  const out = new Float64Array(palette.length / 3);
  for (let i = 0; i < count; i++) {
    const k = nearestColor(colors, i, palette);
    out[k] = out[k]! + weights[i]!;
  }
  return out;
}

/**
 * Improves colors by Lloyd's rounds (k-means) over weighted points until they stand still. A color that no point
 * is nearest to moves to the point that is served worst.
 */
export function settle(points: Histogram, start: Float64Array): Clusters {
  return withRounds(points, start.length / 3, (round) => settleBy(round, points, start));
}

function settleBy(round: RoundOf, { colors }: Histogram, start: Float64Array): Clusters {
  const centers = Float64Array.from(start);
  let before = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < maxRounds; attempt++) {
    const { sums, error, worst, worstError } = round(centers);
    let isFree = worstError > 0;
    for (let k = 0; k < centers.length / 3; k++) {
      const weight = sums[k * 4 + 3]!;
      for (let c = 0; c < 3; c++) {
        if (weight > 0) centers[k * 3 + c] = sums[k * 4 + c]! / weight;
        else if (isFree) centers[k * 3 + c] = colors[worst * 3 + c]!;
      }
      // only one color moves to the worst point
      if (weight === 0) isFree = false;
    }
    if (before - error < stillness * before) break;
    before = error;
  }
  return { colors: centers, distance: round(centers).distance };
}

/**
 * The `wanted` colors (fewer when there are fewer points) that serve the points best, of a few seeded tries. Tries
 * are compared by plain distance, which is what an eye sums up, not by its square.
 */
export function cluster(points: Histogram, wanted: number): Clusters {
  const clusterCount = Math.min(wanted, points.count);
  let best: Clusters = { colors: new Float64Array(0), distance: Number.POSITIVE_INFINITY };
  for (let seed = 1; seed <= restarts; seed++) {
    const found = settle(points, firstColors(points, clusterCount, seed * 31));
    if (found.distance < best.distance) best = found;
  }
  return best;
}
