/**
 * A door for pages that show a finished painting or edit it: its model, its drawing, its colors as others see them. Loads no
 * conversion.
 */
export { type ColorVision, colorVisions, seenBy } from "./colors/color-vision.ts";
export { decodePicture } from "./drawing/encode-picture.ts";
export { withLetters } from "./drawing/letter-codes.ts";
export { haloShare, patternInk, patternOf, patternSide } from "./drawing/color-patterns.ts";
export { type Display, type DisplayName, displayNames, strongLineMM } from "./drawing/display.ts";
export { type Picture, unitsPerMM } from "./drawing/picture.ts";
export type { Pen } from "./drawing/follow-path.ts";
export { digits } from "./drawing/digits.ts";
export { type AlikeColors, alikeNeighbors } from "./paint-by-numbers/alike-neighbors.ts";
export {
  applyEdit,
  type Edited,
  unedited,
  unreadableRegions,
} from "./paint-by-numbers/edits/apply-edits.ts";
export type { PictureEdit, Place } from "./paint-by-numbers/edits/edit.ts";
export { lineByColor } from "./paint-by-numbers/edits/line-by-color.ts";
export { placesInside } from "./paint-by-numbers/edits/find-regions.ts";
export { nearestTone } from "./paint-by-numbers/edits/repaint.ts";
export { type DrawingKind, defaultStyle, layPainting, readableOn } from "./paint-by-numbers/draw.ts";
export type {
  PaintingLayer,
  PaintingSurface,
  PlacedText,
  Trace,
} from "./paint-by-numbers/painting-surface.ts";
