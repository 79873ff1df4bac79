/** Scene Builder's painter. */
export { paintScene } from "./paint-scene.ts";
export { type PaintedWords, paintWords } from "./paint-words.ts";
export { usualFrame, usualRatio } from "./usual-frame.ts";
