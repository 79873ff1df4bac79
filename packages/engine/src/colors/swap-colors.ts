import { squaredDistance, withRounds } from "./cluster.ts";
import type { Histogram } from "./histogram.ts";
import { settleApart } from "./keep-apart.ts";
import { moreColors } from "./more-colors.ts";

/**
 * So many colors, the least useful first, may make room for better ones; by the mean of the palette's floor on eighteen photos.
 */
const tries = 4;
/** A swap has to save this share of the distance: less is not worth its time. */
const worthwhile = 1e-3;

/** What a palette must keep. */
export interface Swapping {
  /** Least difference (CIEDE2000) between any two. */
  readonly apart: number;
  /** So many colors at the end stay as they are. */
  readonly fixed: number;
}

/**
 * Serves points better by a palette whose colors all differ: the color that would be missed least goes, one comes where points
 * are served worst, all settle a little, and where that is no gain the next one is tried. Lloyd's rounds alone never leave the
 * part of the picture that they began in.
 */
export function swapColors(palette: Float64Array, points: Histogram, swapping: Swapping): Float64Array {
  const { apart, fixed } = swapping;
  const settled = (start: Float64Array) => settleApart(start, points, apart, fixed);
  let best = settled(palette);
  let now = served(points, best);
  const stays = new Set<number>();
  for (let round = 0; round < tries; round++) {
    const goes = expendable(best, now.weights, fixed, stays);
    if (goes === undefined) break;
    const others = best.filter((_, i) => Math.floor(i / 3) !== goes);
    const more = moreColors(points, others, { count: 1, apart });
    const swapped = settled(Float64Array.of(...more, ...others));
    const then = served(points, swapped);
    if (then.distance < now.distance * (1 - worthwhile)) {
      best = swapped;
      now = then;
      stays.clear();
    } else stays.add(goes);
  }
  return settled(best);
}

/** The weighted sum of the distances of all points to the nearest color, and what the points of each color weigh. */
function served(points: Histogram, palette: Float64Array) {
  const { distance, sums } = withRounds(points, palette.length / 3, (round) => round(palette));
  return { distance, weights: sums.filter((_, i) => i % 4 === 3) };
}

/**
 * The color that least would be missed of, if all its points went to the next color; none of the `fixed` last and none of
 * `stays`.
 */
function expendable(
  palette: Float64Array,
  weights: Float64Array,
  fixed: number,
  stays: ReadonlySet<number>,
): number | undefined {
  const colorCount = weights.length;
  if (colorCount < 2) return undefined;
  let found: number | undefined;
  let missed = Number.POSITIVE_INFINITY;
  for (let k = 0; k < colorCount - fixed; k++) {
    if (stays.has(k)) continue;
    let away = Number.POSITIVE_INFINITY;
    for (let other = 0; other < colorCount; other++)
      if (other !== k) away = Math.min(away, squaredDistance(palette, k, palette, other));
    const loss = weights[k]! * Math.sqrt(away);
    if (loss >= missed) continue;
    missed = loss;
    found = k;
  }
  return found;
}
