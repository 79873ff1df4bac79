import { nearestColor } from "../colors/cluster.ts";
import { type ThinLetter, unitsPerMM } from "../drawing/picture.ts";
import { curveAlong } from "../paths/curve-along.ts";
import type { Line } from "../paths/lines.ts";
import type { TracedBorders } from "../paths/trace-borders.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import type { SeatedWord } from "../regions/lay-letters.ts";
import { ledFrom } from "../regions/make-paintable.ts";
import { meanImportance, protectionOf } from "../regions/protection.ts";

/** A region too small for a number that is painted over the one around it, like a letter. */
export interface LaidOver {
  /** Curves, in pixels of the labels. */
  readonly rings: readonly (readonly number[])[];
  /** In OKLab steps. */
  readonly color: Float64Array;
  readonly pixels: Int32Array;
}

interface Drawn {
  readonly labels: ColoredLabels;
  readonly palette: Float64Array;
  readonly borders: TracedBorders;
  readonly lines: readonly Line[];
  readonly important: Uint8Array;
  /** Words that are let go are drawn over regions anyway. */
  readonly words: readonly SeatedWord[];
}

/** What of unwanted regions (1 each) matters too much to be merged away, with the outlines it has now. */
export function layOver(
  unwanted: Uint8Array,
  { labels, palette, borders, lines, important, words }: Drawn,
): LaidOver[] {
  const protection = protectionOf(meanImportance(labels, important));
  const lettered = new Set(words.flatMap(({ seats }) => seats.map((i) => labels.data[i]!)));
  const found = [...unwanted.keys()].filter(
    (region) => unwanted[region] === 1 && protection[region]! >= ledFrom && !lettered.has(region),
  );
  if (found.length === 0) return [];
  const pixels = new Map(found.map((region) => [region, [] as number[]]));
  labels.data.forEach((region, i) => {
    if (unwanted[region] === 1) pixels.get(region)?.push(i);
  });
  return found.map((region) => {
    const color = labels.colors[region]!;
    return {
      rings: borders.rings[region]!.map((ring) => curveAlong(ring, lines)),
      color: palette.slice(3 * color, 3 * color + 3),
      pixels: Int32Array.from(pixels.get(region)!),
    };
  });
}

/** The outlines of what is laid over regions. */
export function outlinesOver(laid: readonly LaidOver[]): Line[] {
  return laid.flatMap(({ rings }) => rings.map((points): Line => ({ shape: "curve", points })));
}

/** The same as letters are drawn, in colors of a palette. */
export function lettersOver(laid: readonly LaidOver[], palette: Float64Array, perMM: number): ThinLetter[] {
  const scale = unitsPerMM / perMM;
  return laid.map(({ rings, color }) => ({
    color: nearestColor(color, 0, palette),
    rings: rings.map((ring) => ring.map((value) => Math.round(value * scale))),
  }));
}

/** Regions as they look with what is laid over them. */
export function withLaidOver(
  labels: ColoredLabels,
  laid: readonly LaidOver[],
  palette: Float64Array,
): ColoredLabels {
  if (laid.length === 0) return labels;
  const data = labels.data.slice();
  laid.forEach(({ pixels }, k) => {
    for (const i of pixels) data[i] = labels.count + k;
  });
  const colors = laid.map(({ color }) => nearestColor(color, 0, palette));
  return {
    ...labels,
    data,
    count: labels.count + laid.length,
    colors: Int32Array.of(...labels.colors, ...colors),
  };
}
