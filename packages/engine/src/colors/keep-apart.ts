import { weightsOf, withRounds } from "./cluster.ts";
import { colorDifference, type Lab, labOfRgb } from "./color-difference.ts";
import type { Histogram } from "./histogram.ts";
import { oklabToRgb, stepsPerUnit } from "./oklab.ts";

/** CIELAB of color k of a palette (OKLab steps), as it is shown: in eight bits. */
export function shownLab(palette: ArrayLike<number>, k: number): Lab {
  return labOfRgb(oklabToRgb(palette[k * 3]!, palette[k * 3 + 1]!, palette[k * 3 + 2]!));
}

/** What lightness is divided by in CIEDE2000 is at most so much, at black and white; the rest of the formula only adds. */
const maxLightness = 1.75;

function areSurelyApart([p]: Lab, [q]: Lab, apart: number): boolean {
  return Math.abs(p - q) >= maxLightness * apart;
}

/** Whether two colors differ by `apart` or more (CIEDE2000). */
export function areApart(p: Lab, q: Lab, apart: number): boolean {
  return areSurelyApart(p, q, apart) || colorDifference(p, q) >= apart;
}

/**
 * Joins the two nearest colors until all are at least `apart` from each other (CIEDE2000); each pair becomes the mean of the
 * points that were nearest to either.
 * @param fixed so many colors at the end stay as they are, and others join them; of two of them the first stays
 */
export function keepApart(palette: Float64Array, points: Histogram, apart: number, fixed = 0): Float64Array {
  const colorCount = palette.length / 3;
  const { into, colors } = joinNear(
    palette,
    weightsOf(points, palette),
    apart,
    (k) => k >= colorCount - fixed,
  );
  return Float64Array.from(into.flatMap((to, k) => (to === k ? [...colors.subarray(k * 3, k * 3 + 3)] : [])));
}

/**
 * Joins the two nearest colors, weighted means of both, until all are `apart`.
 * @returns for each color the one that it became part of, itself while it stays, and the colors after that
 */
function joinNear(
  palette: Float64Array,
  sizes: ArrayLike<number>,
  apart: number,
  isFixed: (k: number) => boolean = () => false,
): { into: number[]; colors: Float64Array } {
  const colors = Float64Array.from(palette);
  const weights = Float64Array.from(sizes);
  const colorCount = weights.length;
  const into = Array.from(weights, (_, k) => k);
  const shown = into.map((k) => shownLab(colors, k));
  for (;;) {
    let min = apart;
    let pair: [number, number] | undefined;
    for (let p = 0; p < colorCount; p++) {
      if (into[p] !== p) continue;
      for (let q = p + 1; q < colorCount; q++) {
        if (into[q] !== q) continue;
        if (areSurelyApart(shown[p]!, shown[q]!, min)) continue;
        const difference = colorDifference(shown[p]!, shown[q]!);
        if (difference < min) {
          min = difference;
          pair = [p, q];
        }
      }
    }
    if (!pair) break;
    const [stays, goes] = isFixed(pair[1]) && !isFixed(pair[0]) ? [pair[1], pair[0]] : pair;
    const weight = weights[stays]! + weights[goes]! || 1;
    if (!isFixed(stays))
      for (let c = 0; c < 3; c++)
        colors[stays * 3 + c] =
          (colors[stays * 3 + c]! * weights[stays]! + colors[goes * 3 + c]! * weights[goes]!) / weight;
    weights[stays] = weight;
    into[goes] = stays;
    shown[stays] = shownLab(colors, stays);
  }
  for (let k = 0; k < colorCount; k++) while (into[into[k]!] !== into[k]) into[k] = into[into[k]!]!;
  return { into, colors };
}

/**
 * Moves colors, those of the largest areas first, to others that suit better: wholly or half as far, as long as they differ
 * enough from all others.
 * @param from colors of which all pairs are `apart`; after this they still are
 */
export function moveApart(
  from: Float64Array,
  to: Float64Array,
  areas: ArrayLike<number>,
  apart: number,
): Float64Array {
  const out = Float64Array.from(from);
  const shown = Array.from({ length: from.length / 3 }, (_, k) => shownLab(out, k));
  const order = shown.map((_, k) => k).sort((p, q) => areas[q]! - areas[p]! || p - q);
  for (const k of order) {
    for (const share of [1, 0.5]) {
      const color = [0, 1, 2].map((c) => from[3 * k + c]! + share * (to[3 * k + c]! - from[3 * k + c]!));
      const lab = shownLab(color, 0);
      if (!shown.every((other, at) => at === k || areApart(lab, other, apart))) continue;
      out.set(color, 3 * k);
      shown[k] = lab;
      break;
    }
  }
  return out;
}

/**
 * So many rounds bring colors that must stay apart near to where they serve best; by the mean of the palette's floor on
 * eighteen photos.
 */
const rounds = 3;
/** Points nearer than so many steps pull alike. */
const soft = stepsPerUnit / 2;

/**
 * Improves colors as k-means does, for the mean distance instead of its square, while all stay `apart` (CIEDE2000).
 * @param palette colors that are
 * @param fixed so many colors at the end stay as they are
 */
export function settleApart(
  palette: Float64Array,
  points: Histogram,
  apart: number,
  fixed = 0,
): Float64Array {
  const free = palette.length - 3 * fixed;
  return withRounds(points, palette.length / 3, (round) => {
    let now = palette;
    for (let attempt = 0; attempt < rounds; attempt++) {
      const { sums } = round(now, soft);
      const weightAt = (i: number) => sums[4 * Math.floor(i / 3) + 3]!;
      const to = now.map((value, i) =>
        i < free && weightAt(i) > 0 ? sums[4 * Math.floor(i / 3) + (i % 3)]! / weightAt(i) : value,
      );
      now = moveApart(
        now,
        to,
        to.filter((_, i) => i % 3 === 0).map((_, k) => weightAt(3 * k)),
        apart,
      );
    }
    return now;
  });
}
