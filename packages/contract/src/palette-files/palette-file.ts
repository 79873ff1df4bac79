import { codeFault, paletteLimits, type PalettePaint } from "../colors/own-palettes.ts";
import { cleanLine } from "../images/titles.ts";

/** What a file says: a title, if it has one, and its paints in their order. */
export interface PaletteFile {
  readonly title: string;
  readonly paints: readonly PalettePaint[];
}

/**
 * Why a file is no palette that can be kept: it is too large, of a kind that we do not read, without a color, holds more than a palette
 * can, ends too early or says what its kind does not allow, names a color in a way that has no color on a screen, or a code that
 * cannot be printed.
 */
export type PaletteFileFault =
  | "too_large"
  | "unknown"
  | "empty"
  | "too_full"
  | "damaged"
  | "no_screen_color"
  | "code_unreadable"
  | "code_twice";

/** A file that is no palette. */
export class PaletteFileError extends Error {
  readonly fault: PaletteFileFault;
  /** The line of a text or the color of another file at fault, counted from 1; null where it is the file as a whole. */
  readonly place: number | null;

  constructor(fault: PaletteFileFault, place: number | null = null) {
    super(place === null ? `palette file: ${fault}` : `palette file: ${fault} at ${place}`);
    this.name = "PaletteFileError";
    this.fault = fault;
    this.place = place;
  }
}

/** A color as files without codes have it. */
export interface NamedColor {
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly hex: string;
}

/** @throws PaletteFileError `too_full` where a file goes on beyond what a palette can hold */
export function checkCount(count: number): void {
  if (count > paletteLimits.paints) throw new PaletteFileError("too_full");
}

/** What is known of a paint whose file only says code, name and color. */
export const plainPaint = { transparency: null, pigments: [], stock: false } as const;

/** A name that begins with a code that has a digit, as our own files and those of makers have it. */
const codedName = /^(\S*\d\S*)(?:\s+(.*))?$/s;

/**
 * Colors as paints. Where every name begins with a code of its own that has a digit, these are the codes; else they are numbered in their
 * order.
 */
export function paintsOfNames(colors: readonly NamedColor[]): PalettePaint[] {
  const parts = colors.map(({ name }) => codedName.exec(name.trim()));
  const codes = parts.map((part) => part?.[1] ?? "");
  const areCoded = codes.every((code, k) => codeFault(code, codes.slice(0, k)) === null);
  return colors.map(({ name, hex }, k) => ({
    ...plainPaint,
    code: areCoded ? codes[k]! : String(k + 1),
    name: cleanLine(areCoded ? (parts[k]![2] ?? "") : name, paletteLimits.name),
    hex,
  }));
}

/** How programs call a paint: its code first, since that is what stands on the canvas. */
export function programName({ code, name }: { readonly code: string; readonly name: string }): string {
  return name === "" ? code : `${code} ${name}`;
}
