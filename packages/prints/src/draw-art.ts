import {
  type ColoringStyle,
  type LineArt,
  type PenStroke,
  penStrokes,
  unitsPerMM,
} from "@tintery/engine/draw";
import { rgbOfHex } from "@tintery/engine/tables";
import type { Box } from "./page-frame.ts";
import type { Pdf } from "./pdf-document.ts";

/** How a coloring page is drawn. */
export interface ArtLook {
  readonly style: ColoringStyle;
  /** Thinner lines are drawn as thick as that, in millimeters of the coloring page itself; 0 leaves all as they are. */
  readonly minLineMM: number;
}

/** PDFKit's way to write operators; its types leave it out. */
interface WithContent {
  addContent(operators: string): void;
}

/** A coloring page as a pen draws it, and where its ink ends, in millimeters. */
export interface PennedArt {
  readonly pens: readonly PenStroke[];
  /** Lines on the rim of the page reach beyond it by half their width. */
  readonly ink: Box;
}

/** Prepares a coloring page for drawing. */
export function penArt(art: LineArt, { style, minLineMM }: ArtLook): PennedArt {
  const pens = penStrokes(thickened(art, minLineMM * unitsPerMM), style);
  return { pens, ink: inkBox(art, pens) };
}

/**
 * Draws a coloring page with its upper left corner at the origin of a PDF's page, whose unit must be the millimeter. Operators
 * are written here, since a page has tens of thousands: PDFKit would write each by itself.
 */
export function drawPens(pdf: Pdf, pens: readonly PenStroke[]): void {
  pdf.save();
  pdf.scale(1 / unitsPerMM);
  // joins are round; the limit of the other kind keeps boxes small that programs lay around lines
  (pdf as unknown as WithContent).addContent(`1 J 1 j 1 M\n${pens.map(operatorsOf).join("")}`);
  pdf.restore();
}

function thickened(art: LineArt, min: number): LineArt {
  const isThin = art.strokes.some(({ widths }) => widths.some((width) => width < min));
  if (!isThin) return art;
  const strokes = art.strokes.map((stroke) => ({
    ...stroke,
    widths: stroke.widths.map((width) => Math.max(width, min)),
  }));
  return { ...art, strokes };
}

function operatorsOf({ color, width, paths, closed, layer }: PenStroke): string {
  const isFilled = width === 0;
  const ink = inkOf(color, isFilled);
  const out = isFilled ? [ink] : [`${ink} ${tenths(width)} w`];
  for (const points of paths) follow(points, closed, out);
  out.push(isFilled ? (layer === "solids" ? "f*" : "f") : "S", "");
  return out.join("\n");
}

/** Grays as grays: printers make them of black alone then. */
function inkOf(color: string, isFilled: boolean): string {
  const [red, green, blue] = rgbOfHex(color).map((value) => Math.round((value / 255) * 1000) / 1000);
  if (red === green && green === blue) return `${red} ${isFilled ? "g" : "G"}`;
  return `${red} ${green} ${blue} ${isFilled ? "rg" : "RG"}`;
}

/** A start and cubics; those whose handles lie on their ends are straight. */
function follow(points: readonly number[], closed: boolean, out: string[]): void {
  let x = points[0]!;
  let y = points[1]!;
  out.push(`${tenths(x)} ${tenths(y)} m`);
  for (let i = 2; i + 5 < points.length; i += 6) {
    const x1 = points[i]!;
    const y1 = points[i + 1]!;
    const x2 = points[i + 2]!;
    const y2 = points[i + 3]!;
    const [fromX, fromY] = [x, y];
    x = points[i + 4]!;
    y = points[i + 5]!;
    if (x1 === fromX && y1 === fromY && x2 === x && y2 === y) out.push(`${tenths(x)} ${tenths(y)} l`);
    else out.push(`${tenths(x1)} ${tenths(y1)} ${tenths(x2)} ${tenths(y2)} ${tenths(x)} ${tenths(y)} c`);
  }
  if (closed) out.push("h");
}

/** A micrometer is finer than any printer. */
const tenths = (value: number) => Math.round(value * 10) / 10;

function inkBox(art: LineArt, pens: readonly PenStroke[]): Box {
  let [left, top, right, bottom] = [0, 0, art.widthMM * unitsPerMM, art.heightMM * unitsPerMM];
  for (const { paths, width } of pens) {
    const reach = width / 2;
    for (const points of paths)
      for (let i = 0; i + 1 < points.length; i += 2) {
        const x = points[i]!;
        const y = points[i + 1]!;
        if (x - reach < left) left = x - reach;
        if (x + reach > right) right = x + reach;
        if (y - reach < top) top = y - reach;
        if (y + reach > bottom) bottom = y + reach;
      }
  }
  return {
    x: left / unitsPerMM,
    y: top / unitsPerMM,
    widthMM: (right - left) / unitsPerMM,
    heightMM: (bottom - top) / unitsPerMM,
  };
}
