import { squaredDistance } from "../colors/cluster.ts";
import type { Size } from "../edges/field.ts";
import type { Planes } from "../raster/planes.ts";
import { connect, connectColors } from "./connect.ts";
import type { ColoredLabels } from "./labels.ts";
import { regionSums } from "./region-sums.ts";

/** On which side of a contour a pixel lies: bit 0 says inside, bit 1 that it is far enough from the contour to be sure. */
export type Sides = Uint8Array;
const inside = 1;
const sure = 2;

/** Cells of a mask this near to its contour may lie on either side: masks are a cell or two off. */
const unsureCells = 2;

/** The sides of a mask's cells (255 inside, 0 outside). */
export function sidesOfMask({ width, height, data }: Size & { readonly data: Uint8Array }): Sides {
  const sides = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) sides[i] = sure | (data[i]! > 127 ? inside : 0);
  const doubt = (left: number, top: number, right: number, bottom: number) => {
    for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y++)
      for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x++)
        sides[y * width + x] = sides[y * width + x]! & inside;
  };
  const reach = unsureCells;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x + 1 < width && ((sides[i]! ^ sides[i + 1]!) & inside) !== 0)
        doubt(x + 1 - reach, y - reach, x + reach, y + reach);
      if (y + 1 < height && ((sides[i]! ^ sides[i + width]!) & inside) !== 0)
        doubt(x - reach, y + 1 - reach, x + reach, y + reach);
    }
  return sides;
}

/** A palette for both sides of a contour: regions inside it have colors of the second half, which is the first once more. */
export function onBothSides(palette: Float64Array): { palette: Float64Array; sideCount: number } {
  return { palette: Float64Array.of(...palette, ...palette), sideCount: palette.length / 3 };
}

/**
 * A region is cut where so many times as much of it lies outside as inside: background that reaches into the subject. Where it is less, it
 * is more often the mask that misses a leg or an ear than a region that goes on behind the subject. By eye on animals and portraits.
 */
const background = 3;

/**
 * Parts regions along a contour: each gets its color of one side or the other. A region that is surely on one side stays whole, however
 * far it reaches into what is unsure, so that borders follow the photo and not the mask; background that is surely inside too, by `minArea`
 * pixels or more, is cut along the mask.
 * @param count colors of a side
 */
export function partAtContour(
  labels: ColoredLabels,
  sides: Sides,
  { count, minArea }: { readonly count: number; readonly minArea: number },
): ColoredLabels {
  const { data } = labels;
  const areas = new Int32Array(labels.count);
  const into = new Int32Array(labels.count);
  /** Pixels of each region surely outside, and surely inside. */
  const out = new Int32Array(labels.count);
  const within = new Int32Array(labels.count);
  for (let i = 0; i < data.length; i++) {
    const region = data[i]!;
    const side = sides[i]!;
    areas[region]!++;
    if (side & inside) into[region]!++;
    if (side === (sure | inside)) within[region]!++;
    else if (side === sure) out[region]!++;
  }
  const isCut = Uint8Array.from(within, (pixels, region) =>
    pixels >= minArea && out[region]! >= background * pixels ? 1 : 0,
  );
  const colors = labels.colors.map((color, region) => {
    const more = within[region]! - out[region]! || 2 * into[region]! - areas[region]!;
    return color + (more > 0 ? count : 0);
  });
  return isCut.includes(1) ? cutAlong({ ...labels, colors }, sides, { isCut, count }) : { ...labels, colors };
}

/**
 * Cuts regions into parts on one side each; what is unsure stays with the part it hangs together with. Neighbors may have one color
 * then, until regions merge.
 */
function cutAlong(
  { width, height, data, colors }: ColoredLabels,
  sides: Sides,
  { isCut, count }: { readonly isCut: Uint8Array; readonly count: number },
): ColoredLabels {
  // what is sure apart from the others
  const keys = new Int32Array(data.length);
  for (let i = 0; i < data.length; i++) keys[i] = 4 * data[i]! + (isCut[data[i]!] ? sides[i]! : 0);
  const parts = connect(keys, width, height);
  const hangs = new Uint8Array(parts.count);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x + 1 < width && (keys[i]! ^ keys[i + 1]!) === sure)
        hangs[parts.data[i]!] = hangs[parts.data[i + 1]!] = 1;
      if (y + 1 < height && (keys[i]! ^ keys[i + width]!) === sure)
        hangs[parts.data[i]!] = hangs[parts.data[i + width]!] = 1;
    }
  const sided = parts.colors.map((key, part) => {
    const region = key >> 2;
    if (!isCut[region]) return colors[region]!;
    const isIn = (key & inside) === (key & sure || hangs[part] ? inside : 0);
    return (colors[region]! % count) + (isIn ? count : 0);
  });
  return { ...parts, colors: sided };
}

/**
 * Regions in colors of one palette again, those of both sides of a contour still apart: where two of them have one color, one of
 * them takes the color that suits it best of those that nobody across the contour has.
 */
export function joinSides(labels: ColoredLabels, planes: Planes, palette: Float64Array): ColoredLabels {
  const count = palette.length / 3;
  const { width, height, data } = labels;
  const colors = labels.colors.map((color) => color % count);
  const isIn = labels.colors.map((color) => (color >= count ? 1 : 0));
  const across = new Map<number, Set<number>>();
  const meet = (p: number, q: number) => {
    if (isIn[p] === isIn[q]) return;
    across.set(p, (across.get(p) ?? new Set()).add(q));
    across.set(q, (across.get(q) ?? new Set()).add(p));
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x + 1 < width && data[i] !== data[i + 1]) meet(data[i]!, data[i + 1]!);
      if (y + 1 < height && data[i] !== data[i + width]) meet(data[i]!, data[i + width]!);
    }
  const conflicts = [...across].some(([region, others]) =>
    [...others].some((other) => colors[region] === colors[other]),
  );
  if (!conflicts) return { ...labels, colors };
  const sums = regionSums(labels, planes);
  /** The best other color of a region, and what it costs: squared steps of all its pixels. */
  const change = (region: number) => {
    const taken = new Set([...across.get(region)!].map((other) => colors[other]!));
    const [area, ...sum] = sums.subarray(4 * region, 4 * region + 4);
    const mean = Float64Array.from(sum, (value) => value / area!);
    const costs = Array.from({ length: count }, (_, k) =>
      taken.has(k) ? Number.POSITIVE_INFINITY : squaredDistance(mean, 0, palette, k),
    );
    const min = Math.min(...costs);
    const color = costs.indexOf(min);
    return { region, color, cost: area! * (min - squaredDistance(mean, 0, palette, colors[region]!)) };
  };
  for (const [region, others] of across)
    for (const other of others) {
      if (colors[region] !== colors[other]) continue;
      const best = [change(region), change(other)].reduce((p, q) => (q.cost < p.cost ? q : p));
      if (best.cost < Number.POSITIVE_INFINITY) colors[best.region] = best.color;
    }
  return connectColors(labels, colors);
}
