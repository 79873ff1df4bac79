import { type CanvasSize, canvasSizes, type Paper, paperName, papers } from "@tintery/contract/tables";
import { paperHere } from "./papers-here.ts";
import { useTexts } from "./platform/texts.tsx";

/** Inches of a canvas written as widthxheight. */
export function inchesOf(canvas: string): { width: number; height: number } {
  const [width = 0, height = 0] = canvas.split("x").map(Number);
  return { width, height };
}

/** How a canvas is called: both units and, of a preset, its paper; of none, the paper that the picture fits then. */
export function useCanvasLabel(): (canvas: string, paper?: Paper) => string {
  const { t, canvas: inBothUnits } = useTexts();
  return (canvas, own = paperHere()) => {
    if (canvas === "none") return t("pbn.canvas_none", { paper: papers[own].name });
    const preset = canvasSizes.find((size): size is CanvasSize => size === canvas);
    const paper = preset && paperName(preset);
    return `${inBothUnits(inchesOf(canvas))}${paper ? ` · ${paper}` : ""}`;
  };
}
