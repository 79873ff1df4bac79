import { readHex } from "@tintery/engine/tables";
import { readFileSync } from "node:fs";
import {
  PaletteFileError,
  type PaletteFileFault,
  readPaletteFile as readFormat,
} from "@tintery/contract/palette-files";
import { findPalette, paintsOf } from "@tintery/contract/palettes";
import {
  cleanLine,
  type Paint,
  paintsOfPalette,
  paletteFormats,
  paletteLimits,
} from "@tintery/contract/tables";
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
  too_large: `The file is larger than ${paletteLimits.fileBytes / 1_000_000} MB`,
  unknown: "We can’t read this file as a palette",
  empty: "The file has no colors",
  too_full: `The file has more than ${paletteLimits.paints} colors`,
  damaged: "The file is damaged or doesn’t follow its format",
  no_screen_color: "A color is defined in a way that screens can’t show",
  code_unreadable: "A code is missing or has characters other than letters, digits, periods, and hyphens",
  code_twice: "Two colors have the same code",
};

/**
 * Reads the paints of a palette: JSON with a list of `{ code, hex, name, pigments }`, or such a list under `colors`. Names and
 * pigments may be left out; other fields do not matter.
 * @throws InvalidArgumentError with one sentence about what is wrong
 */
function readJson(text: string): Paint[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new InvalidArgumentError("The file isn’t JSON.");
  }
  const list = Array.isArray(file) ? file : (file as { colors?: unknown } | null)?.colors;
  if (!Array.isArray(list)) throw new InvalidArgumentError("The file has no list of colors.");
  const paints = list.map(readPaint);
  const codes = new Set(paints.map(({ code }) => code));
  if (codes.size < paints.length) throw new InvalidArgumentError("Two colors have the same code.");
  return paints;
}

function readPaint(value: unknown, index: number): Paint {
  const { code, hex, name, pigments } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const text = typeof code === "number" ? String(code) : code;
  if (typeof text !== "string" || !/^[^/,]+$/.test(text))
    throw new InvalidArgumentError(`Color ${index + 1} needs a code without slashes and commas.`);
  const tone = typeof hex === "string" ? readHex(hex) : undefined;
  if (!tone)
    throw new InvalidArgumentError(
      `Color ${index + 1} (${text}) needs a color with six hex digits, such as #1a2b3c.`,
    );
  const called = typeof name === "string" ? cleanLine(name, paletteLimits.name) : "";
  const known = Array.isArray(pigments) ? pigments.filter((pigment) => typeof pigment === "string") : [];
  return {
    code: text,
    ...(called !== "" && { name: called }),
    hex: tone,
    ...(known.length > 0 && { pigments: known }),
  };
}
