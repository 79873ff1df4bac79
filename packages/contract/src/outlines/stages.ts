import type { OutlinesStage } from "@tintery/engine";

/** A stage of the conversion and the text that names it to the waiting person. */
export const outlinesStageTexts = {
  classify: "stage.look",
  colors: "stage.quantize",
  faces: "stage.merge",
  trace: "stage.trace",
  curves: "stage.regularize",
  assemble: "stage.assemble",
} as const satisfies Record<OutlinesStage, string>;
