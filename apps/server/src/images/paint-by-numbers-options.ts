import { paintAmounts, paintingOrder } from "@tintery/engine/painters-pack";
import { hoursFor, rgbOfHex } from "@tintery/engine/tables";
import {
  type Advice,
  adviceFor,
  canvasSizeWord,
  defaultStrokeWidth,
  difficultyOf,
  type ImageView,
  type Paint,
  type PbnColor,
  type PrintedPainting,
  writeOwnPaints,
} from "@tintery/contract";
import { pictureColorNames } from "@tintery/contract/color-names";
import { paintsOf, paletteWith, type VendorPalette } from "@tintery/contract/palettes";
import type { RowOf } from "./image-row.ts";
import { withSharedNames } from "./named-paints.ts";
import type { OptionsContext } from "./options-context.ts";
import type { PictureSummary } from "./stored-image.ts";

/** What a painting was made for, and how large it is. */
export function printedPainting({ options, summary }: RowOf<"paint-by-numbers">) {
  const { mode, cellSize } = options;
  return {
    canvasSize: canvasSizeWord(options.canvasSize),
    paper: options.paper,
    canvasMM: summary && { width: summary.widthMM, height: summary.heightMM },
    // older pictures have none
    ...(mode === "pixel" && cellSize && cellSize !== "none" && { cellSize }),
  } satisfies PrintedPainting;
}

/** What a view of a paint-by-numbers picture says beside its pictures; own paints only to whom they belong. */
export function paintByNumbersOptionsView(
  painting: RowOf<"paint-by-numbers">,
  { isOwn, language, commercial }: OptionsContext,
): Omit<ImageView["options"], "images"> {
  const { options, summary } = isOwn ? painting : withSharedNames(painting, []);
  const palette = options.palette && paletteWith(options.palette);
  const before = summary?.initial ?? summary?.palette ?? [];
  const named = (colors: PictureSummary["palette"]) =>
    colorsOf(colors, pictureColorNames(language, colors, { paints: options.palette, before }));
  const colors = named(summary?.palette ?? []);
  return {
    numberOfColors: options.numberOfColors,
    colors,
    colors_initial: summary?.initial ? named(summary.initial) : colors,
    strokeWidth: summary?.look?.strokeWidth ?? defaultStrokeWidth,
    ...printedPainting(painting),
    ...(summary && { paint: paintOf(summary) }),
    ...(commercial && areasOf(summary)),
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
    ...(summary?.paintable && { advice: adviceOn(summary, summary.paintable, painting) }),
  };
}

/** What would make a picture easier to paint, or keep more of its photo. */
function adviceOn(
  summary: PictureSummary,
  paintable: NonNullable<PictureSummary["paintable"]>,
  { options, scene }: Pick<RowOf<"paint-by-numbers">, "options" | "scene">,
): Advice[] {
  const { segments: regions } = summary;
  return adviceFor(
    {
      ...summary,
      ...paintable,
      regions,
      hours: hoursFor(summary, regions),
      difficulty: difficultyOf(summary, regions),
      hasPhoto: scene === null,
    },
    options,
  );
}

/** Paints as the creation form takes them: with a palette the codes of its colors, none where all are used; else own paints. */
function paletteColorsOf(paints: readonly Paint[], palette: VendorPalette | undefined): string {
  if (!palette) return writeOwnPaints(paints);
  return paints.length === paintsOf(palette).length ? "" : paints.map(({ code }) => code).join(",");
}

function colorsOf(palette: PictureSummary["palette"], names: readonly string[]): PbnColor[] {
  return palette.map(({ code, hex, isPermanent = false }, index) => ({
    id: index + 1,
    code,
    hex,
    rgb: [...rgbOfHex(hex)],
    name: names[index]!,
    isPermanent,
  }));
}

/** What a painter needs of each color, and in which order. */
function paintOf(summary: PictureSummary): NonNullable<ImageView["options"]["paint"]> {
  const amounts = paintAmounts(summary.palette, summary);
  return {
    milliliters: Object.fromEntries(amounts.map(({ code, milliliters }) => [code, milliliters])),
    order: paintingOrder(summary.palette).map(({ name, codes }) => ({ name, codes: [...codes] })),
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
