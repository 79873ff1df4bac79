import type { BroadColors } from "../raster/broad-colors.ts";
import type { Planes } from "../raster/planes.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { regionSums } from "../regions/region-sums.ts";
import { stepsPerUnit } from "./oklab.ts";
import { cluster, nearestColor, settle, squaredDistance } from "./cluster.ts";
import { type Histogram, histogram } from "./histogram.ts";

/** The palette's colors, three steps each, from light to dark. */
export function lightToDark(palette: Float64Array): Float64Array {
  const order = Array.from({ length: palette.length / 3 }, (_, k) => k);
  order.sort((p, q) => palette[q * 3]! - palette[p * 3]! || p - q);
  return Float64Array.from(order.flatMap((k) => [...palette.subarray(k * 3, k * 3 + 3)]));
}

/**
 * Joins the two nearest colors until all are `apart` from each other; each pair becomes the mean of the points
 * that were nearest to either.
 */
export function keepApart(palette: Float64Array, points: Histogram, apart: number): Float64Array {
  const colors: number[][] = [];
  for (let k = 0; k < palette.length; k += 3) colors.push([...palette.subarray(k, k + 3)]);
  const weights = colors.map(() => 0);
  for (let i = 0; i < points.count; i++) {
    const k = nearestColor(points.colors, i, palette);
    weights[k] = weights[k]! + points.weights[i]!;
  }
  for (;;) {
    let least = apart * apart;
    let pair: [number, number] | undefined;
    for (let p = 0; p < colors.length; p++) {
      for (let q = p + 1; q < colors.length; q++) {
        const distance = squaredDistance(Float64Array.from(colors[p]!), 0, Float64Array.from(colors[q]!), 0);
        if (distance < least) {
          least = distance;
          pair = [p, q];
        }
      }
    }
    if (!pair) return Float64Array.from(colors.flat());
    const [p, q] = pair;
    const weight = weights[p]! + weights[q]! || 1;
    colors[p] = colors[p]!.map((v, c) => (v * weights[p]! + colors[q]![c]! * weights[q]!) / weight);
    weights[p] = weight;
    colors.splice(q, 1);
    weights.splice(q, 1);
  }
}

/** A seed gets a color of its own when it is so many steps from all others, and so much of a palette is for seeds at most. */
const seeded = { from: 6 * stepsPerUnit, most: 1 / 8 };

/**
 * The colors that serve the picture best, at least `apart` steps from each other, light to dark.
 * @param seeds colors, three steps each, that a palette must have something like, the most important first
 */
export function quantize(
  { planes, weights }: BroadColors,
  { colors, apart }: { colors: number; apart: number },
  seeds: Float64Array = new Float64Array(),
): Float64Array {
  const points = histogram(planes, weights);
  let found = cluster(points, colors).colors;
  const missing: number[] = [];
  for (let k = 0; k < seeds.length / 3 && missing.length / 3 + 1 <= colors * seeded.most; k++) {
    const known = Float64Array.of(...found, ...missing);
    const nearest = nearestColor(seeds, k, known);
    if (squaredDistance(seeds, k, known, nearest) < seeded.from * seeded.from) continue;
    missing.push(...seeds.subarray(3 * k, 3 * k + 3));
  }
  if (missing.length > 0)
    found = Float64Array.of(...cluster(points, colors - missing.length / 3).colors, ...missing);
  return lightToDark(apart > 0 ? keepApart(found, points, apart) : found);
}

/** Mean colors and areas of regions, or of groups of them (`of` each region), as weighted points. */
function regionMeans(labels: ColoredLabels, planes: Planes, of?: Int32Array): Histogram {
  const many = of ? of.reduce((most, k) => Math.max(most, k + 1), 0) : labels.count;
  const colors = new Float64Array(many * 3);
  const weights = new Float64Array(many);
  const sums = regionSums(labels, planes);
  for (let region = 0; region < labels.count; region++) {
    const group = of ? of[region]! : region;
    weights[group] = weights[group]! + sums[region * 4]!;
    for (let c = 0; c < 3; c++) colors[group * 3 + c] = colors[group * 3 + c]! + sums[region * 4 + 1 + c]!;
  }
  for (let i = 0; i < colors.length; i++) colors[i] = colors[i]! / (weights[(i / 3) | 0]! || 1);
  return { count: many, colors, weights };
}

/** A palette fitted to the regions as they are now, and the regions in their nearest colors of it. */
export function refit(
  labels: ColoredLabels,
  planes: Planes,
  palette: Float64Array,
): { palette: Float64Array; labels: ColoredLabels } {
  const means = regionMeans(labels, planes);
  const better = lightToDark(settle(means, palette).colors);
  const colors = labels.colors.map((_, region) => nearestColor(means.colors, region, better));
  return { palette: better, labels: { ...labels, colors } };
}

/** For each palette color (the colors of `labels`) the mean of the photo under its regions. */
export function meanColors(labels: ColoredLabels, planes: Planes): Float64Array {
  return regionMeans(labels, planes, labels.colors).colors;
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
