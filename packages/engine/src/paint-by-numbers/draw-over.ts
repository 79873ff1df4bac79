import { nearestColor } from "../colors/cluster.ts";
import type { Stroke } from "../drawing/line-art.ts";
import { type ThinLetter, type ThinLine, unitsPerMM } from "../drawing/picture.ts";
import { curveAlong } from "../paths/curve-along.ts";
import { fitBorders } from "../paths/fit-borders.ts";
import { flatten } from "../paths/flatten.ts";
import { tolerances } from "../paths/looseness.ts";
import { traceBorders } from "../paths/trace-borders.ts";
import { type Color, middleColor } from "../raster/middle-color.ts";
import type { Planes } from "../raster/planes.ts";
import { connect } from "../regions/connect.ts";
import type { LaidWord, Lettered } from "../regions/lay-letters.ts";
import { strokesOf } from "../strokes/strokes-of.ts";
import type { ThinLines } from "../strokes/thin-lines.ts";
import type { Recipe } from "./recipe.ts";

/** Width of a line that the finest brush paints, and how much it is smoothed along itself, in millimeters. */
const brush = 0.8;
const smooth = 1;
/** What is left of a line between others when these were cut off is a crumb up to this length, in millimeters. */
const crumb = 3;
/** The middle of a thin line is blurred with its sides: its own color differs from theirs so many times as much. */
const unblurred = 1.5;

/** What is drawn over the regions of a picture. */
interface DrawnOver {
  /** Its curves in hundredths of a millimeter, but for the words that are regions. */
  readonly curvesBeside: (words: Lettered["words"]) => (readonly number[])[];
  /** The same in colors of a palette. */
  readonly painted: (
    words: Lettered["words"],
    palette: Float64Array,
  ) => { readonly thinLines: ThinLine[]; readonly thinLetters: ThinLetter[] };
}

/** Draws lines that are too thin for regions, and the outlines of letters that turn out to be none. */
export function drawOver(
  {
    lines,
    words,
    seen,
    ground,
  }: {
    readonly lines?: ThinLines;
    readonly words: readonly LaidWord[];
    readonly seen: Planes;
    readonly ground: { readonly planes: Planes };
  },
  want: Pick<Recipe, "looseness" | "perMM">,
): DrawnOver {
  const shades = { seen, ground: ground.planes };
  const { perMM } = want;
  const strokes = lines ? strokesOf(lines, { perMM, width: brush, smooth, shortest: crumb }) : [];
  const outlines = words.map((word) => outlinesOfWord(word, shades, want));
  const printed = (laid: Lettered["words"]) => {
    const isLaid = new Set(laid.map(({ word }) => word));
    return outlines.map((letters, word) => (isLaid.has(word) ? [] : letters));
  };
  return {
    curvesBeside: (laid) => [...strokes.map(({ points }) => points), ...printed(laid).flat(2)],
    painted: (laid, palette) => ({
      thinLines: paintStrokes(strokes, shades, palette, perMM),
      thinLetters: printed(laid).flatMap((letters, word) => {
        const color = nearestColor(words[word]!.color, 0, palette);
        return letters.map((rings) => ({ color, rings }));
      }),
    }),
  };
}

/** The outlines of the letters of a word, settled in the photo, as those of regions would be; in hundredths of a millimeter. */
function outlinesOfWord(
  { letters, color }: LaidWord,
  { seen, ground }: Shades,
  { looseness, perMM }: Pick<Recipe, "looseness" | "perMM">,
): ThinLetter["rings"][] {
  const pixels = letters.flatMap((letter) => [...letter]);
  const colors = new Int32Array(seen.l.length);
  for (const i of pixels) colors[i] = 1;
  const labels = connect(colors, seen.width, seen.height);
  const palette = Float64Array.of(...middleColor(ground, pixels), ...color);
  const borders = traceBorders(labels);
  const loose = tolerances(borders, { labels, palette }, looseness);
  const lines = fitBorders(borders, loose, { planes: seen, labels, palette });
  const round = (value: number) => Math.round((value * unitsPerMM) / perMM);
  return borders.rings.flatMap((rings, region) =>
    labels.colors[region] === 1 ? [rings.map((ring) => curveAlong(ring, lines).map(round))] : [],
  );
}

/** The photo with and without what is drawn over regions. */
interface Shades {
  readonly seen: Planes;
  readonly ground: Planes;
}

/** Strokes in colors of a palette, each in that which is nearest to what the photo has along it. */
function paintStrokes(
  strokes: readonly Stroke[],
  { seen, ground }: Shades,
  palette: Float64Array,
  perMM: number,
): ThinLine[] {
  return strokes.map(({ points, widths }) => {
    const way = flatten({ shape: "curve", points }, unitsPerMM / perMM);
    const at = (value: number, side: number) =>
      Math.max(0, Math.min(side - 1, Math.floor((value * perMM) / unitsPerMM)));
    const pixels: number[] = [];
    for (let i = 0; i < way.length; i += 2)
      pixels.push(at(way[i + 1]!, seen.height) * seen.width + at(way[i]!, seen.width));
    const color = apart(middleColor(seen, pixels), middleColor(ground, pixels));
    return { color: nearestColor(color, 0, palette), width: widths[0]!, points };
  });
}

function apart(own: Color, behind: Color): Float64Array {
  return Float64Array.from(own, (value, k) => behind[k]! + unblurred * (value - behind[k]!));
}
