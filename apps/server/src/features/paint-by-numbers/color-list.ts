import { rgbOfHex } from "@tintery/engine/tables";
import type { PictureSummary } from "../../images/stored-image.ts";

type Colors = PictureSummary["palette"];

/** The palette as comma-separated values (RFC 4180), one color a line. */
export function colorsAsCsv(colors: Colors): string {
  const head = ["Code", "Hex", "Red", "Green", "Blue", "Area %", "Segments"];
  const lines = colors.map(({ code, hex, areaShare, segments }) => [
    code,
    hex,
    ...rgbOfHex(hex).map(String),
    (areaShare * 100).toFixed(2),
    String(segments),
  ]);
  return [head, ...lines].map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

/** The palette as a GIMP palette file, which Krita and Inkscape read too. */
export function colorsAsGpl(name: string, colors: Colors): string {
  const lines = colors.map(
    ({ code, hex }) =>
      `${rgbOfHex(hex)
        .map((value) => String(value).padStart(3))
        .join(" ")}\t${code}`,
  );
  return ["GIMP Palette", `Name: ${name.replace(/[\r\n]/g, " ")}`, "Columns: 0", "#", ...lines, ""].join(
    "\n",
  );
}

/** A cell that no spreadsheet takes for a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
