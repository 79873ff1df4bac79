import { commonColors } from "../colors/common-colors.ts";
import { moveApart } from "../colors/keep-apart.ts";
import { usedColors } from "../colors/palette.ts";
import { codeWidths } from "../drawing/code-width.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { fitBorders } from "../paths/fit-borders.ts";
import { flatten } from "../paths/flatten.ts";
import { type Led, type LedNumber, leadOutside } from "../paths/leader-lines.ts";
import type { Line } from "../paths/lines.ts";
import { tolerances } from "../paths/looseness.ts";
import { type Repeat, repeatNumbers } from "../paths/repeat-numbers.ts";
import { narrowRegions } from "../paths/narrow-regions.ts";
import { type Numbering, outlinesOf, type Placed, placeNumbers } from "../paths/place-numbers.ts";
import { type TracedBorders, traceBorders } from "../paths/trace-borders.ts";
import type { Planes } from "../raster/planes.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import type { SeatedWord } from "../regions/lay-letters.ts";
import { openPinches } from "../regions/open-pinches.ts";
import { regionAreas } from "../regions/region-areas.ts";
import { mergeRegions } from "../regions/merge-regions.ts";
import type { RegionNumber } from "./assemble.ts";
import { type GivenColor, nameColors } from "./name-colors.ts";
import { type LaidOver, layOver, outlinesOver } from "./lay-over.ts";
import type { Recipe } from "./recipe.ts";
import type { StageName } from "./stages.ts";

/** What regions are drawn with. */
export interface Means {
  readonly want: Recipe;
  /** The picture that regions are told apart by, and the one that gives them their colors. */
  readonly calm: Planes;
  readonly seen: Planes;
  /** A word stays or goes as a whole. */
  readonly words: readonly SeatedWord[];
  /** The colors to paint with; with `given` they are those and never move. */
  readonly palette: Float64Array;
  readonly given: readonly GivenColor[] | undefined;
  /** How important pixels are, 0 to 255. */
  readonly important: Uint8Array;
  /** Curves that will be drawn over the regions, in hundredths of a millimeter: numbers stand beside it where there is room. */
  readonly over: readonly (readonly number[])[];
}

/** Regions whose numbers found no place, even outside, are let go so many times. */
const maxTries = 8;

/**
 * Draws regions: final colors, smooth borders, a number for each. A region too small for its number, and without a number beside
 * it, joins a neighbor; if it is essential, it is drawn over that instead.
 */
export function traceAndNumber(regions: ColoredLabels, means: Means, begin: (stage: StageName) => void) {
  const { want, calm, seen, palette, given, important } = means;
  const over = means.over.map((points) => inPixels(points, want.perMM));
  let { words } = means;
  let laidOver: LaidOver[] = [];
  for (let labels = regions, tries = 1; ; tries++) {
    const open = openPinches(labels);
    const final = usedColors(open, given ? palette : colorsFor(open, means));
    const names = nameColors(final.palette, given);

    if (tries === 1) begin("trace");
    const borders = traceBorders(final.labels);
    const lines = fitBorders(borders, tolerances(borders, final, want.looseness), { planes: seen, ...final });

    if (tries === 1) begin("number");
    const lengths = codeWidths(names);
    const numbering = { ...want.numbers, lengths };
    const above = [...over, ...outlinesOver(laidOver)];
    const inside = placeBeside(
      above,
      final.labels,
      { lines, rings: borders.rings },
      { ...numbering, readable: want.leading.readable },
    );
    const outlines = (some: readonly number[]) => outlinesOf(some, borders.rings, lines);
    const narrow = narrowRegions(inside, outlines, want.narrow);
    const fitting = inside.map((number, region) => (narrow[region] ? { ...number, size: 0 } : number));
    const min = Math.min(want.leading.readable, want.floor.number);
    const { readable } = want.leading;
    const led = wantingLines(fitting, final.labels, { readable, min, share: want.maxLedShare });
    const around = { labels: final.labels, lines: [...lines, ...above] };
    const numbers = leadOutside(fitting, around, led, { ...want.leading, min, lengths });
    const unwanted = unreadable(numbers, min);
    words = wholeWords(words, final.labels, unwanted);
    if (tries === maxTries || labels.count === 1 || !unwanted.includes(1)) {
      const more = repeatNumbers(
        numbers,
        final.labels,
        { lines, rings: borders.rings },
        {
          ...want.numbers,
          ...want.repeating,
          lengths,
        },
      );
      return { final, names, borders, lines, numbers: inOrder(numbers, more), words, laidOver };
    }
    // what is let go later may be what lies under what was let go before
    laidOver = [
      ...layOver(unwanted, { ...final, borders, lines, important, words: means.words }),
      ...laidOver,
    ];
    labels = mergeRegions(labels, calm, { palette, limit: 0, minArea: 0, unwanted });
  }
}

function inPixels(points: readonly number[], perMM: number): Line {
  return { shape: "curve", points: points.map((value) => (value * perMM) / unitsPerMM) };
}

/** Numbers inside their regions, beside what is drawn over these where they can be read there, else as if nothing were. */
function placeBeside(
  over: readonly Line[],
  labels: ColoredLabels,
  { lines, rings }: { readonly lines: readonly Line[]; readonly rings: TracedBorders["rings"] },
  { readable, ...numbering }: Numbering & { readonly readable: number },
): Placed[] {
  const plain = placeNumbers(labels, lines, rings, numbering);
  if (over.length === 0) return plain;
  const { width, height, count, data } = labels;
  const crossed = Int32Array.from(data);
  const through = over.map((line) => {
    const found = new Set<number>();
    const way = flatten(line, 0.5);
    for (let i = 0; i < way.length; i += 2) {
      const [x, y] = [Math.floor(way[i]!), Math.floor(way[i + 1]!)];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      found.add(data[y * width + x]!);
      crossed[y * width + x] = count;
    }
    return found;
  });
  const cut = { ...labels, data: crossed, count: count + 1, colors: Int32Array.of(...labels.colors, 0) };
  // regions that nothing crosses have no outline here, so no number either, and keep their plain one
  const beside = rings.map((own, region) => {
    const crossing = through.flatMap((found, k) => (found.has(region) ? [[lines.length + k]] : []));
    return crossing.length > 0 ? [...own, ...crossing] : [];
  });
  const placed = placeNumbers(cut, [...lines, ...over], beside, numbering);
  return placed.map((number, region) => (number.size >= readable ? number : plain[region]!));
}

/** What each color of the palette becomes: what the photo mostly is under its regions, as far as colors stay apart. */
function colorsFor(labels: ColoredLabels, { want, seen, palette }: Means): Float64Array {
  const areas = new Float64Array(palette.length / 3);
  regionAreas(labels).forEach((area, region) => {
    const k = labels.colors[region]!;
    areas[k] = areas[k]! + area;
  });
  return moveApart(palette, commonColors(labels, seen, palette), areas, want.apart);
}

/**
 * Regions whose numbers cannot be read where they are, in the order in which they get lines: the largest of each color that would
 * have no number else, what no number at all fits into, the larger ones. A color's last number may stand outside in any case.
 */
function wantingLines(
  numbers: readonly Placed[],
  labels: ColoredLabels,
  { readable, min, share }: { readonly readable: number; readonly min: number; readonly share: number },
): Led {
  const small = numbers.flatMap(({ size }, region) => (size < readable ? [region] : []));
  if (small.length === 0) return { regions: small, max: 0 };
  const areas = regionAreas(labels);
  small.sort((p, q) => areas[q]! - areas[p]! || p - q);
  const seen = new Set(labels.colors.filter((_, region) => numbers[region]!.size >= min));
  const isLast = small.map((region) => {
    const color = labels.colors[region]!;
    return seen.size < seen.add(color).size;
  });
  const rank = new Map(
    small.map((region, k) => [region, isLast[k] ? 0 : numbers[region]!.size < min ? 1 : 2]),
  );
  return {
    regions: small.toSorted((p, q) => rank.get(p)! - rank.get(q)!),
    max: Math.max(Math.floor(share * labels.count), isLast.filter((is) => is).length),
  };
}

function unreadable(numbers: readonly LedNumber[], min: number): Uint8Array {
  return Uint8Array.from(numbers, ({ size }) => (size < min ? 1 : 0));
}

/** The words that stay. Of those that do not, all regions become unwanted, in place. */
function wholeWords(words: Means["words"], { data }: ColoredLabels, unwanted: Uint8Array): Means["words"] {
  const isBroken = ({ seats }: SeatedWord) => seats.some((i) => unwanted[data[i]!]);
  for (const { seats } of words.filter(isBroken)) for (const i of seats) unwanted[data[i]!] = 1;
  return words.filter((word) => !isBroken(word));
}

/** Numbers by region, the first of each before those that repeat it. */
function inOrder(first: readonly LedNumber[], more: readonly Repeat[]): RegionNumber[] {
  const all: RegionNumber[] = [...first.map((number, region) => ({ ...number, region })), ...more];
  return all.sort((p, q) => p.region - q.region);
}
