import { type ColoringStyle, drawColoring, type LineArt } from "@tintery/engine/draw";
import { mmPerInch } from "@tintery/engine/tables";
import { drawingToPng } from "./drawing-to-png.ts";
import { printDpi } from "./pixels-to-png.ts";
import type { Sheet } from "./lay-on-sheet.ts";
import { type Lettering, letteringOf } from "./lettering.ts";
import { layQrFoot } from "./qr-foot.ts";

/** What is written at the name line: a word before it, and a name that already stands on it. */
export interface NameLine {
  readonly label: string;
  readonly name: string;
}

/** How a name line is drawn, in millimeters. */
export const nameLineLook = { fontSize: 5, gap: 2, lineWidth: 0.3, ink: "#404040" } as const;
const black = "#000000";

/** A name line as it is drawn: the line itself, and letters as outlines, in millimeters on the sheet. */
interface DrawnNameLine {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly letters: string;
}

/**
 * Where things stand on a name line: the line, which a word may stand before, and the room of a name above it.
 * @param labelMM how far that word runs
 */
export function layNameLine({ x, y, lengthMM }: NonNullable<Sheet["nameLine"]>, labelMM?: number) {
  const { gap } = nameLineLook;
  const from = labelMM === undefined ? x : x + labelMM + gap;
  const to = x + lengthMM;
  return { from, to, name: { x: from + gap, y: y - 1, widthMM: to - from - 2 * gap } };
}

/**
 * A name with letters that our fonts do not have is left out, and the line stays, to be written on by hand; a name longer
 * than its line is written smaller.
 */
function drawNameLine({ nameLine }: Sheet, { label, name }: NameLine): DrawnNameLine | null {
  if (!nameLine) return null;
  const { x, y } = nameLine;
  const size = nameLineLook.fontSize;
  const word = label === "" ? null : letteringOf(label, { x, y, size });
  const { from, to, name: place } = layNameLine(nameLine, word?.width);
  const written = nameOf(name, { ...place, size }, place.widthMM);
  const letters = [word?.path, written?.path].filter(Boolean).join(" ");
  return { from, to, y, letters };
}

function nameOf(name: string, at: { x: number; y: number; size: number }, room: number): Lettering | null {
  const written = name === "" ? null : letteringOf(name, at);
  if (!written || written.width <= room) return written;
  return letteringOf(name, { ...at, size: (at.size * room) / written.width });
}

/** The code in the foot of a sheet, and the address beneath it as outlines; nothing where the sheet has no foot. */
function drawFoot({ sheet: { foot }, address }: PageOnSheet): { d: string; color: string }[] {
  if (!foot || address === undefined) return [];
  const { code, address: line } = layQrFoot(address, foot);
  const { text, right, y, sizeMM } = line;
  const { width = 0 } = letteringOf(text, { x: 0, y, size: sizeMM }) ?? {};
  const shrunk = Math.min(1, foot.widthMM / Math.max(width, 1e-6));
  const written = letteringOf(text, { x: right - width * shrunk, y, size: sizeMM * shrunk });
  return [{ d: code, color: black }, ...(written ? [{ d: written.path, color: nameLineLook.ink }] : [])];
}

/** A coloring page on a sheet as SVG, in millimeters. */
function sheetToSvg(page: PageOnSheet): string {
  const { art, style, sheet, name } = page;
  const { widthMM, heightMM, x, y, scale } = sheet;
  const { ink, lineWidth } = nameLineLook;
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
    ...drawFoot(page).map(({ d, color }) => `<path d="${d}" fill="${color}"/>`),
    "</svg>",
  ].join("\n");
}

/** What a sheet shows. */
export interface PageOnSheet {
  readonly art: LineArt;
  readonly style: ColoringStyle;
  readonly sheet: Sheet;
  readonly name: NameLine;
  /** What a code in the foot of the sheet leads to. */
  readonly address?: string;
}

/** A coloring page on a sheet as a PNG of 300 dpi that prints at the sheet's true size. */
export function sheetToPng(page: PageOnSheet): Promise<Uint8Array> {
  const { widthMM } = page.sheet;
  return drawingToPng(sheetToSvg(page), {
    widthPx: Math.round((widthMM / mmPerInch) * printDpi),
    widthMM,
  });
}
