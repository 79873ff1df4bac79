import { nameContent } from "../name-content.ts";
import { stripHeic } from "./strip-heic.ts";
import { stripJpeg } from "./strip-jpeg.ts";
import { stripPng } from "./strip-png.ts";
import { stripWebp } from "./strip-webp.ts";

const strippers: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  JPEG: stripJpeg,
  PNG: stripPng,
  WebP: stripWebp,
  HEIC: stripHeic,
};

/**
 * A photo without what it tells of whoever took it: place, time, camera, names, comments, and pictures beside the picture. Nothing is
 * decoded: what is seen, how it is turned and its color profile stay as they are. Where a file is broken, what can be told apart goes.
 * @returns the very same array where there is nothing to remove, or where it is no photo
 * @throws PhotoError `damaged` where it has more parts than `maxParts`, which no camera writes
 */
export function stripMetadata(bytes: Uint8Array): Uint8Array {
  const content = nameContent(bytes);
  const strip = content === undefined ? undefined : strippers[content];
  return strip ? strip(bytes) : bytes;
}
