import { useLayoutEffect, useRef } from "react";
import type { Mark } from "../../../marks/marks.ts";
import { canvasOf, drawMarks, type Inks, maskSize, type Size } from "./marks-picture.ts";

export interface MarksLayerProps {
  seen: readonly Mark[];
  /** The photo they lie on, in pixels. */
  photo: Size;
  /** How the photo fills its place. */
  fit?: "cover" | "contain";
}

/** How far apart the lines of the hatching are, in pixels of the mask, and how wide. */
const hatching = { apart: 10, line: 4 };

/** What was marked, as a tint over the photo, hatched where it shall be calm; lies and is cut as the photo is. */
export function MarksLayer({ seen, photo, fit = "contain" }: MarksLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = maskSize(photo);
  useLayoutEffect(() => {
    if (canvas.current) drawMarks(canvas.current, seen, inksOf(getComputedStyle(canvas.current)));
  }, [seen]);
  return <canvas ref={canvas} className="marks-layer" {...size} style={{ objectFit: fit }} />;
}

/** Inks that are told apart without their colors, too. */
function inksOf({ color, outlineColor }: CSSStyleDeclaration): Inks {
  const tile = canvasOf({ width: hatching.apart, height: hatching.apart });
  const pen = tile.getContext("2d");
  if (!pen) return { brush: color, calm: outlineColor };
  pen.strokeStyle = outlineColor;
  pen.lineWidth = hatching.line;
  // a diagonal, and its neighbors' corners
  for (const by of [-hatching.apart, 0, hatching.apart]) {
    pen.moveTo(by - hatching.line, hatching.apart + hatching.line);
    pen.lineTo(by + hatching.apart + hatching.line, -hatching.line);
  }
  pen.stroke();
  return { brush: color, calm: pen.createPattern(tile, "repeat") ?? outlineColor };
}
