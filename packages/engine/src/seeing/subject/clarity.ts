import type { Superpixels } from "./superpixels.ts";

/** What speaks for a cut. */
export interface Clarity {
  /**
   * How clearly it is one thing before another, from 0 on: how far the odds of its sides are apart beside how they vary, times
   * the strength of the boundary map along the contour, times how short that is for its area.
   */
  readonly clarity: number;
  /** Mean odds of what is subject, in logits. */
  readonly inside: number;
  /** How far the odds of both sides are apart, in deviations. */
  readonly apart: number;
}

/**
 * How clear a cut is.
 * @param odds how much each superpixel looks like subject, in logits
 * @param side 1 for each that is subject, 0 else
 */
export function clarityOf({ graph }: Superpixels, odds: Float64Array, side: Uint8Array): Clarity {
  const area = [0, 0];
  const mean = [0, 0];
  for (let p = 0; p < side.length; p++) {
    area[side[p]!]! += graph.area[p]!;
    mean[side[p]!]! += graph.area[p]! * odds[p]!;
  }
  if (area[0] === 0 || area[1] === 0) return { clarity: 0, inside: 0, apart: 0 };
  for (const k of [0, 1]) mean[k] = mean[k]! / area[k]!;
  let spread = 0;
  for (let p = 0; p < side.length; p++) spread += graph.area[p]! * (odds[p]! - mean[side[p]!]!) ** 2;
  let [length, strength] = [0, 0];
  for (let border = 0; border < graph.borders; border++) {
    if (side[graph.a[border]!] === side[graph.b[border]!]) continue;
    length += graph.length[border]!;
    strength += graph.strength[border]!;
  }
  const apart = (mean[1]! - mean[0]!) / Math.sqrt(spread / (area[0]! + area[1]!) + 1e-3);
  const compact = Math.sqrt(4 * Math.PI * area[1]!) / length;
  return { clarity: (apart * compact * strength) / length, inside: mean[1]!, apart };
}
