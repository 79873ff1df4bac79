import { hexOfRgb, rgbOfHex } from "@tintery/engine/tables";
import {
  checkCount,
  type NamedColor,
  type PaletteFile,
  PaletteFileError,
  paintsOfNames,
} from "./palette-file.ts";

/** Colors as a GIMP palette file, which Krita and Inkscape read too. */
export function writeGpl(title: string, colors: readonly NamedColor[]): string {
  const onOneLine = (text: string) => text.replace(/[\r\n\t]/g, " ");
  const lines = colors.map(
    ({ name, hex }) =>
      `${rgbOfHex(hex)
        .map((value) => String(value).padStart(3))
        .join(" ")}\t${onOneLine(name)}`,
  );
  return ["GIMP Palette", `Name: ${onOneLine(title)}`, "Columns: 0", "#", ...lines, ""].join("\n");
}

const colorLine = /^\s*(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})(?:\s+(.*))?$/;
const heading = /^(Name|Columns|Channels):\s*(.*)$/;

/** @throws PaletteFileError */
export function readGpl(text: string): PaletteFile {
  const [first = "", ...lines] = text.split(/\r\n|\r|\n/);
  if (first.trim() !== "GIMP Palette") throw new PaletteFileError("unknown");
  const colors: NamedColor[] = [];
  let title = "";
  let hasAlpha = false;
  for (const [k, line] of lines.entries()) {
    const [, word, value = ""] = heading.exec(line) ?? [];
    if (word === "Name") title = value;
    if (word === "Channels") hasAlpha = value.trim() === "RGBA";
    if (word || line.trim() === "" || line.trimStart().startsWith("#")) continue;
    const [, red, green, blue, name = ""] = colorLine.exec(line) ?? [];
    const rgb = [Number(red), Number(green), Number(blue)] as const;
    // the first line has been taken off
    if (!rgb.every((channel) => channel <= 255)) throw new PaletteFileError("damaged", k + 2);
    checkCount(colors.push({ hex: hexOfRgb(rgb), name: hasAlpha ? name.replace(/^\d{1,3}\s*/, "") : name }));
  }
  return { title, paints: paintsOfNames(colors) };
}
