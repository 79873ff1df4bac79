import type { ProgramColorFormat } from "@tintery/contract";
import { type Language, texts } from "@tintery/contract/messages";
import { programName, writeAse, writeGpl } from "@tintery/contract/palette-files";
import { downloadName } from "../../../images/image-name.ts";
import type { PictureSummary } from "../../../images/stored-image.ts";
import { colorsAsCsv } from "./csv.ts";
import { colorsAsKpl } from "./kpl.ts";
import { listColors } from "./list-colors.ts";
import { colorsAsSwatches } from "./swatches.ts";
import { zipFiles } from "./zip-files.ts";

/** A file of colors for a program. */
export interface ColorListFile {
  readonly bytes: string | Uint8Array;
  /** Where it is another than its format's: several palettes come as one archive. */
  readonly archive?: true;
}

/**
 * The colors of a picture in a format for programs, with names in the reader's language.
 * @param title what the picture is called
 */
export function colorListFile(
  format: ProgramColorFormat,
  summary: PictureSummary,
  { title, language }: { title: string; language: Language },
): ColorListFile {
  const colors = listColors(summary, language);
  const named = colors.map((color) => ({ name: programName(color), hex: color.hex }));
  switch (format) {
    case "csv":
      return { bytes: colorsAsCsv(colors, texts(language)) };
    case "gpl":
      return { bytes: writeGpl(title, named) };
    case "kpl":
      return { bytes: colorsAsKpl(title, colors) };
    case "ase":
      return { bytes: writeAse(title, named) };
    case "swatches": {
      const palettes = colorsAsSwatches(title, colors);
      const [only, ...more] = palettes;
      if (only && more.length === 0) return { bytes: only };
      const files = palettes.map((palette, k) => [
        downloadName(title, `colors-${k + 1}`, "swatches"),
        palette,
      ]);
      return { bytes: zipFiles(Object.fromEntries(files)), archive: true };
    }
  }
}
