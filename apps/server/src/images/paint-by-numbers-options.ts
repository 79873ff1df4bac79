import { rgbOfHex } from "@tintery/engine/tables";
import {
  canvasSizeWord,
  defaultStrokeWidth,
  difficultyOf,
  type ImageView,
  type PbnColor,
  writeOwnPaints,
} from "@tintery/contract";
import type { RowOf } from "./image-row.ts";
import type { PictureSummary } from "./stored-image.ts";

/** What a view of a paint-by-numbers picture says beside its pictures; own paints only to whom they belong. */
export function paintByNumbersOptionsView(
  { options, summary }: RowOf<"paint-by-numbers">,
  isOwn: boolean,
): Omit<ImageView["options"], "images"> {
  const colors = (summary?.palette ?? []).map(toColor);
  return {
    numberOfColors: options.numberOfColors,
    colors,
    colors_initial: summary?.initial?.map(toColor) ?? colors,
    strokeWidth: summary?.look?.strokeWidth ?? defaultStrokeWidth,
    canvasSize: canvasSizeWord(options.canvasSize),
    canvasMM: summary && { width: summary.widthMM, height: summary.heightMM },
    ...areasOf(summary),
    segmentsComplexity: options.segmentsComplexity,
    minArea: options.minArea,
    detalization: options.detalization,
    gradientStep: options.gradientStep,
    colorPrecision: options.colorPrecision,
    palette: null,
    paletteOptions: { printCodes: options.palette !== undefined },
    ...(isOwn &&
      options.palette && {
        ownPaints: { paletteColors: writeOwnPaints(options.palette), mixPalette: options.mixPalette },
      }),
    // cells of pixel mode are many and easy
    ...(summary && options.mode !== "pixel" && { difficulty: difficultyOf(summary, summary.segments) }),
    ...(summary?.lostDetail && { lostDetail: summary.lostDetail }),
  };
}

function toColor({ code, hex }: PictureSummary["palette"][number], index: number): PbnColor {
  return {
    id: index + 1,
    code,
    hex,
    rgb: [...rgbOfHex(hex)],
    name: hex,
    isPermanent: false,
  };
}

/** Areas in percent of the canvas, and regions, by code. */
function areasOf(
  summary: PictureSummary | null,
): Pick<ImageView["options"], "colorsArea" | "numberOfSegments"> {
  const palette = summary?.palette ?? [];
  const percent = (share: number) => Math.round(share * 10_000) / 100;
  return {
    colorsArea: {
      byCode: Object.fromEntries(palette.map(({ code, areaShare }) => [code, percent(areaShare)])),
      byColor: Object.fromEntries(palette.map(({ hex, areaShare }) => [hex, percent(areaShare)])),
    },
    numberOfSegments: {
      total: summary?.segments ?? 0,
      byCode: Object.fromEntries(palette.map(({ code, segments }) => [code, segments])),
    },
  };
}
