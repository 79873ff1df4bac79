import type { BroadColors } from "../raster/broad-colors.ts";
import type { Planes } from "../raster/planes.ts";
import { cellWeights, solidCells } from "../raster/solid-cells.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { regionSums } from "../regions/region-sums.ts";
import { stepsPerUnit } from "./oklab.ts";
import { cluster, nearestColor, settle, squaredDistance, weightsOf } from "./cluster.ts";
import { type Histogram, histogram } from "./histogram.ts";
import { keepApart } from "./keep-apart.ts";
import { missedColors, missedFrom } from "./missed-colors.ts";
import { moreColors } from "./more-colors.ts";
import { swapColors } from "./swap-colors.ts";

/** The palette's colors, three steps each, from light to dark. */
export function lightToDark(palette: Float64Array): Float64Array {
  const order = Array.from({ length: palette.length / 3 }, (_, k) => k);
  order.sort((p, q) => palette[q * 3]! - palette[p * 3]! || p - q);
  return Float64Array.from(order.flatMap((k) => [...palette.subarray(k * 3, k * 3 + 3)]));
}

/** A seed gets a color of its own when it is so many steps from all others, and so much of a palette is for seeds at most. */
const seeded = { from: 6 * stepsPerUnit, max: 1 / 8 };

/** What a palette should be. */
export interface PaletteWish {
  readonly colors: number;
  /** Least difference (CIEDE2000) between any two; 0 asks for none. */
  readonly apart: number;
  /** Share of the picture from which a strong color that the palette would miss gets a paint of its own; without it none does. */
  readonly small?: number;
}

/**
 * The colors that serve the picture best, light to dark; fewer than wanted where it has not so many that differ.
 * @param seeds colors, three steps each, that a palette must have something like, the most important first
 */
export function quantize(
  { planes, own: textured = planes, weights, served }: BroadColors,
  { colors, apart, small }: PaletteWish,
  seeds: Float64Array = new Float64Array(),
): Float64Array {
  const points = histogram(textured, weights);
  const whole = () => (served ? histogram(textured, served) : points);
  const plain = cluster(points, colors).colors;
  const max = Math.floor(colors * seeded.max);
  const fixed: number[] = [];
  for (let k = 0; k < seeds.length / 3 && fixed.length < 3 * max; k++) {
    const known = Float64Array.of(...plain, ...fixed);
    const nearest = nearestColor(seeds, k, known);
    if (squaredDistance(seeds, k, known, nearest) < seeded.from * seeded.from) continue;
    fixed.push(...seeds.subarray(3 * k, 3 * k + 3));
  }
  const own = Float64Array.from(fixed);
  const room = max - own.length / 3;
  const missed =
    small === undefined || room <= 0
      ? new Float64Array()
      : missedBy(Float64Array.of(...plain, ...own), planes, { min: small * planes.l.length, max: room });
  const count = (own.length + missed.length) / 3;
  if (count === 0)
    return lightToDark(apart > 0 ? spread(plain, points, { colors, apart }, { whole: whole() }) : plain);
  const free = withoutCheapest(plain, points, colors - count);
  const settled = settle(points, Float64Array.of(...free, ...missed, ...own)).colors;
  const kept = Float64Array.of(...own, ...settled.subarray(free.length, free.length + missed.length));
  const rest = settled.subarray(0, free.length);
  return lightToDark(
    apart > 0
      ? spread(rest, points, { colors, apart }, { whole: whole(), kept })
      : Float64Array.of(...rest, ...kept),
  );
}

/** Strong colors of a picture that a palette misses, none of which is only an antialiased edge between two others. */
function missedBy(
  palette: Float64Array,
  planes: Planes,
  { min, max }: { min: number; max: number },
): Float64Array {
  const found = missedColors(histogram(planes), palette, { min, max });
  if (found.length === 0) return found;
  const solid = histogram(planes, solidCells(planes));
  return missedColors(solid, palette, { min: min * cellWeights.solid, max });
}

/** At most `max` colors: those go whose points the nearest other one serves with the least more error. */
function withoutCheapest(palette: Float64Array, points: Histogram, max: number): Float64Array {
  const colors = Array.from({ length: palette.length / 3 }, (_, k) => palette.slice(3 * k, 3 * k + 3));
  const weights = [...weightsOf(points, palette)];
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  while (colors.length > max) {
    const costs = colors.map((color, k) => {
      const others = colors.filter((_, other) => other !== k);
      const away = Math.min(...others.map((other) => squaredDistance(color, 0, other, 0)));
      // one that would be missed stays while there are others
      return (weights[k]! + (away >= missedFrom * missedFrom ? all : 0)) * away;
    });
    const goes = costs.indexOf(Math.min(...costs));
    colors.splice(goes, 1);
    weights.splice(goes, 1);
  }
  return Float64Array.from(colors.flatMap((color) => [...color]));
}

/** Makes colors differ enough, and spends those that become free where they serve the picture best; `kept` are among them. */
function spread(
  start: Float64Array,
  points: Histogram,
  { colors, apart }: PaletteWish,
  { whole, kept = new Float64Array() }: { readonly whole: Histogram; readonly kept?: Float64Array },
): Float64Array {
  // of kept colors that are too near each other the first is left
  const fixed = keepApart(kept, points, apart, kept.length / 3).length / 3;
  const found = keepApart(Float64Array.of(...start, ...kept), points, apart, kept.length / 3);
  const more = moreColors(points, found, { count: colors - found.length / 3, apart });
  const all = Float64Array.of(...more, ...found);
  // with fewer than wanted every color is served as nearly as it can be seen: nothing is left to gain
  return all.length < 3 * colors ? all : swapColors(all, whole, { apart, fixed });
}

/** For each palette color (the colors of `labels`) the mean of the photo under its regions. */
export function meanColors(labels: ColoredLabels, planes: Planes): Float64Array {
  const count = labels.colors.reduce((max, k) => Math.max(max, k + 1), 0);
  const colors = new Float64Array(count * 3);
  const areas = new Float64Array(count);
  const sums = regionSums(labels, planes);
  labels.colors.forEach((k, region) => {
    areas[k] = areas[k]! + sums[region * 4]!;
    for (let c = 0; c < 3; c++) colors[k * 3 + c] = colors[k * 3 + c]! + sums[region * 4 + 1 + c]!;
  });
  return colors.map((sum, i) => sum / (areas[Math.floor(i / 3)]! || 1));
}

/** Leaves out the colors that no region has and sorts the rest from light to dark. */
export function usedColors(
  labels: ColoredLabels,
  palette: Float64Array,
): { palette: Float64Array; labels: ColoredLabels } {
  const used = [...new Set(labels.colors)];
  used.sort((p, q) => palette[q * 3]! - palette[p * 3]! || p - q);
  const places = new Map(used.map((k, place) => [k, place]));
  return {
    palette: Float64Array.from(used.flatMap((k) => [...palette.subarray(k * 3, k * 3 + 3)])),
    labels: { ...labels, colors: labels.colors.map((k) => places.get(k)!) },
  };
}
