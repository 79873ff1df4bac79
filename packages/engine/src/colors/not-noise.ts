import { squaredDistance } from "./cluster.ts";
import { rgbOfHex } from "./hex.ts";
import { stepsPerUnit } from "./oklab.ts";
import { stepsOf } from "./paints.ts";

/**
 * A color less than `apart` OKLab steps from one of at least `ratio` times as many pixels is that one with noise. Set on JPEG of quality
 * 40 to 95.
 */
const near = { apart: 8 * stepsPerUnit, ratio: 10 };
/**
 * So is what is so near to any larger one, in steps of 255 along the three channels together, by the square: noise is even there, while
 * near black a single step is a long way in OKLab.
 */
const nearBytes = 24 * 24;
/**
 * A color of less than `maxShare` of all pixels, 0 to 1, may be a mixture: it lies within `aside` OKLab steps of the line between two
 * colors of at least `ratio` times as many pixels each. Set by eye.
 */
const mixed = { maxShare: 0.01, ratio: 3, aside: 6 * stepsPerUnit };

/**
 * The colors that are more than noise, in their order: of the others, the smallest first, each is only another one with noise or, as
 * between areas, a mixture of two.
 * @param counts how many pixels have each
 * @param isSure without noise there are only mixtures, and a color is surely none where this holds
 */
export function notNoise(
  colors: readonly string[],
  counts: readonly number[],
  isSure?: (color: number) => boolean,
): number[] {
  const steps = stepsOf(colors);
  const bytes = Float64Array.from(colors.flatMap((hex) => [...rgbOfHex(hex)]));
  const all = counts.reduce((sum, count) => sum + count, 0);
  const stays = counts.map((count) => count > 0);
  const order = counts.map((_, k) => k).sort((p, q) => counts[p]! - counts[q]! || p - q);
  const larger = (k: number, times: number) =>
    order.filter((other) => other !== k && stays[other] && counts[other]! >= times * counts[k]!);
  for (const k of order) {
    const isNear = (other: number) => squaredDistance(steps, k, steps, other) < near.apart * near.apart;
    const isSame = (other: number) => squaredDistance(bytes, k, bytes, other) < nearBytes;
    const mayBeMixture = isSure ? !isSure(k) : counts[k]! < mixed.maxShare * all;
    if (!isSure && (larger(k, 1).some(isSame) || larger(k, near.ratio).some(isNear))) stays[k] = false;
    else if (mayBeMixture && isMixture(steps, k, larger(k, mixed.ratio))) stays[k] = false;
  }
  return counts.flatMap((_, k) => (stays[k] ? [k] : []));
}

/** Whether color `k` lies near the line between any two of `others`. */
function isMixture(colors: Float64Array, k: number, others: readonly number[]): boolean {
  const between = (from: number, to: number) =>
    [0, 1, 2].map((c) => colors[3 * to + c]! - colors[3 * from + c]!) as [number, number, number];
  return others.some((p, at) => {
    const own = between(p, k);
    return others.slice(at + 1).some((q) => {
      const way = between(p, q);
      const [along, long] = [dot(own, way), dot(way, way)];
      if (along <= 0 || along >= long) return false;
      return dot(own, own) - (along * along) / long < mixed.aside * mixed.aside;
    });
  });
}

type Vector = readonly [number, number, number];

const dot = (u: Vector, v: Vector) => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
