import { endOfImage, jpegSegments, startOfScan } from "./jpeg-segments.ts";
import { PhotoError } from "./photo-error.ts";

/** What a JPEG's frame header says. */
export interface JpegHeader {
  /** As stored: an EXIF orientation may still turn the picture. */
  width: number;
  height: number;
  progressive: boolean;
  /** 1 gray, 3 color, 4 CMYK. */
  channels: number;
}

/**
 * Finds the frame header of a JPEG by walking its segments; nothing is decoded.
 * @param head the file's first bytes
 * @returns undefined when the frame header lies beyond `head` (large embedded profiles or previews come first)
 * @throws PhotoError `damaged` when pixels or the end come before a frame header, `unsupported_type` for lossless or arithmetic frames
 */
export function readJpegHeader(head: Uint8Array): JpegHeader | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (const { marker, at } of jpegSegments(head)) {
    if (marker === startOfScan || marker === endOfImage) throw new PhotoError("damaged");
    if (isFrame(marker)) return readFrame(view, at, marker);
  }
  return undefined;
}

function readFrame(view: DataView, at: number, marker: number): JpegHeader | undefined {
  if (at + 10 > view.byteLength) return undefined;
  // Baseline, extended and progressive Huffman frames are what photos use and decoders are tested on.
  if (marker > 0xc2) throw new PhotoError("unsupported_type");
  const channels = view.getUint8(at + 9);
  if (![1, 3, 4].includes(channels)) throw new PhotoError("damaged");
  return {
    height: view.getUint16(at + 5),
    width: view.getUint16(at + 7),
    progressive: marker === 0xc2,
    channels,
  };
}

/** SOF0–SOF15, without the three numbers in between that mean Huffman table, reserved and arithmetic table. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
