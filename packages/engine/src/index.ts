/** The door of the engine: photos become models, models become drawings. Pure: no clock, no chance, no I/O. */
export type { ColoringMaps } from "./coloring/coloring-maps.ts";
export { type ColoringPageOptions, coloringPage, hatchingOf } from "./coloring/coloring-page.ts";
export { decodeMaps, encodeMaps } from "./coloring/encode-maps.ts";
export { type DrawnShapes, flatPicture, thinnestArea } from "./edges/drawn-shapes.ts";
export { drawnPen, mapDrawn } from "./coloring/map-drawn.ts";
export { mapPhoto } from "./coloring/map-photo.ts";
export { type PhotoTrouble, photoTroubles } from "./coloring/photo-troubles.ts";
export {
  finishPreview,
  type PreviewBesideLines,
  previewBesideLines,
  type PreviewLines,
  previewLines,
  previewMaps,
  type PreviewPage,
  previewPage,
} from "./coloring/preview-pages.ts";
export {
  type PreviewBoundaries,
  previewBoundaries,
  type PreviewedPhoto,
  PreviewLook,
  previewPhoto,
  previewSalient,
  withSubject,
} from "./coloring/previewed-photo.ts";
export { type Background, type ColoringType, coloringOptions } from "./coloring/options.ts";
export { pageSize } from "./coloring/recipe.ts";
export { bestFitting, hardBelow, type Recognizability, recognizability } from "./coloring/recognizability.ts";
export { type ColoringStage, coloringStages } from "./coloring/stages.ts";
export type { Paint } from "./colors/paints.ts";
export {
  type ColoringStyle,
  defaultColoringStyle,
  drawColoring,
  type PenStroke,
  penStrokes,
} from "./coloring/draw.ts";
export { decodeLineArt, encodeLineArt } from "./drawing/encode-line-art.ts";
export { decodeOutlines, encodeOutlines } from "./drawing/encode-outlines.ts";
export { decodePicture, encodePicture } from "./drawing/encode-picture.ts";
export type { LineArt, Solid, Stroke } from "./drawing/line-art.ts";
export type {
  Arc,
  CenterLine,
  Face,
  LinearGradient,
  OutlinesColor,
  OutlinesKind,
  OutlinesPicture,
  OutlinesPrecision,
  Primitive,
} from "./drawing/outlines-picture.ts";
export type {
  Border,
  LostDetail,
  Look,
  NumberPlace,
  PaletteColor,
  Picture,
  Region,
  StrokeWidth,
} from "./drawing/picture.ts";
export { pictureFromJson, pictureToJson } from "./drawing/picture-json.ts";
export { type LookName, lookStrength, looks } from "./looks/looks.ts";
export { lookSize, type PaintedLook, paintLook } from "./looks/paint-look.ts";
export { previewLook } from "./looks/preview-look.ts";
export { decodeNetwork } from "./network/decode-network.ts";
export { type EdgeMap, findBoundaries } from "./network/find-boundaries.ts";
export type { Network } from "./network/network.ts";
export {
  drawOutlines,
  type OutlinesStyle,
  type OutlinesVariant,
  outlinesVariants,
} from "./outlines/draw.ts";
export { drawOutlinesDxf } from "./outlines/draw-dxf.ts";
export { drawPaintingDxf } from "./paint-by-numbers/draw-dxf.ts";
export { outlinesOptions } from "./outlines/options.ts";
export { type OutlinesOptions, outlines } from "./outlines/outlines.ts";
export { outlinesSize } from "./outlines/size.ts";
export { type OutlinesStage, outlinesStages } from "./outlines/stages.ts";
export {
  type DrawingKind,
  defaultStyle,
  drawingKinds,
  drawPaintByNumbers,
  sizeWithFrame,
  type Style,
  strokeWidths,
} from "./paint-by-numbers/draw.ts";
export {
  type CanvasSize,
  type ColorPrecision,
  type Detalization,
  defaultPaintByNumbersOptions,
  type GradientStep,
  type PaintByNumbersMode,
  type PaintByNumbersOptions,
  paintByNumbersOptions,
  type SegmentsComplexity,
} from "./paint-by-numbers/options.ts";
export { paintByNumbers } from "./paint-by-numbers/paint-by-numbers.ts";
export type { ColorEdit, PictureEdit, Place } from "./paint-by-numbers/edits/edit.ts";
export { type Paintability, paintability } from "./paint-by-numbers/paintability.ts";
export {
  type PaintingPreview,
  paintingPreviewSide,
  type PaintingQuality,
  previewPainting,
} from "./paint-by-numbers/preview-painting.ts";
export { paintByNumbersStages, type StageName } from "./paint-by-numbers/stages.ts";
export { fullCanvas, workingSize } from "./paint-by-numbers/working-size.ts";
export { type ImportanceMask, readImportance } from "./raster/importance-mask.ts";
export { groundHex, layOnGround } from "./raster/lay-on-ground.ts";
export type { Raster } from "./raster/raster.ts";
export { decodeSeen, encodeSeen } from "./seeing/encode-seen.ts";
export { lookSide } from "./seeing/working-sizes.ts";
export type { AnimalHead, SurePoint } from "./seeing/animals/animal-head.ts";
export { scaleSeen } from "./seeing/scale-seen.ts";
export { see } from "./seeing/see.ts";
export { drawnSide, seeDrawn } from "./seeing/see-drawn.ts";
export { prepareSeenSubject, seeSubject } from "./seeing/see-subject.ts";
export type { Box, Direction, FacePart, Mask, Seen, SeenFace, SeenSubject } from "./seeing/seen.ts";
export {
  decodeSeeingNetwork,
  type FilesOf,
  networkFiles,
  type SeeingFiles,
  type SeeingNetworks,
} from "./seeing/seeing-networks.ts";
export { loadKernels, NoWebAssembly } from "./kernels/kernels.ts";
export { cutSubject, type Subject } from "./seeing/subject/cut-subject.ts";
export type { PreparedSubject } from "./seeing/subject/prepare-subject.ts";
export type { SubjectStroke } from "./seeing/subject/strokes.ts";
