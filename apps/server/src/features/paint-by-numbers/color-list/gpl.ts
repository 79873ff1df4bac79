import { rgbOfHex } from "@tintery/engine/tables";
import { type ListedColor, programName } from "./list-colors.ts";

/** The colors as a GIMP palette file, which Krita and Inkscape read too. */
export function colorsAsGpl(title: string, colors: readonly ListedColor[]): string {
  const onOneLine = (text: string) => text.replace(/[\r\n\t]/g, " ");
  const lines = colors.map(
    (color) =>
      `${rgbOfHex(color.hex)
        .map((value) => String(value).padStart(3))
        .join(" ")}\t${onOneLine(programName(color))}`,
  );
  return ["GIMP Palette", `Name: ${onOneLine(title)}`, "Columns: 0", "#", ...lines, ""].join("\n");
}
