import type { Translate } from "@tintery/contract/messages";
import { csvText } from "@tintery/contract/palette-files";
import { rgbOfHex } from "@tintery/engine/tables";
import type { ListedColor } from "./list-colors.ts";

/**
 * The colors as comma-separated values (RFC 4180), one a line, under headings in the reader's language. Numbers are written with
 * a point, for programs.
 * @param segments whether areas and numbers of segments are told
 */
export function colorsAsCsv(
  colors: readonly ListedColor[],
  { t, segments: told }: { t: Translate; segments: boolean },
): string {
  const head = [
    t("color_list.number"),
    t("color_list.name"),
    "Hex",
    t("pbn.ink.red"),
    t("pbn.ink.green"),
    t("pbn.ink.blue"),
    ...when(told, [t("color_list.area", { unit: "%" }), t("color_list.area", { unit: "cm²" })]),
    t("color_list.paint"),
    ...when(told, [t("pbn.number_of_segments")]),
  ];
  const lines = colors.map(({ code, name, hex, areaShare, areaCM2, milliliters, segments }) => [
    code,
    name,
    hex,
    ...rgbOfHex(hex).map(String),
    ...when(told, [(areaShare * 100).toFixed(2), areaCM2.toFixed(1)]),
    milliliters.toFixed(1),
    ...when(told, [String(segments)]),
  ]);
  return csvText([head, ...lines]);
}

const when = (told: boolean, cells: readonly string[]) => (told ? cells : []);
