import { squaredDistance } from "../colors/cluster.ts";
import { type LaidPart, paintParts } from "../raster/painted-part.ts";
import type { Planes } from "../raster/planes.ts";
import { connectColors } from "./connect.ts";
import type { ColoredLabels, Labels } from "./labels.ts";

/** A color counts as beside a part if this share of the part’s border, or more, touches it. */
const minBeside = 0.15;
/** Differences of tone (OKLab a and b) count this many times those of lightness: a mouth may be too dark, but not green. */
const toneCounts = 2;
/** Each OKLab step that a paint lacks of a part’s least difference counts as this many steps of difference from the part’s own color. */
const lackCounts = 4;

/**
 * Lays parts on regions, each in the color of the palette that is nearest to its own and tells it from what is beside it. What they leave
 * of a region below `minArea` pixels joins another one.
 * @param planes what regions are told apart by
 * @returns these planes, too, with the colors that parts have now
 */
export function layParts(
  labels: ColoredLabels,
  parts: readonly LaidPart[],
  {
    planes,
    palette,
    minArea,
  }: { readonly planes: Planes; readonly palette: Float64Array; readonly minArea: number },
): { readonly labels: ColoredLabels; readonly planes: Planes } {
  if (parts.length === 0) return { labels, planes };
  const data = labels.data.slice();
  const colors = [...labels.colors];
  const laid = { ...labels, data };
  const painted = parts.map((part) => {
    const paint = paintOf(part, besideOf(part.pixels, laid, colors), palette);
    for (const i of part.pixels) data[i] = colors.length;
    colors.push(paint);
    const [l, a, b] = palette.subarray(3 * paint, 3 * paint + 3);
    return { ...part, color: [l!, a!, b!] as const, share: 1 };
  });
  joinCrumbs(laid, parts, { firstPart: labels.count, minArea });
  return {
    labels: connectColors(laid, Int32Array.from(colors)),
    planes: paintParts(planes, painted),
  };
}

/**
 * What parts leave of a region joins, in place, the neighbor that most of its border touches and that is no part, where it has fewer than
 * `minArea` pixels.
 * @param firstPart from this one on, labels are those of parts
 */
function joinCrumbs(
  { data, width }: Pick<Labels, "data" | "width">,
  parts: readonly LaidPart[],
  { firstPart, minArea }: { readonly firstPart: number; readonly minArea: number },
): void {
  const seen = new Set<number>();
  for (const { pixels } of parts)
    for (const at of pixels.flatMap((i) => besidePixel(i, width))) {
      const region = data[at];
      if (region === undefined || region >= firstPart || seen.has(at)) continue;
      const piece = pieceAt(at, { data, width }, minArea);
      for (const i of piece) seen.add(i);
      if (piece.length >= minArea) continue;
      const around = piece.flatMap((i) => besidePixel(i, width).flatMap((other) => data[other] ?? []));
      const times = countOf(around.filter((other) => other !== region && other < firstPart));
      const [longest] = [...times].toSorted((p, q) => q[1] - p[1] || p[0] - q[0]);
      if (longest) for (const i of piece) data[i] = longest[0];
    }
}

/** The first pixels, up to `max`, of the region around a pixel. */
function pieceAt(seed: number, { data, width }: Pick<Labels, "data" | "width">, max: number): number[] {
  const found = new Set([seed]);
  for (const i of found) {
    if (found.size >= max) break;
    for (const at of besidePixel(i, width)) if (data[at] === data[seed]) found.add(at);
  }
  return [...found];
}

function countOf(values: readonly number[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return times;
}

/** Those above, below, and on both sides. Rows go on into each other: at the edge of a picture a few pixels are no matter. */
function besidePixel(i: number, width: number): number[] {
  return [i - width, i - 1, i + 1, i + width];
}

/** The colors that much of the border of some pixels touches. */
function besideOf(pixels: readonly number[], { data, width }: Labels, colors: readonly number[]): number[] {
  const own = new Set(pixels);
  const touched = pixels.flatMap((i) =>
    besidePixel(i, width).flatMap((at) => (own.has(at) ? [] : (colors[data[at] ?? -1] ?? []))),
  );
  return [...countOf(touched)]
    .filter(([, count]) => count >= minBeside * touched.length)
    .map(([color]) => color);
}

function paintOf({ color, apart }: LaidPart, beside: readonly number[], palette: Float64Array): number {
  const [l, a, b] = color;
  const costs = Array.from({ length: palette.length / 3 }, (_, k) => {
    const [ownL, ownA, ownB] = palette.subarray(3 * k, 3 * k + 3);
    const tone = toneCounts * toneCounts * ((ownA! - a) ** 2 + (ownB! - b) ** 2);
    const away = Math.sqrt((ownL! - l) ** 2 + tone);
    const nearest = Math.min(
      ...beside.map((other) => Math.sqrt(squaredDistance(palette, k, palette, other))),
    );
    return away + lackCounts * Math.max(0, apart - nearest);
  });
  return costs.indexOf(Math.min(...costs));
}
