import { useLayoutEffect, useRef } from "react";
import type { Stroke } from "./marks.ts";
import { drawStrokes, maskSize, type Size } from "./marks-picture.ts";

export interface MarksLayerProps {
  strokes: readonly Stroke[];
  /** The photo they lie on, in pixels. */
  photo: Size;
  /** How the photo fills its place. */
  fit?: "cover" | "contain";
}

/** What was marked, as a tint over the photo; lies and is cut as the photo is. */
export function MarksLayer({ strokes, photo, fit = "contain" }: MarksLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = maskSize(photo);
  useLayoutEffect(() => {
    if (canvas.current) drawStrokes(canvas.current, strokes, getComputedStyle(canvas.current).color);
  }, [strokes]);
  return <canvas ref={canvas} className="marks-layer" {...size} style={{ objectFit: fit }} />;
}
