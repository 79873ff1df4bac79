import type { Translate } from "@tintery/contract/messages";
import { type ColorFormat, colorFormats } from "@tintery/contract/tables";

/** What a format of the color list is called: for programs by theirs. */
export function colorFormatLabel(t: Translate, name: ColorFormat): string {
  const spec = colorFormats[name];
  const format = spec.extension.toUpperCase();
  if (spec.use === "paper") return spec.short ? t("pbn.format_one_page", { format }) : format;
  return spec.program ?? format;
}
