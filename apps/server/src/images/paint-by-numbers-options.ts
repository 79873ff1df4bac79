import { rgbOfHex } from "@tintery/engine/tables";
import {
  canvasSizeWord,
  defaultStrokeWidth,
  difficultyOf,
  type ImageView,
  type Paint,
  type PbnColor,
  writeOwnPaints,
} from "@tintery/contract";
import { colorNames } from "@tintery/contract/color-names";
import { paintsOf, paletteWith, type VendorPalette } from "@tintery/contract/palettes";
import type { Language } from "@tintery/contract/messages";
import type { RowOf } from "./image-row.ts";
import type { OptionsContext } from "./options-context.ts";
import type { PictureSummary } from "./stored-image.ts";

/** What a view of a paint-by-numbers picture says beside its pictures; own paints only to whom they belong. */
export function paintByNumbersOptionsView(
  { options, summary }: RowOf<"paint-by-numbers">,
  { isOwn, language }: OptionsContext,
): Omit<ImageView["options"], "images"> {
  const palette = options.palette && paletteWith(options.palette);
  const colors = colorsOf(summary?.palette ?? [], language);
  return {
    numberOfColors: options.numberOfColors,
    colors,
    colors_initial: summary?.initial ? colorsOf(summary.initial, language) : colors,
    strokeWidth: summary?.look?.strokeWidth ?? defaultStrokeWidth,
    canvasSize: canvasSizeWord(options.canvasSize),
    canvasMM: summary && { width: summary.widthMM, height: summary.heightMM },
    ...areasOf(summary),
    segmentsComplexity: options.segmentsComplexity,
    minArea: options.minArea,
    detalization: options.detalization,
    gradientStep: options.gradientStep,
    colorPrecision: options.colorPrecision,
    palette: palette?.id ?? null,
    ...(options.aiFilterType !== "none" && {
      look: { name: options.aiFilterType, strength: options.lookStrength },
    }),
    ...(options.lookBy && { lookBy: options.lookBy }),
    ...(options.subject && { subject: options.subject }),
    paletteOptions: { printCodes: options.palette !== undefined },
    ...(isOwn &&
      options.palette && {
        ownPaints: {
          paletteColors: paletteColorsOf(options.palette, palette),
          mixPalette: options.mixPalette,
        },
      }),
    // cells of pixel mode are many and easy
    ...(summary && options.mode !== "pixel" && { difficulty: difficultyOf(summary, summary.segments) }),
    ...(summary?.lostDetail && { lostDetail: summary.lostDetail }),
  };
}

/** Paints as the creation form takes them: with a palette the codes of its colors, none where all are used; else own paints. */
function paletteColorsOf(paints: readonly Paint[], palette: VendorPalette | undefined): string {
  if (!palette) return writeOwnPaints(paints);
  return paints.length === paintsOf(palette).length ? "" : paints.map(({ code }) => code).join(",");
}

function colorsOf(palette: PictureSummary["palette"], language: Language): PbnColor[] {
  const names = colorNames(
    language,
    palette.map(({ hex }) => hex),
  );
  return palette.map(({ code, hex, isPermanent = false }, index) => ({
    id: index + 1,
    code,
    hex,
    rgb: [...rgbOfHex(hex)],
    name: names[index]!,
    isPermanent,
  }));
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
      ...(palette.every(({ backgroundShare }) => backgroundShare !== undefined) && {
        background: Object.fromEntries(
          palette.map(({ code, backgroundShare = 0 }) => [code, percent(backgroundShare)]),
        ),
      }),
    },
    numberOfSegments: {
      total: summary?.segments ?? 0,
      byCode: Object.fromEntries(palette.map(({ code, segments }) => [code, segments])),
    },
  };
}
