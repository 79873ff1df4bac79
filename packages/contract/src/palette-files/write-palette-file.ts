import { writeAco } from "./aco.ts";
import { writeAse } from "./ase.ts";
import { writeCsv } from "./csv.ts";
import { writeGpl } from "./gpl.ts";
import type { PaletteFormat } from "../colors/own-palettes.ts";
import { type PaletteFile, programName } from "./palette-file.ts";

/** A palette as a file. Only `csv` says everything; the others say codes, names and colors. */
export function writePaletteFile(
  format: PaletteFormat,
  { title, paints }: PaletteFile,
): string | Uint8Array<ArrayBuffer> {
  const colors = paints.map((paint) => ({ name: programName(paint), hex: paint.hex }));
  switch (format) {
    case "csv":
      return writeCsv(paints);
    case "gpl":
      return writeGpl(title, colors);
    case "ase":
      return writeAse(title, colors);
    case "aco":
      return writeAco(colors);
  }
}
