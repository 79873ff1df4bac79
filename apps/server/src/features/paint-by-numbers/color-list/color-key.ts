import {
  colorFormats,
  formatNumber,
  formatVolume,
  type PaperColorFormat,
  type Paper,
  sheetMarginMM,
} from "@tintery/contract";
import { type Language, texts } from "@tintery/contract/messages";
import { type Display, letterCode } from "@tintery/engine/draw";
import { paintFilm } from "@tintery/engine/painters-pack";
import type { ColorKey } from "@tintery/prints/color-key-words";
import type { WantedKey } from "../../../images/child/child-task.ts";
import { sheetFor } from "../../../images/printed-size.ts";
import { type ListedPainting, listColors } from "./list-colors.ts";

/** What a picture is called, and the language of whoever reads it. */
interface Reader {
  title: string;
  language: Language;
}

interface KeyReader extends Reader {
  display?: Display | undefined;
  /** Whether areas are told. */
  segments?: boolean | undefined;
  /** What a QR code beside the title leads to. */
  address?: string | undefined;
}

/** What a picture's color list is called. */
export const colorListTitle = ({ title, language }: Reader) =>
  `${texts(language)("pbn.color_list")} · ${title}`;

/**
 * The colors of a picture in words of the reader's language.
 * @param short leaves out areas and amounts
 * @param display of the page that the key belongs to
 */
export function colorKey(
  painting: ListedPainting,
  { title, language, short = false, display, segments, address }: KeyReader & { short?: boolean },
): ColorKey {
  const t = texts(language);
  const colors = listColors(painting, language).map(({ code, name, hex, areaCM2, milliliters }, k) => {
    // what is there is not nothing
    const area = `${formatNumber(language, Math.max(0.1, areaCM2), areaCM2 < 10 ? 1 : 0)} cm²`;
    const amount = [hex, ...(segments ? [area] : []), formatVolume(language, milliliters)].join(" · ");
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
  return {
    title: colorListTitle({ title, language }),
    colors,
    ...(!short && { note: t("painters.note", { thickness }) }),
    ...(address !== undefined && { address }),
  };
}

/**
 * The same on the reader's paper.
 * @param wide lays the paper on its long side
 */
export function printedKey(
  format: PaperColorFormat,
  painting: ListedPainting,
  { paper, wide = false, ...reader }: KeyReader & { paper: Paper; wide?: boolean },
): WantedKey {
  const { extension: as, short } = colorFormats[format];
  const { language } = reader;
  const key = colorKey(painting, { ...reader, short });
  return {
    key,
    as,
    page: { ...sheetFor(paper, wide), marginMM: sheetMarginMM, onOnePage: short },
    title: key.title,
    language,
  };
}
