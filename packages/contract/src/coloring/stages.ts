import type { ColoringStage } from "@tintery/engine";

/** A stage of the conversion and the text that names it to the waiting person. */
export const coloringStageTexts = {
  fit: "stage.working",
  boundaries: "stage.boundaries",
  subject: "stage.subject",
  lines: "stage.trace",
  rank: "stage.rank",
} as const satisfies Record<ColoringStage, string>;
