import {
  colorFormats,
  formatNumber,
  formatVolume,
  type PaperColorFormat,
  type Paper,
  papers,
  sheetMarginMM,
} from "@tintery/contract";
import { type Language, texts } from "@tintery/contract/messages";
import { type Display, letterCode } from "@tintery/engine/draw";
import { paintFilm } from "@tintery/engine/painters-pack";
import type { ColorKey } from "@tintery/prints/color-key-words";
import type { WantedKey } from "../../../images/child/child-task.ts";
import type { PictureSummary } from "../../../images/stored-image.ts";
import { listColors } from "./list-colors.ts";

/** What a picture is called, and the language of whoever reads it. */
interface Reader {
  title: string;
  language: Language;
}

/**
 * The colors of a picture in words of the reader's language.
 * @param short leaves out areas and amounts
 * @param display of the page that the key belongs to
 */
export function colorKey(
  summary: PictureSummary,
  { title, language, short = false, display }: Reader & { short?: boolean; display?: Display | undefined },
): ColorKey {
  const t = texts(language);
  const colors = listColors(summary, language).map(({ code, name, hex, areaCM2, milliliters }, k) => {
    // what is there is not nothing
    const area = `${formatNumber(language, Math.max(0.1, areaCM2), areaCM2 < 10 ? 1 : 0)} cm²`;
    const amount = [hex, area, formatVolume(language, milliliters)].join(" · ");
    return {
      code: display?.letters ? letterCode(k) : code,
      // a tube's own code is what it is bought by
      name: display?.letters && code !== String(k + 1) ? `${name} · ${code}` : name,
      hex,
      ...(!short && { amount }),
      ...(display?.patterns && { pattern: k }),
    };
  });
  const thickness = formatNumber(language, paintFilm.thicknessMM);
  const name = `${t("pbn.color_list")} · ${title}`;
  return { title: name, colors, ...(!short && { note: t("painters.note", { thickness }) }) };
}

/** The same on the reader's paper. */
export function printedKey(
  format: PaperColorFormat,
  summary: PictureSummary,
  { paper, ...reader }: Reader & { paper: Paper; display?: Display | undefined },
): WantedKey {
  const { extension: as, short } = colorFormats[format];
  const { language } = reader;
  const { widthMM, heightMM } = papers[paper];
  const key = colorKey(summary, { ...reader, short });
  return {
    key,
    as,
    page: { widthMM, heightMM, marginMM: sheetMarginMM, onOnePage: short },
    title: key.title,
    language,
  };
}
