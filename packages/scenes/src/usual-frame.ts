import type { SceneFrame } from "./paint-scene.ts";

/** Width by height of a scene for which nobody has chosen a canvas: between A4 and Letter inside their margins. */
export const usualRatio = 1.42;
/** Larger than any product looks at. */
const huge = 10_000;

interface Size {
  width: number;
  height: number;
}

/** The same frame with its longer side at most so many pixels. */
export function smallFrame<Frame extends Size>(frame: Frame, side: number): Frame {
  const scale = Math.min(1, side / Math.max(frame.width, frame.height));
  return { ...frame, width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) };
}

/** The frame of a scene whose product takes pictures of any shape, as large as that product looks at. */
export function usualFrame(
  shape: "landscape" | "portrait",
  workingSize: (photo: Size) => Size,
): Omit<Required<SceneFrame>, "seed"> {
  const ratio = shape === "landscape" ? usualRatio : 1 / usualRatio;
  const side = Math.sqrt(ratio);
  return { ratio, ...workingSize({ width: Math.round(huge * side), height: Math.round(huge / side) }) };
}
