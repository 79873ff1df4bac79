import type { SceneShape } from "@tintery/contract/tables";
import type { Intake } from "./decode-upload.ts";

/** Width by height of a scene for which nobody has chosen a canvas: between A4 and Letter inside their margins. */
const usualRatio = 1.42;
/** Larger than any product looks at. */
const huge = 10_000;

/** The frame of a scene whose product takes pictures of any shape. */
export function usualFrame(
  shape: SceneShape,
  workingSize: Intake["workingSize"],
): ReturnType<Intake["sceneFrame"]> {
  const ratio = shape === "landscape" ? usualRatio : 1 / usualRatio;
  return {
    ratio,
    ...workingSize({
      width: Math.round(huge * Math.sqrt(ratio)),
      height: Math.round(huge / Math.sqrt(ratio)),
    }),
  };
}
