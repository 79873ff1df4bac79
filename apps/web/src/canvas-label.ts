import { type CanvasSize, canvasSizes, paperName } from "@tintery/contract/tables";
import { useTexts } from "./platform/texts.tsx";

/** Inches of a canvas written as widthxheight. */
export function inchesOf(canvas: string): { width: number; height: number } {
  const [width = 0, height = 0] = canvas.split("x").map(Number);
  return { width, height };
}

/** How a canvas is called: both units and, of a preset, its paper; of none, what happens then. */
export function useCanvasLabel(): (canvas: string) => string {
  const { t, canvas: inBothUnits } = useTexts();
  return (canvas) => {
    if (canvas === "none") return t("pbn.canvas_none");
    const preset = canvasSizes.find((size): size is CanvasSize => size === canvas);
    const paper = preset && paperName(preset);
    return `${inBothUnits(inchesOf(canvas))}${paper ? ` · ${paper}` : ""}`;
  };
}
