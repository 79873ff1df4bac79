import {
  chosenIn,
  coloringChoices,
  coloringVersionOf,
  defaultStrokeWidth,
  type ImageView,
  usualChoices,
} from "@tintery/contract";
import type { RowOf } from "./image-row.ts";

/** What a view of a coloring page says beside its pictures. It has no colors and no canvas to choose. */
export function coloringOptionsView({
  options,
  summary,
}: RowOf<"coloring">): Omit<ImageView["options"], "images"> {
  const { type, details, subject } = options;
  return {
    type,
    version: coloringVersionOf(type),
    reduceGrayscale: details,
    ...usualChoices(type),
    ...chosenIn(coloringChoices, options),
    ...(subject && { subject }),
    hasSubject: summary?.hasSubject ?? false,
    numberOfColors: null,
    colors: [],
    colors_initial: [],
    strokeWidth: defaultStrokeWidth,
    canvasSize: "none",
    canvasMM: summary && { width: summary.widthMM, height: summary.heightMM },
    colorsArea: { byCode: {}, byColor: {} },
    segmentsComplexity: null,
    minArea: 0,
    detalization: null,
    gradientStep: null,
    colorPrecision: null,
    palette: null,
    numberOfSegments: { total: 0, byCode: {} },
    paletteOptions: { printCodes: false },
  };
}
