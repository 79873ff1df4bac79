import { fileURLToPath } from "node:url";
import { drawingFontFile, isJapanese, japaneseFontFile } from "@tintery/photos";
import type { Pdf } from "./pdf-document.ts";
import { runsOf, runsWidth, writeRuns } from "./text-runs.ts";

/** The two voices of a book: titles and names, and everything that is said beside them. */
export type BookFace = "heading" | "text";

const slices = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "vietnamese"] as const;

const literataFolder = new URL(
  ".",
  import.meta.resolve("@fontsource/literata/files/literata-latin-600-normal.woff"),
);

const literata = (style: string) =>
  slices.map((slice) => fileURLToPath(new URL(`literata-${slice}-${style}.woff`, literataFolder)));

/** Fonts in the order they are asked for a letter. Literata comes in parts; Arimo has what it lacks, and Hebrew. */
export const bookFonts: Readonly<Record<BookFace, readonly string[]>> = {
  heading: [...literata("600-normal"), drawingFontFile, japaneseFontFile],
  text: [...literata("400-italic"), drawingFontFile, japaneseFontFile],
};

/** How far a text runs on one line, in millimeters. */
export function bookTextWidth(pdf: Pdf, text: string, { face, sizeMM }: BookType): number {
  return runsWidth(pdf, runsOf(pdf, text, bookFonts[face]), sizeMM);
}

/** How a text is set. */
export interface BookType {
  readonly face: BookFace;
  readonly sizeMM: number;
}

/** How letters are shown: filled, or as outlines to be colored. */
export interface LetterLook {
  readonly color: string;
  /** Width of their outline, in millimeters; inside they are white then. */
  readonly outlineMM?: number;
}

/** Writes one line whose middle is at `x` and whose base line is at `y`, all in millimeters. */
export function writeCentered(
  pdf: Pdf,
  text: string,
  { x, y, ...type }: BookType & LetterLook & { readonly x: number; readonly y: number },
): void {
  const { color, outlineMM, sizeMM } = type;
  const runs = runsOf(pdf, text, bookFonts[type.face]);
  if (outlineMM === undefined) pdf.fillColor(color);
  else pdf.lineWidth(outlineMM).lineJoin("round").strokeColor(color).fillColor("#ffffff");
  const left = x - runsWidth(pdf, runs, sizeMM) / 2;
  writeRuns(pdf, runs, { x: left, y, sizeMM, stroke: outlineMM !== undefined });
}

/** Words with the spaces after them; Japanese, which has no spaces, may break after each letter. */
const breakable = new RegExp(`${isJapanese.source}|\\S+?(?=${isJapanese.source})|\\S+`, "gu");

/** Breaks a text into lines that are no wider than their room, unless a single word is. */
export function wrapText(pdf: Pdf, text: string, type: BookType & { readonly widthMM: number }): string[] {
  const lines: string[] = [];
  let line = "";
  let end = 0;
  for (const match of text.matchAll(breakable)) {
    const between = match.index > end ? " " : "";
    end = match.index + match[0].length;
    const longer = line === "" ? match[0] : line + between + match[0];
    if (line === "" || bookTextWidth(pdf, longer, type) <= type.widthMM) line = longer;
    else {
      lines.push(line);
      line = match[0];
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** A text in lines, and the size of its letters. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly sizeMM: number;
  /** From one base line to the next. */
  readonly leadingMM: number;
}

/** From one base line to the next, in sizes of the font. */
export const leading = 1.2;
/** Sizes are tried in these steps. */
const shrinking = 0.93;
/** Of letters; where a word has no room even so, it is written smaller rather than cut. */
const minSizeMM = 2.5;

/** The largest letters, up to `maxSizeMM`, with which a text has room in a box. */
export function fitText(
  pdf: Pdf,
  text: string,
  room: {
    readonly face: BookFace;
    readonly maxSizeMM: number;
    readonly maxLines: number;
    readonly widthMM: number;
    readonly heightMM: number;
  },
): FittedText {
  let sizeMM = room.maxSizeMM;
  for (;;) {
    const type = { face: room.face, sizeMM, widthMM: room.widthMM };
    const lines = wrapText(pdf, text, type);
    const widest = Math.max(0, ...lines.map((line) => bookTextWidth(pdf, line, type)));
    const fits =
      widest <= room.widthMM &&
      lines.length <= room.maxLines &&
      lines.length * sizeMM * leading <= room.heightMM;
    if (fits) return { lines: balanced(pdf, text, lines, type), sizeMM, leadingMM: sizeMM * leading };
    if (sizeMM < minSizeMM) {
      const shrunk = sizeMM * Math.min(1, room.widthMM / widest);
      return { lines, sizeMM: shrunk, leadingMM: shrunk * leading };
    }
    sizeMM *= shrinking;
  }
}

/** Lines of one text made about as wide as each other: a last line of one short word looks lost. */
function balanced(
  pdf: Pdf,
  text: string,
  lines: string[],
  type: BookType & { readonly widthMM: number },
): string[] {
  if (lines.length < 2) return lines;
  let best = lines;
  for (let share = 0.95; share > 0.5; share -= 0.05) {
    const narrower = wrapText(pdf, text, { ...type, widthMM: type.widthMM * share });
    const widest = Math.max(...narrower.map((line) => bookTextWidth(pdf, line, type)));
    if (narrower.length > lines.length || widest > type.widthMM) break;
    best = narrower;
  }
  return best;
}

/** Letters' height above the base line, in sizes of the font. */
export const capHeight = 0.69;

/** Writes fitted lines at `x`, the first with its capitals' tops at `top`. @returns the last base line */
export function writeFitted(
  pdf: Pdf,
  { lines, sizeMM, leadingMM }: FittedText,
  {
    x,
    top,
    align = "center",
    ...look
  }: LetterLook & {
    readonly face: BookFace;
    readonly x: number;
    readonly top: number;
    readonly align?: "left" | "center";
  },
): number {
  lines.forEach((line, k) => {
    const middle = align === "left" ? x + bookTextWidth(pdf, line, { face: look.face, sizeMM }) / 2 : x;
    writeCentered(pdf, line, { ...look, x: middle, y: top + capHeight * sizeMM + k * leadingMM, sizeMM });
  });
  return top + capHeight * sizeMM + Math.max(0, lines.length - 1) * leadingMM;
}

/** How high fitted lines stand, from the tops of the first capitals to the last base line. */
export function fittedHeight({ lines, sizeMM, leadingMM }: FittedText): number {
  return lines.length === 0 ? 0 : capHeight * sizeMM + (lines.length - 1) * leadingMM;
}
