import type { WantedDrawing } from "./child-task.ts";

/** A painting as a PDF. */
export type WantedPrint = Extract<
  WantedDrawing,
  { kind: "paint-by-numbers"; as: "pdf" | "kit" | "kids-sheet" }
>;

/** Whether a drawing takes what writes PDFs of paintings: to load that takes longer than to draw all else. */
export function isPrint(drawing: WantedDrawing): drawing is WantedPrint {
  return drawing.kind === "paint-by-numbers" && ["pdf", "kit", "kids-sheet"].includes(drawing.as);
}
