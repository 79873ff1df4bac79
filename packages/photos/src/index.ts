export { decodeMask } from "./decode-mask.ts";
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
export * from "./header.ts";
