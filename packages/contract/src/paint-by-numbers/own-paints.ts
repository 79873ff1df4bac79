/** Paints of one's own as the field `paletteColors` carries them: text on the way, paints for the engine. */
import type { Paint } from "@tintery/engine";
import { readColor } from "../colors/colors.ts";
import { cleanLine } from "../images/titles.ts";
import { ownPaintsRange, paintNameLength } from "./paint-by-numbers.ts";

/** What a list of paints says; a list that cannot be used names its first entry at fault, counted from 1. */
export type OwnPaints =
  | { readonly kind: "none" }
  | { readonly kind: "paints"; readonly paints: readonly Paint[] }
  /** Codes without colors: they choose from a palette. */
  | { readonly kind: "codes"; readonly codes: readonly string[] }
  | { readonly kind: "unreadable" | "twice"; readonly entry: number; readonly text: string }
  | { readonly kind: "too_few" | "too_many"; readonly count: number };

/** Letters that the font of our drawings has; a slash would mark a mix. */
const codePattern = "[0-9A-Za-zÀ-ɏЀ-ӿ.-]{1,12}";
const codeAlone = new RegExp(`^${codePattern}$`);
const paintEntry = new RegExp(
  `^(${codePattern})(?:\\s*[=:,;]\\s*|\\s+)#?([0-9a-f]{6}|[0-9a-f]{3})(?:\\s+(.+))?$`,
  "i",
);
/** The same with the mark that says which part is which; in a name, letters and digits may look like a paint: `PR 101`. */
const markedEntry = new RegExp(
  `^${codePattern}\\s*(?:=\\s*#?|[:\\s]\\s*#)(?:[0-9a-f]{6}|[0-9a-f]{3})(?:\\s|$)`,
  "i",
);

/**
 * Reads a list of paints: a line for each (`12 #e8c547`, `12, #e8c547`), in which a name may follow (`12 #e8c547 Grandma red`), or
 * entries like `12=#e8c547` with commas between them. Codes alone (`1,2,3`) are the specification's way to choose from a palette.
 */
export function readOwnPaints(text: string): OwnPaints {
  const entries = entriesOf(text);
  if (entries.length === 0) return { kind: "none" };
  if (entries.every(isPaintCode)) return { kind: "codes", codes: entries };
  const paints: Paint[] = [];
  const known = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const [, code = "", hex = "", words = ""] = paintEntry.exec(entry) ?? [];
    if (!code) return { kind: "unreadable", entry: index + 1, text: entry };
    if (known.has(code)) return { kind: "twice", entry: index + 1, text: code };
    known.add(code);
    const name = cleanLine(words, paintNameLength);
    paints.push({ code, ...(name !== "" && { name }), hex: readColor(hex)! });
  }
  const { min, max } = ownPaintsRange;
  if (paints.length < min) return { kind: "too_few", count: paints.length };
  if (paints.length > max) return { kind: "too_many", count: paints.length };
  return { kind: "paints", paints };
}

/** Whether a paint can have this code: it is printed on the picture, and stands in the files of its colors. */
export function isPaintCode(text: string): boolean {
  return codeAlone.test(text);
}

/** Paints as the field carries them, a line for each. */
export function writeOwnPaints(paints: readonly Paint[]): string {
  return paints.map(({ code, hex, name }) => `${code}=${hex}${name ? ` ${name}` : ""}`).join("\n");
}

/** Lines are entries; within one, commas separate entries that say which part is which, or are codes alone. */
function entriesOf(text: string): string[] {
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const parts = line.split(/[,;]/).map((part) => part.trim());
    // a comma may also stand behind a code, or in a name
    const isOne = paintEntry.test(line.trim()) && !parts.slice(1).some((part) => markedEntry.test(part));
    return isOne ? [line.trim()] : parts;
  });
  return lines.filter((entry) => entry !== "");
}
