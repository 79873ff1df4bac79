import { isJapanese } from "@tintery/photos";
import { type Pdf, useFontFor } from "./pdf-document.ts";

/** Where a line of text stands, all in millimeters. */
export interface LinePlace {
  /** Left end of the line's room. */
  readonly x: number;
  /** Its base line. */
  readonly y: number;
  /** The room it has: a longer text is written smaller. */
  readonly widthMM: number;
  /** Size of the font. */
  readonly sizeMM: number;
  readonly color?: string;
  readonly align?: "left" | "right";
}

/** What PDFKit keeps of the chosen font; its types leave it out. */
interface WithFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
}

/**
 * Writes a text on one line of a page whose unit is the millimeter. Letters that our fonts lack are left out, since boxes help
 * nobody.
 */
export function writeLine(pdf: Pdf, text: string, place: LinePlace): void {
  const { x, y, widthMM, sizeMM, color = "#000000", align = "left" } = place;
  const long = lineWidth(pdf, text, sizeMM);
  const shrunk = Math.min(1, widthMM / Math.max(long, 1e-6));
  let left = align === "left" ? x : x + widthMM - long * shrunk;
  pdf.fillColor(color);
  for (const run of runsOf(pdf, text)) {
    useFontFor(pdf, run).fontSize(sizeMM * shrunk);
    pdf.text(run, left, y, { lineBreak: false, baseline: "alphabetic" });
    left += pdf.widthOfString(run);
  }
}

/** How far a text runs in millimeters. */
export function lineWidth(pdf: Pdf, text: string, sizeMM: number): number {
  return runsOf(pdf, text).reduce(
    (sum, run) => sum + useFontFor(pdf, run).fontSize(sizeMM).widthOfString(run),
    0,
  );
}

/** A text in parts that one of our fonts has all letters of. */
function runsOf(pdf: Pdf, text: string): string[] {
  const runs: string[] = [];
  let isWide: boolean | null = null;
  for (const letter of text) {
    const isNext = isJapanese.test(letter);
    const { font } = (useFontFor(pdf, letter) as unknown as WithFont)._font;
    if (!font.hasGlyphForCodePoint(letter.codePointAt(0)!)) continue;
    if (isNext === isWide) runs[runs.length - 1] += letter;
    else runs.push(letter);
    isWide = isNext;
  }
  return runs;
}
