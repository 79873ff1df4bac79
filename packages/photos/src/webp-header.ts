import { PhotoError } from "./photo-error.ts";

/** What the first chunk of a WebP says. */
export interface WebpHeader {
  /** As stored: an EXIF orientation may still turn the picture. */
  width: number;
  height: number;
  hasAlpha: boolean;
  /** Only the first picture of an animation is ever used. */
  animated: boolean;
}

/** `RIFF`, the file's length, `WEBP`; then a chunk's name, its length, and what it holds. */
const firstChunk = 20;
/** No chunk that is read here is longer. */
const longestHeader = firstChunk + 10;

/**
 * Reads the size of a WebP in any of its three forms: lossy, lossless, and extended with a canvas for animation and
 * metadata. Nothing is decoded. After RFC 9649.
 * @param head the file's first bytes, beginning with `RIFF`
 * @throws PhotoError `damaged`
 */
export function readWebpHeader(head: Uint8Array): WebpHeader {
  if (head.length < longestHeader) throw new PhotoError("damaged");
  const chunk = head.subarray(firstChunk, longestHeader);
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const readers: Record<string, (view: DataView) => WebpHeader> = {
    "VP8 ": readLossy,
    VP8L: readLossless,
    VP8X: readExtended,
  };
  const read = readers[String.fromCharCode(...head.subarray(12, 16))];
  if (!read) throw new PhotoError("damaged");
  return read(view);
}

/** A key frame of VP8: three bytes of frame tag, its start code, then 14 bits for each side. */
function readLossy(view: DataView): WebpHeader {
  const isKeyFrame = (view.getUint8(0) & 1) === 0;
  const startCode = (view.getUint8(3) << 16) | (view.getUint8(4) << 8) | view.getUint8(5);
  if (!isKeyFrame || startCode !== 0x9d012a) throw new PhotoError("damaged");
  return {
    width: view.getUint16(6, true) & 0x3fff,
    height: view.getUint16(8, true) & 0x3fff,
    hasAlpha: false,
    animated: false,
  };
}

/** A signature byte, then 14 bits for each side less one, and a bit for transparency. */
function readLossless(view: DataView): WebpHeader {
  if (view.getUint8(0) !== 0x2f) throw new PhotoError("damaged");
  const bits = view.getUint32(1, true);
  return {
    width: (bits & 0x3fff) + 1,
    height: ((bits >>> 14) & 0x3fff) + 1,
    hasAlpha: ((bits >>> 28) & 1) === 1,
    animated: false,
  };
}

/** Flags, three bytes kept for later, then 24 bits for each side of the canvas less one. */
function readExtended(view: DataView): WebpHeader {
  const flags = view.getUint8(0);
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  return {
    width: uint24(4) + 1,
    height: uint24(7) + 1,
    hasAlpha: (flags & 0x10) !== 0,
    animated: (flags & 0x02) !== 0,
  };
}
