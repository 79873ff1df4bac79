/** A door for those who only read photos: loads no renderer and nothing that draws. */
export { decodePhoto, uprightSize } from "./decode-photo.ts";
export { inspectPhoto, usualHeaderBytes } from "./inspect-photo.ts";
export { PhotoError } from "./photo-error.ts";
export { readablePhoto } from "./readable-photo.ts";
