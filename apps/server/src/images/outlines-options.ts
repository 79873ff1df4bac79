import { defaultStrokeWidth, type ImageView } from "@tintery/contract";
import type { OutlinesSummary, OutlinesWish } from "./child/child-task.ts";
import type { ImageRow } from "./image-row.ts";
import { sourceOf } from "./source-types.ts";

/** The options of outlines; our own calls wrote them, and nothing else does. */
export function outlinesOptionsOf({ options }: Pick<ImageRow, "options">): OutlinesWish {
  return options as unknown as OutlinesWish;
}

/** The facts of finished outlines; null while there are none. */
export function outlinesSummaryOf({ summary }: Pick<ImageRow, "summary">): OutlinesSummary | null {
  // written by our own conversion, together with the status
  return summary as unknown as OutlinesSummary | null;
}

/** What a view of outlines says beside its pictures. There is no canvas to choose. */
export function outlinesOptionsView(image: ImageRow): Omit<ImageView["options"], "images"> {
  const summary = outlinesSummaryOf(image);
  return {
    colorPrecision: outlinesOptionsOf(image).colorPrecision,
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
