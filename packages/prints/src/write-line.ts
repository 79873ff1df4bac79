import { drawingFontFile, japaneseFontFile } from "@tintery/photos";
import type { Pdf } from "./pdf-document.ts";
import { fontOf, runsOf, runsWidth, writeRuns } from "./text-runs.ts";

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

const fonts = [drawingFontFile, japaneseFontFile];

/**
 * Writes a text on one line of a page whose unit is the millimeter. Letters that our fonts lack are left out, since boxes help
 * nobody.
 */
export function writeLine(pdf: Pdf, text: string, place: LinePlace): void {
  const { x, y, widthMM, color = "#000000", align = "left" } = place;
  const runs = runsOf(pdf, text, fonts);
  const long = runsWidth(pdf, runs, place.sizeMM);
  const shrunk = Math.min(1, widthMM / Math.max(long, 1e-6));
  const left = align === "left" ? x : x + widthMM - long * shrunk;
  pdf.fillColor(color);
  writeRuns(pdf, runs, { x: left, y, sizeMM: place.sizeMM * shrunk });
}

/** How far a text runs in millimeters. */
export function lineWidth(pdf: Pdf, text: string, sizeMM: number): number {
  return runsWidth(pdf, runsOf(pdf, text, fonts), sizeMM);
}

/** Whether our fonts have all letters of a text. */
export function canWrite(pdf: Pdf, text: string): boolean {
  const letters = [...text.normalize("NFC")];
  return letters.every((letter) => letter.trim() === "" || fontOf(pdf, letter, fonts) !== undefined);
}
