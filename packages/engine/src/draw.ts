/** A door for those who draw finished models: styles and drawings of all products. Loads no conversion. */
export {
  type ColoringStyle,
  defaultColoringStyle,
  drawColoring,
  type PenStroke,
  penStrokes,
} from "./coloring/draw.ts";
export { haloShare, patternInk, patternOf, patternSide, patternSideMM } from "./drawing/color-patterns.ts";
export { type Display, displayNames } from "./drawing/display.ts";
export {
  type Labelled,
  labelRegions,
  type LabelsWanted,
} from "./paint-by-numbers/color-by/labels.ts";
export { letterCode } from "./drawing/letter-codes.ts";
export type { LineArt } from "./drawing/line-art.ts";
export { type OutlinesStyle, outlinesVariants } from "./outlines/draw.ts";
export {
  type DrawingKind,
  defaultStyle,
  layPainting,
  patternInkOn,
  sizeWithFrame,
  type Style,
} from "./paint-by-numbers/draw.ts";
export type { Pen } from "./drawing/follow-path.ts";
export { type Picture, unitsPerMM } from "./drawing/picture.ts";
export { comfortableNumber, digits } from "./drawing/digits.ts";
export type {
  FillPattern,
  LayerLook,
  PaintingLayer,
  PaintingSurface,
  PlacedText,
  Trace,
} from "./paint-by-numbers/painting-surface.ts";
