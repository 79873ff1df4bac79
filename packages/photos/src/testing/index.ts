export { type HostilePhoto, hostilePhotos } from "./hostile-photos.ts";
export { readQrCode, readQrInCorner } from "./read-qr-code.ts";
export { pngFile } from "./png-chunks.ts";
export {
  goodJpeg,
  goodPng,
  goodWebp,
  jpegWithPlace,
  letterF,
  orientedJpeg,
  privateMarks,
  unusualPhotos,
} from "./sample-photos.ts";
export { endlessParts } from "./endless-parts.ts";
export { oddJpegs } from "./odd-jpegs.ts";
export { hiddenWords, photosWithHiddenWords } from "./hidden-words.ts";
