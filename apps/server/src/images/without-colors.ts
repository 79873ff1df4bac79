import { defaultStrokeWidth, type ImageView } from "@tintery/contract";

type Options = Omit<ImageView["options"], "images">;

/** What a view says of an image that has no colors to paint with and no canvas to choose, with its size on paper. */
export function withoutColors(summary: { widthMM: number; heightMM: number } | null) {
  return {
    numberOfColors: null,
    colors: [],
    colors_initial: [],
    strokeWidth: defaultStrokeWidth,
    canvasSize: "none",
    canvasMM: summary && { width: summary.widthMM, height: summary.heightMM },
    segmentsComplexity: null,
    minArea: 0,
    detalization: null,
    gradientStep: null,
    colorPrecision: null,
    palette: null,
    paletteOptions: { printCodes: false },
  } as const satisfies Options;
}
