import { paletteLimits } from "../colors/own-palettes.ts";
import { readAco } from "./aco.ts";
import { readAse } from "./ase.ts";
import { readCsv } from "./csv.ts";
import { readGpl } from "./gpl.ts";
import { type PaletteFile, PaletteFileError } from "./palette-file.ts";

/**
 * Reads a palette by what its bytes say; only of an Adobe color file, which has no mark of its own, the name has to tell.
 * @param name the name of the file
 * @throws PaletteFileError
 */
export function readPaletteFile(bytes: Uint8Array, name: string): PaletteFile {
  if (bytes.length > paletteLimits.fileBytes) throw new PaletteFileError("too_large");
  const file = readAny(bytes, name);
  if (file.paints.length === 0) throw new PaletteFileError("empty");
  return file;
}

function readAny(bytes: Uint8Array, name: string): PaletteFile {
  if (bytes.length === 0) throw new PaletteFileError("empty");
  if (String.fromCharCode(...bytes.subarray(0, 4)) === "ASEF") return readAse(bytes);
  if (/\.aco$/i.test(name)) return readAco(bytes);
  const text = textOf(bytes);
  return text.startsWith("GIMP Palette") ? readGpl(text) : readCsv(text);
}

/** A text in the encodings that spreadsheets and programs write. What no text has is of another kind. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = isWide ? decode(bytes, first === 0xff ? "utf-16le" : "utf-16be") : narrowText(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what no text has
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw new PaletteFileError("unknown");
  return text;
}

function narrowText(bytes: Uint8Array): string {
  try {
    return decode(bytes, "utf-8");
  } catch {
    return decode(bytes, "windows-1252");
  }
}

const decode = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);
