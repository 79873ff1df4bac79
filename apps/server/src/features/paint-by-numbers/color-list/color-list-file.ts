import type { ProgramColorFormat } from "@tintery/contract";
import { type Language, texts } from "@tintery/contract/messages";
import { downloadName } from "../../../images/image-name.ts";
import type { PictureSummary } from "../../../images/stored-image.ts";
import { colorsAsAse } from "./ase.ts";
import { colorsAsCsv } from "./csv.ts";
import { colorsAsGpl } from "./gpl.ts";
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
  switch (format) {
    case "csv":
      return { bytes: colorsAsCsv(colors, texts(language)) };
    case "gpl":
      return { bytes: colorsAsGpl(title, colors) };
    case "kpl":
      return { bytes: colorsAsKpl(title, colors) };
    case "ase":
      return { bytes: colorsAsAse(title, colors) };
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
