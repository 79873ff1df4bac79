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
import { paintFilm } from "@tintery/engine/painters-pack";
import type { WantedKey } from "../../../images/child/child-task.ts";
import type { PictureSummary } from "../../../images/stored-image.ts";
import { listColors } from "./list-colors.ts";

/** Whom a list is printed for. */
export interface KeyReader {
  /** What the picture is called. */
  title: string;
  language: Language;
  paper: Paper;
}

/** The colors of a picture in words of the reader's language; a PNG that is not short is as long as it takes. */
export function colorKey(
  format: PaperColorFormat,
  summary: PictureSummary,
  { title, language, paper }: KeyReader,
): WantedKey {
  const { extension: as, short } = colorFormats[format];
  const t = texts(language);
  const { widthMM, heightMM } = papers[paper];
  const colors = listColors(summary, language).map(({ code, name, hex, areaCM2, milliliters }) => {
    const area = `${formatNumber(language, areaCM2, areaCM2 < 10 ? 1 : 0)} cm²`;
    const amount = [hex, area, formatVolume(language, milliliters)].join(" · ");
    return { code, name, hex, ...(!short && { amount }) };
  });
  const thickness = formatNumber(language, paintFilm.thicknessMM);
  const name = `${t("pbn.color_list")} · ${title}`;
  return {
    key: { title: name, colors, ...(!short && { note: t("painters.note", { thickness }) }) },
    as,
    page: {
      widthMM,
      heightMM: as === "png" && !short ? null : heightMM,
      marginMM: sheetMarginMM,
      onOnePage: short,
    },
    title: name,
    language,
  };
}
