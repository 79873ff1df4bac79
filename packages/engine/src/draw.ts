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
export {
  type DrawingKind,
  defaultStyle,
  layPainting,
  sizeWithFrame,
  type Style,
} from "./paint-by-numbers/draw.ts";
export type { Pen } from "./drawing/follow-path.ts";
export { type Picture, unitsPerMM } from "./drawing/picture.ts";
export { digits } from "./drawing/digits.ts";
export type {
  LayerLook,
  PaintingLayer,
  PaintingSurface,
  PlacedText,
  Trace,
} from "./paint-by-numbers/painting-surface.ts";
