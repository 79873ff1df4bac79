/** A door for those who draw finished models: styles and drawings of all products. Loads no conversion. */
export {
  type ColoringStyle,
  defaultColoringStyle,
  drawColoring,
  type PenStroke,
  penStrokes,
} from "./coloring/draw.ts";
export type { LineArt } from "./drawing/line-art.ts";
export { type OutlinesStyle, outlinesVariants } from "./outlines/draw.ts";
export { type DrawingKind, defaultStyle, type Style } from "./paint-by-numbers/draw.ts";
