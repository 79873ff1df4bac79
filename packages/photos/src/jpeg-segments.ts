import { partCounter } from "./count-parts.ts";
import { PhotoError } from "./photo-error.ts";

export const startOfScan = 0xda;
export const endOfImage = 0xd9;

/** A marker with its segment. */
export interface JpegSegment {
  marker: number;
  /** Where its 0xff lies; its length follows the marker, in two bytes. */
  at: number;
  /** Where it ends as it says, which may be beyond the end of the file. */
  end: number;
}

/**
 * The segments of a JPEG in their order, up to its end; what lies between them, as pixels do, is passed over and nothing is decoded.
 * @param reading `lenient` passes over a segment that cannot be as short as it says, as decoders do
 * @throws PhotoError `damaged` at such a segment otherwise, and where there are too many
 */
export function* jpegSegments(
  bytes: Uint8Array,
  reading: "strict" | "lenient" = "strict",
): Generator<JpegSegment> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const countPart = partCounter();
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    // Bytes that belong to no segment may lie before a marker, and any number of 0xff: decoders skip them.
    if (bytes[at] === 0xff && marker === 0xff) {
      at += 1;
      continue;
    }
    if (bytes[at] !== 0xff) {
      at = bytes.indexOf(0xff, at + 1);
      if (at < 0) return;
      continue;
    }
    if (marker === 0 || isStandalone(marker)) {
      at += 2;
      continue;
    }
    if (marker === endOfImage) {
      yield { marker, at, end: at + 2 };
      return;
    }
    const length = view.getUint16(at + 2);
    if (length < 2 && reading === "lenient") {
      at += 4;
      continue;
    }
    countPart();
    yield { marker, at, end: at + 2 + length };
    if (length < 2) throw new PhotoError("damaged");
    at += 2 + length;
  }
}

function isStandalone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}
