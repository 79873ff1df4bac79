export { decodePhoto, uprightSize } from "./decode-photo.ts";
export { dpiForPrint, drawingToPng } from "./drawing-to-png.ts";
export {
  centeredCrop,
  type Crop,
  type EncodedPhoto,
  encodeOriginal,
  encodePreview,
  encodeThumbnail,
} from "./encode-photo.ts";
export { inspectPhoto, type PhotoHeader, usualHeaderBytes } from "./inspect-photo.ts";
export { nameContent } from "./name-content.ts";
export { PhotoError, type PhotoProblem } from "./photo-error.ts";
export { photoLimits } from "./photo-limits.ts";
