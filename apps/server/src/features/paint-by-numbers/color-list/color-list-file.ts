import type { ProgramColorFormat } from "@tintery/contract";
import { type Language, texts } from "@tintery/contract/messages";
import { programName, writeAco, writeAse, writeGpl } from "@tintery/contract/palette-files";
import { downloadName } from "../../../images/image-name.ts";
import { colorsAsCsv } from "./csv.ts";
import { colorsAsKpl } from "./kpl.ts";
import { type ListedPainting, listColors } from "./list-colors.ts";
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
 * @param segments whether areas and numbers of segments are told
 */
export function colorListFile(
  format: ProgramColorFormat,
  painting: ListedPainting,
  {
    title,
    language,
    segments = false,
  }: { title: string; language: Language; segments?: boolean | undefined },
): ColorListFile {
  const colors = listColors(painting, language);
  const named = colors.map((color) => ({ name: programName(color), hex: color.hex }));
  switch (format) {
    case "csv":
      return { bytes: colorsAsCsv(colors, { t: texts(language), segments }) };
    case "gpl":
      return { bytes: writeGpl(title, named) };
    case "kpl":
      return { bytes: colorsAsKpl(title, colors) };
    case "ase":
      return { bytes: writeAse(title, named) };
    case "aco":
      return { bytes: writeAco(named) };
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
