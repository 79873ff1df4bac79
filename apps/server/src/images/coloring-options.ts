import { coloringVersionOf, defaultStrokeWidth, type ImageView, usualBackground } from "@tintery/contract";
import type { ColoringOptions, PageSummary } from "./child/child-task.ts";
import type { ImageRow } from "./image-row.ts";

/** The options of a coloring page; our own calls wrote them, and nothing else does. */
export function coloringOptionsOf({ options }: Pick<ImageRow, "options">): ColoringOptions {
  return options as unknown as ColoringOptions;
}

/** What a view of a coloring page says beside its pictures. It has no colors and no canvas to choose. */
export function coloringOptionsView(image: ImageRow): Omit<ImageView["options"], "images"> {
  const { type, details, background, subject } = coloringOptionsOf(image);
  const summary = image.summary as unknown as PageSummary | null;
  return {
    type,
    version: coloringVersionOf(type),
    reduceGrayscale: details,
    background: background ?? usualBackground(type),
    ...(subject && { subject: subject.map(({ points, ...stroke }) => ({ ...stroke, points: [...points] })) }),
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
