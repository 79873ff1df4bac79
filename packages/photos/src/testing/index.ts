export { type HostilePhoto, hostilePhotos } from "./hostile-photos.ts";
export {
  goodJpeg,
  goodPng,
  jpegWithPlace,
  letterF,
  orientedJpeg,
  privateMarks,
  unusualPhotos,
} from "./sample-photos.ts";
