import { readHex } from "@tintery/engine/tables";
import { readFileSync } from "node:fs";
import {
  PaletteFileError,
  type PaletteFileFault,
  readPaletteFile as readFormat,
} from "@tintery/contract/palette-files";
import { findPalette, paintsOf } from "@tintery/contract/palettes";
import { type Paint, paintsOfPalette, paletteFormats, paletteLimits } from "@tintery/contract/tables";
import { InvalidArgumentError } from "commander";
import { systemReason } from "../system-reason.ts";

/**
 * The paints of a maker's palette, by its name or id, or of a palette file.
 * @throws InvalidArgumentError with one sentence about what is wrong
 */
export function readPalette(nameOrPath: string): Paint[] {
  const known = findPalette(nameOrPath);
  return known ? paintsOf(known) : readPaletteFile(nameOrPath);
}

/**
 * Reads the paints of a palette file, in one of the formats that palettes are opened from and saved as, or as JSON.
 * @throws InvalidArgumentError with one sentence about what is wrong
 */
function readPaletteFile(path: string): Paint[] {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new InvalidArgumentError(systemReason(error));
  }
  if (!paletteFormats.some((format) => path.toLowerCase().endsWith(`.${format}`)))
    return readJson(new TextDecoder().decode(bytes));
  try {
    return paintsOfPalette(readFormat(bytes, path));
  } catch (error) {
    if (!(error instanceof PaletteFileError)) throw error;
    const place = error.place === null ? "" : ` (line or color ${error.place})`;
    throw new InvalidArgumentError(`${faults[error.fault]}${place}.`);
  }
}

const faults: Readonly<Record<PaletteFileFault, string>> = {
  too_large: "The file is too large for a palette",
  unknown: "The file is no palette of its kind",
  empty: "The file holds no color",
  too_full: `The file holds more than ${paletteLimits.paints} colors`,
  damaged: "The file is damaged",
  no_screen_color: "A color is named in a way that has no color on a screen",
  code_unreadable: "A code is missing, or has more than letters, digits, points and hyphens",
  code_twice: "Two of its colors have the same code",
};

/**
 * Reads the paints of a palette: JSON with a list of `{ code, hex, name, pigments }`, or such a list under `colors`. Pigments
 * may be left out; other fields do not matter.
 * @throws InvalidArgumentError with one sentence about what is wrong
 */
function readJson(text: string): Paint[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new InvalidArgumentError("The file is not JSON.");
  }
  const list = Array.isArray(file) ? file : (file as { colors?: unknown } | null)?.colors;
  if (!Array.isArray(list)) throw new InvalidArgumentError("The file holds no list of colors.");
  const paints = list.map(readPaint);
  const codes = new Set(paints.map(({ code }) => code));
  if (codes.size < paints.length) throw new InvalidArgumentError("Two of its colors have the same code.");
  return paints;
}

function readPaint(value: unknown, index: number): Paint {
  const { code, hex, pigments } = (value ?? {}) as { code?: unknown; hex?: unknown; pigments?: unknown };
  const text = typeof code === "number" ? String(code) : code;
  if (typeof text !== "string" || !/^[^/,]+$/.test(text))
    throw new InvalidArgumentError(`Color ${index + 1} needs a code without slash and comma.`);
  const tone = typeof hex === "string" ? readHex(hex) : undefined;
  if (!tone) throw new InvalidArgumentError(`Color ${index + 1} (${text}) needs a hex such as #1a2b3c.`);
  const names = Array.isArray(pigments) ? pigments.filter((name) => typeof name === "string") : [];
  return { code: text, hex: tone, ...(names.length > 0 && { pigments: names }) };
}
