import { defaultStrokeWidth, type ImageView } from "@tintery/contract";
import type { RowOf } from "./image-row.ts";
import { sourceOf } from "./source-types.ts";
import type { OutlinesSummary } from "./stored-image.ts";

/** What a view of outlines says beside its pictures. There is no canvas to choose. */
export function outlinesOptionsView(image: RowOf<"outlines">): Omit<ImageView["options"], "images"> {
  const { options, summary } = image;
  return {
    colorPrecision: options.colorPrecision,
    source: sourceOf(image.sourceType),
    ...(summary && factsOf(summary)),
    numberOfColors: summary?.colors.filter(({ hex }) => hex !== null).length ?? null,
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
    palette: null,
    numberOfSegments: { total: summary?.areas ?? 0, byCode: {} },
    paletteOptions: { printCodes: false },
  };
}

function factsOf(summary: OutlinesSummary): Pick<ImageView["options"], "notes" | "outlines"> {
  const { kind, pixels, colors, areas, hasCenterLines, notes } = summary;
  return { notes: [...notes], outlines: { kind, pixels, colors, areas, hasCenterLines } };
}
