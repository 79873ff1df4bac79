import { expMinus } from "../../arithmetic/reproducible.ts";
import { cutOut } from "./cut-out.ts";
import type { Superpixels } from "./superpixels.ts";

/** Parts that weigh less than this share of the heaviest are none. */
const minPart = 0.1;
/** Holes up to this share of the subject are filled. */
const maxHole = 0.04;

/**
 * Cuts out what is subject, as `cutOut` does, and tidies it.
 * @param unmoved the odds without what strokes added: parts are weighed by them
 */
export function cutTidily(
  superpixels: Superpixels,
  odds: Float64Array,
  seeds: Int8Array,
  unmoved = odds,
): Uint8Array {
  const side = cutOut(superpixels, odds, seeds);
  tidyCut(superpixels, side, unmoved, seeds);
  return side;
}

/**
 * Keeps the few large parts of a cut, and fills holes. A part weighs what its pixels' odds add up to, less the more of its
 * outline is the picture's edge.
 * @param side 1 for what is subject; becomes tidy
 * @param seeds what must stay as it is
 */
function tidyCut(superpixels: Superpixels, side: Uint8Array, odds: Float64Array, seeds: Int8Array): void {
  const { graph, edge } = superpixels;
  const { part, count } = partsOf(superpixels, side);
  const weight = new Float64Array(count);
  const area = new Float64Array(count);
  const outline = new Float64Array(count);
  const isSure = new Uint8Array(count);
  for (let p = 0; p < side.length; p++) {
    const own = part[p]!;
    weight[own]! += graph.area[p]! * Math.max(0, odds[p]!);
    area[own]! += graph.area[p]!;
    outline[own]! += edge[p]!;
    if (seeds[p] !== 0) isSure[own] = 1;
  }
  const inside = new Uint8Array(count);
  for (let p = 0; p < side.length; p++) inside[part[p]!] = side[p]!;
  let [heaviest, subject] = [0, 0];
  for (let k = 0; k < count; k++) {
    if (!inside[k]) continue;
    weight[k]! *= expMinus((outline[k]! * outline[k]!) / (8 * area[k]!));
    heaviest = Math.max(heaviest, weight[k]!);
  }
  const keeps = (k: number) => isSure[k] === 1 || weight[k]! >= minPart * heaviest;
  for (let k = 0; k < count; k++) if (inside[k] && keeps(k)) subject += area[k]!;
  for (let p = 0; p < side.length; p++) {
    const own = part[p]!;
    if (inside[own]) side[p] = keeps(own) ? 1 : 0;
    else if (!isSure[own] && outline[own] === 0 && area[own]! <= maxHole * subject) side[p] = 1;
  }
}

/** Joins neighbors that are on the same side. */
export function partsOf(
  { graph, labels }: Superpixels,
  side: ArrayLike<number>,
): { part: Int32Array; count: number } {
  const part = new Int32Array(labels.count).fill(-1);
  const queue: number[] = [];
  let count = 0;
  for (let first = 0; first < labels.count; first++) {
    if (part[first]! >= 0) continue;
    part[first] = count;
    queue.push(first);
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const own = at;
      graph.eachBorder(own, (border) => {
        const other = graph.other(border, own);
        if (part[other]! >= 0 || side[other] !== side[own]) return;
        part[other] = count;
        queue.push(other);
      });
    }
    count++;
  }
  return { part, count };
}
