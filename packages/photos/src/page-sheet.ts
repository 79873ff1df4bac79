import {
  type ColoringStyle,
  drawColoring,
  type LineArt,
  type PenStroke,
  penStrokes,
} from "@tintery/engine/draw";
import { mmPerInch } from "@tintery/engine/tables";
import { drawingToPng, printDpi } from "./drawing-to-png.ts";
import type { Sheet } from "./lay-on-sheet.ts";
import { type Lettering, letteringOf } from "./lettering.ts";
import { vectorPdf } from "./vector-pdf.ts";

/** What is written at the name line: a word before it, and a name that already stands on it. */
export interface NameLine {
  readonly label: string;
  readonly name: string;
}

const fontSize = 5;
const gap = 2;
const lineWidth = 0.3;
const ink = "#404040";

/** A name line as it is drawn: the line itself, and letters as outlines, in millimeters on the sheet. */
interface DrawnNameLine {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly letters: string;
}

/**
 * A name with letters that our fonts do not have is left out, and the line stays, to be written on by hand; a name longer
 * than its line is written smaller.
 */
function drawNameLine({ nameLine }: Sheet, { label, name }: NameLine): DrawnNameLine | null {
  if (!nameLine) return null;
  const { x, y, lengthMM } = nameLine;
  const size = fontSize;
  const word = label === "" ? null : letteringOf(label, { x, y, size });
  const from = word ? x + word.width + gap : x;
  const room = lengthMM - (from - x) - 2 * gap;
  const written = nameOf(name, { x: from + gap, y: y - 1, size }, room);
  const letters = [word?.path, written?.path].filter(Boolean).join(" ");
  return { from, to: x + lengthMM, y, letters };
}

function nameOf(name: string, at: { x: number; y: number; size: number }, room: number): Lettering | null {
  const written = name === "" ? null : letteringOf(name, at);
  if (!written || written.width <= room) return written;
  return letteringOf(name, { ...at, size: (at.size * room) / written.width });
}

/** A coloring page on a sheet as SVG, in millimeters. */
function sheetToSvg(art: LineArt, style: ColoringStyle, sheet: Sheet, name: NameLine): string {
  const { widthMM, heightMM, x, y, scale } = sheet;
  const line = drawNameLine(sheet, name);
  const inside = drawColoring(art, style)
    .replace(/^<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${widthMM}mm" height="${heightMM}mm" viewBox="0 0 ${widthMM} ${heightMM}">`,
    `<rect width="${widthMM}" height="${heightMM}" fill="#ffffff"/>`,
    `<g transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`,
    line
      ? `<path d="M${line.from} ${line.y}H${line.to}" stroke="${ink}" stroke-width="${lineWidth}"/><path d="${line.letters}" fill="${ink}"/>`
      : "",
    "</svg>",
  ].join("\n");
}

/** What a sheet shows. */
export interface PageOnSheet {
  readonly art: LineArt;
  readonly style: ColoringStyle;
  readonly sheet: Sheet;
  readonly name: NameLine;
}

/** A coloring page on a sheet as a PNG of 300 dpi that prints at the sheet's true size. */
export function sheetToPng({ art, style, sheet, name }: PageOnSheet): Promise<Uint8Array> {
  const { widthMM } = sheet;
  return drawingToPng(sheetToSvg(art, style, sheet, name), {
    widthPx: Math.round((widthMM / mmPerInch) * printDpi),
    widthMM,
  });
}

/** A coloring page on a sheet as a PDF whose lines are vectors. */
export function sheetToPdf({ art, style, sheet, name }: PageOnSheet): Uint8Array {
  const line = drawNameLine(sheet, name);
  const hundredths = (mm: number) => Math.round(mm * 100);
  const pens: PenStroke[] = penStrokes(art, style);
  return vectorPdf(sheet, [
    { pens, x: sheet.x, y: sheet.y, scale: sheet.scale },
    ...(line
      ? [
          {
            pens: [ruler(hundredths(line.from), hundredths(line.to), hundredths(line.y))],
            x: 0,
            y: 0,
            scale: 1,
          },
          { letters: line.letters, color: ink },
        ]
      : []),
  ]);
}

/** A straight line as a pen draws it. */
function ruler(from: number, to: number, y: number): PenStroke {
  const points = [from, y, from, y, to, y, to, y];
  return { layer: "lines", color: ink, width: lineWidth * 100, paths: [points], closed: false };
}
