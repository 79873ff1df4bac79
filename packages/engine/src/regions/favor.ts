import type { Labels } from "./labels.ts";
import { meanImportance } from "./protection.ts";

/** What makes merging dearer in some places than in others. */
export interface Favor {
  /** How much each pixel counts: this many mean as much as usual. */
  readonly weights: Uint8Array;
  /** How likely a person would draw a line at each pixel, 0 to 255. */
  readonly lines: Uint8Array;
}

/** A weight that means as much as usual. */
export const usualWeight = 64;
/** The least, in shares of that, that anything counts for unless somebody asked for calm there. By eye on portraits, animals and streets. */
export const minWeight = 0.35;
/** The price of a border without a line, and how much one that is sure adds: texture goes, contours stay. By eye. */
export const linePrice = { none: 0.7, sure: 1.6 };

/** The same for regions. */
export interface RegionFavor {
  /** How much each region counts, 1 as usual: the more, the larger its area is taken to be and the dearer its errors. */
  readonly regions: Float64Array;
  readonly lines: Uint8Array;
}

/** What favors regions, from what favors their pixels. */
export function favorOf(labels: Labels, { weights, lines }: Favor): RegionFavor {
  return { regions: meanImportance(labels, weights).map((mean) => mean / usualWeight), lines };
}
