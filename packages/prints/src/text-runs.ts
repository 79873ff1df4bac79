import { isJapanese, japaneseFontFile } from "@tintery/photos";
import type { Pdf } from "./pdf-document.ts";

/** A part of a text, and the font that has all letters of it. */
export interface Run {
  readonly font: string;
  text: string;
}

/** What PDFKit keeps of the chosen font; its types leave it out. */
interface WithFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
}

/**
 * A text in parts, each in one font; letters that no font has are left out, since boxes help nobody.
 * @param fonts files in the order they are asked for a letter; Japanese is always written in the font for it
 */
export function runsOf(pdf: Pdf, text: string, fonts: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC")) {
    const current = runs.at(-1);
    if (letter.trim() === "" && current) {
      current.text += " ";
      continue;
    }
    const font = fontOf(pdf, letter, fonts);
    if (font === undefined) continue;
    if (current?.font === font) current.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** The first font that has a letter. */
export function fontOf(pdf: Pdf, letter: string, fonts: readonly string[]): string | undefined {
  const asked = isJapanese.test(letter) ? [japaneseFontFile] : fonts;
  return asked.find((file) => {
    const { font } = (pdf.font(file) as unknown as WithFont)._font;
    return font.hasGlyphForCodePoint(letter.codePointAt(0)!);
  });
}

/** How far a text runs on one line, in millimeters. */
export function runsWidth(pdf: Pdf, runs: readonly Run[], sizeMM: number): number {
  return runs.reduce((sum, { font, text }) => sum + pdf.font(font).fontSize(sizeMM).widthOfString(text), 0);
}

/** Writes a text from `x` on with its base line at `y`, all in millimeters; its letters are filled, and stroked where that is asked for. */
export function writeRuns(
  pdf: Pdf,
  runs: readonly Run[],
  {
    x,
    y,
    sizeMM,
    stroke = false,
  }: { readonly x: number; readonly y: number; readonly sizeMM: number; readonly stroke?: boolean },
): void {
  let left = x;
  for (const { font, text } of runs) {
    pdf.font(font).fontSize(sizeMM);
    pdf.text(text, left, y, { lineBreak: false, baseline: "alphabetic", fill: true, stroke });
    left += pdf.widthOfString(text);
  }
}
