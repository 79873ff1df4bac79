/** Scene Builder's painter. */
export { paintScene } from "./paint-scene.ts";
export { type PaintedWords, paintWords, shapeWords } from "./paint-words.ts";
export type { SceneShapes } from "./scene-shapes.ts";
export { smallFrame, usualFrame, usualRatio } from "./usual-frame.ts";
