export { decodeMask } from "./decode-mask.ts";
export { decodePhoto, uprightSize } from "./decode-photo.ts";
export { drawingFontFile, drawingToPixels, drawingToPng } from "./drawing-to-png.ts";
export {
  centeredCrop,
  type Crop,
  type EncodedPhoto,
  encodeLight,
  encodeOriginal,
  encodePixels,
  encodePreview,
  encodeThumbnail,
} from "./encode-photo.ts";
export { withLoader } from "./hardened-sharp.ts";
export * from "./header.ts";
export { isJapanese, japaneseFontFile } from "./lettering.ts";
export { outlinesToPng } from "./outlines-to-png.ts";
export { layOnSheet, type Sheet } from "./lay-on-sheet.ts";
export { layNameLine, type NameLine, nameLineLook, type PageOnSheet, sheetToPng } from "./page-sheet.ts";
export { widthForPrint } from "./pixels-to-png.ts";
export { readablePhoto } from "./readable-photo.ts";
export { qrCodeOf } from "./qr-code.ts";
export { codeHeight, type LaidCode, layCode, layQrFoot, qrFootHeight } from "./qr-foot.ts";
export { type BeforeAndAfter, type CardSize, paletteCard, pictureCard } from "./share-card.ts";
