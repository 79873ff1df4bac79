import { type HeicHeader, readHeicHeader } from "./heic/heic-header.ts";
import { type JpegHeader, readJpegHeader } from "./jpeg-header.ts";
import { nameContent } from "./name-content.ts";
import { PhotoError } from "./photo-error.ts";
import { photoLimits } from "./photo-limits.ts";
import { type PngHeader, readPngHeader } from "./png-header.ts";
import { readWebpHeader, type WebpHeader } from "./webp-header.ts";

/** What is known about a photo before it is decoded. Sizes are as stored: EXIF orientation may swap them. */
export type PhotoHeader =
  | ({ type: "png" } & PngHeader)
  | ({ type: "jpeg" } & JpegHeader)
  | ({ type: "webp" } & WebpHeader)
  | ({ type: "heic" } & HeicHeader);

/** How many first bytes nearly always hold the whole header. */
export const usualHeaderBytes = 128 * 1024;

/**
 * Reads the header of a photo with our own code, before any decoder sees a byte, and refuses what is no PNG, JPEG,
 * WebP or HEIC or measures too much or too little (`photoLimits`).
 * @param head the file's first bytes, or all of them
 * @param fileBytes length of the whole file
 * @returns undefined when the header lies beyond `head`: ask again with more bytes
 * @throws PhotoError
 */
export function inspectPhoto(head: Uint8Array, fileBytes: number = head.length): PhotoHeader | undefined {
  const content = nameContent(head);
  const read = content === undefined ? undefined : readers[content];
  if (!read) throw new PhotoError("unsupported_type", content);
  const header = read(head);
  if (header === undefined) {
    if (head.length >= fileBytes) throw new PhotoError("damaged");
    return undefined;
  }
  checkSize(header);
  return header;
}

const readers: Readonly<Record<string, (head: Uint8Array) => PhotoHeader | undefined>> = {
  PNG: (head) => ({ type: "png", ...readPngHeader(head) }),
  JPEG: readJpeg,
  WebP: (head) => ({ type: "webp", ...readWebpHeader(head) }),
  HEIC: readHeic,
};

function readHeic(head: Uint8Array): PhotoHeader | undefined {
  const header = readHeicHeader(head);
  return header && { type: "heic", ...header };
}

function readJpeg(head: Uint8Array): PhotoHeader | undefined {
  const header = readJpegHeader(head);
  return header && { type: "jpeg", ...header };
}

function checkSize({ width, height }: { width: number; height: number }): void {
  const { maxSide, maxPixels, minSide } = photoLimits;
  if (width === 0 || height === 0) throw new PhotoError("damaged");
  if (Math.max(width, height) > maxSide || width * height > maxPixels)
    throw new PhotoError("too_many_pixels");
  if (Math.min(width, height) < minSide) throw new PhotoError("too_small");
}
