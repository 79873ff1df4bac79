import { useLayoutEffect, useRef } from "react";
import type { Mark } from "../../../marks/marks.ts";
import { drawMarks, maskSize, type Size } from "./marks-picture.ts";

export interface MarksLayerProps {
  seen: readonly Mark[];
  /** The photo they lie on, in pixels. */
  photo: Size;
  /** How the photo fills its place. */
  fit?: "cover" | "contain";
}

/** What was marked, as a tint over the photo; lies and is cut as the photo is. */
export function MarksLayer({ seen, photo, fit = "contain" }: MarksLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = maskSize(photo);
  useLayoutEffect(() => {
    if (canvas.current) drawMarks(canvas.current, seen, getComputedStyle(canvas.current).color);
  }, [seen]);
  return <canvas ref={canvas} className="marks-layer" {...size} style={{ objectFit: fit }} />;
}
