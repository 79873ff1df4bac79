import { rgbOfHex } from "@tintery/engine/tables";
import { programName } from "@tintery/contract/palette-files";
import type { ListedColor } from "./list-colors.ts";
import { zipFiles } from "./zip-files.ts";

/** Colors in a row of Krita's palette docker, as its own palettes have them. */
const columns = 8;

/**
 * The colors as a palette of Krita: an archive with the palette as XML and no color profiles, since all colors are sRGB
 * (https://docs.krita.org, "KPL definition").
 */
export function colorsAsKpl(title: string, colors: readonly ListedColor[]): Uint8Array {
  const rows = Math.ceil(colors.length / columns);
  const entries = colors.map((color, k) => {
    const [red, green, blue] = rgbOfHex(color.hex).map((value) => (value / 255).toFixed(6));
    return (
      `<ColorSetEntry name="${escaped(programName(color))}" id="${k + 1}" bitdepth="U8" spot="false">` +
      `<sRGB r="${red}" g="${green}" b="${blue}"/>` +
      `<Position row="${Math.floor(k / columns)}" column="${k % columns}"/></ColorSetEntry>`
    );
  });
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  const set = `<ColorSet version="2.0" name="${escaped(title)}" comment="" columns="${columns}" rows="${rows}">`;
  const mark = "mimetype";
  return zipFiles(
    {
      // first and not compressed: by it a program knows the file
      [mark]: "application/x-krita-palette",
      "colorset.xml": `${head}${set}\n${entries.join("\n")}\n</ColorSet>\n`,
      "profiles.xml": `${head}<Profiles/>\n`,
    },
    [mark],
  );
}

/** A text inside an attribute of XML; characters that XML cannot hold are left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
