import { PhotoError } from "./photo-error.ts";

export const startOfScan = 0xda;
export const endOfImage = 0xd9;

/** A marker with its segment. */
export interface JpegSegment {
  marker: number;
  /** Where its 0xff lies; its length follows the marker, in two bytes. */
  at: number;
}

/**
 * The segments of a JPEG in their order, up to its end; what lies between them, as pixels do, is passed over and nothing is decoded.
 * @throws PhotoError `damaged` behind a segment that cannot be as short as it says
 */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    // Bytes that belong to no segment may lie before a marker, and any number of 0xff: decoders skip them.
    if (bytes[at] !== 0xff || marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0 || isStandalone(marker)) {
      at += 2;
      continue;
    }
    yield { marker, at };
    if (marker === endOfImage) return;
    const length = view.getUint16(at + 2);
    if (length < 2) throw new PhotoError("damaged");
    at += 2 + length;
  }
}

function isStandalone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}
