import { nearestColor } from "../colors/cluster.ts";
import { type ThinLine, unitsPerMM } from "../drawing/picture.ts";
import type { Stroke } from "../drawing/line-art.ts";
import type { Size } from "../edges/field.ts";
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

/** What is drawn over regions, in pixels of the picture. */
interface Over {
  readonly size: Size;
  /** Lines too thin for regions, if they are wanted. */
  readonly lines?: ThinLines;
  /** Letters that are no regions. */
  readonly letterings: readonly Lettering[];
  /** Pixels per millimeter. */
  readonly perMM: number;
}

/** The lines of a picture that are too thin for regions as strokes, and letters that are none. */
export function strokesOver({ size: { width, height }, lines, letterings, perMM }: Over): readonly Stroke[] {
  const strokes = lines
    ? strokesOf(lines, { perMM, width: brush, smooth: smooth.line, shortest: crumb })
    : [];
  for (const lettering of letterings) {
    // a pen of half a stroke's width draws its middle
    const pen = lettering.stroke / 2;
    const on = drawLetters([lettering], { width, height }, { pen, shortestTwig: letterTwig * perMM });
    const strength = new Float32Array(on.length).fill(1);
    const painted = Math.max(brush, lettering.stroke / perMM);
    strokes.push(
      ...strokesOf({ width, height, on, strength }, { perMM, width: painted, smooth: smooth.letter }),
    );
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
