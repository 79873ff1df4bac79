import { nearestColor } from "../colors/cluster.ts";
import { type ThinLine, unitsPerMM } from "../drawing/picture.ts";
import type { Stroke } from "../drawing/line-art.ts";
import { drawLetters } from "../edges/draw-letters.ts";
import type { Lettering } from "../edges/find-letters.ts";
import { flatten } from "../paths/flatten.ts";
import { type Color, middleColor } from "../raster/middle-color.ts";
import type { Planes } from "../raster/planes.ts";
import { strokesOf } from "../strokes/strokes-of.ts";
import type { ThinLines } from "../strokes/thin-lines.ts";

/** Width of a line that the finest brush paints, and what it and letters are smoothed along the line, in millimeters. */
const brush = 0.8;
const smooth = { line: 1, letter: 0.3 };
/** What is left of a line between others when these were cut off is a crumb up to this length, in millimeters. */
const crumb = 3;
/** Twigs of letters up to this length are none of their arms, in millimeters. */
const letterTwig = 0.4;
/** The middle of a thin line is blurred with its sides: its own color differs from theirs so many times as much. */
const unblurred = 1.5;

/** The lines of a picture that are too thin for regions as strokes, and letters that are none. */
export function strokesOver(
  lines: ThinLines,
  letterings: readonly Lettering[],
  perMM: number,
): readonly Stroke[] {
  const strokes = strokesOf(lines, { perMM, width: brush, smooth: smooth.line, shortest: crumb });
  for (const lettering of letterings) {
    // a pen of half a stroke's width draws its middle
    const pen = lettering.stroke / 2;
    const on = drawLetters([lettering], lines, { pen, shortestTwig: letterTwig * perMM });
    const width = Math.max(brush, lettering.stroke / perMM);
    const strength = new Float32Array(on.length).fill(1);
    strokes.push(...strokesOf({ ...lines, on, strength }, { perMM, width, smooth: smooth.letter }));
  }
  return strokes;
}

/**
 * Strokes in colors of a palette, each in that which is nearest to what the photo has along it.
 * @param ground the photo without them
 */
export function paintStrokes(
  strokes: readonly Stroke[],
  { seen, ground }: { readonly seen: Planes; readonly ground: Planes },
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
