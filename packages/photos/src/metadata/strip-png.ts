import { partCounter } from "../count-parts.ts";
import { crc32 } from "../crc32.ts";
import { exifOf, exifOrientation } from "./exif-orientation.ts";
import { KeptParts } from "./kept-parts.ts";

/** Chunks beside those of the pixels without which a picture has other colors, edges or another shape. */
const seen = new Set([
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "cICP",
  "mDCV",
  "cLLI",
  "tRNS",
  "sBIT",
  "bKGD",
  "pHYs",
]);
const signatureLength = 8;
/** Bytes of a chunk around its content: length and name before it, the checksum behind. */
const frameLength = 12;
const maxLength = 2 ** 31 - 1;

/**
 * A PNG without texts, times, EXIF but the orientation, chunks that only some programs know, frames of an animation behind the first, and
 * whatever follows its end. All chunks that decoders need stay byte by byte.
 * @throws PhotoError `damaged` where they are too many
 */
export function stripPng(bytes: Uint8Array): Uint8Array {
  const kept = new KeptParts(bytes);
  kept.keep(0, signatureLength);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const countPart = partCounter();
  let hasExif = false;
  for (let at = signatureLength; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    // decoders stop here, too
    if (length > maxLength || !/^[A-Za-z]{4}$/.test(name)) break;
    countPart();
    const end = at + frameLength + length;
    const isCritical = /^[A-Z]/.test(name);
    if (isCritical || seen.has(name)) kept.keep(at, end);
    if (name === "eXIf" && !hasExif && end <= bytes.length) {
      hasExif = true;
      const orientation = exifOrientation(bytes.subarray(at + 8, end - 4));
      if (orientation !== 1) kept.put(exifChunk(orientation));
    }
    if (name === "IEND") break;
    at = end;
  }
  return kept.joined();
}

function exifChunk(orientation: number): Uint8Array {
  const exif = exifOf(orientation);
  const chunk = new Uint8Array(frameLength + exif.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, exif.length);
  chunk.set([0x65, 0x58, 0x49, 0x66], 4);
  chunk.set(exif, 8);
  view.setUint32(8 + exif.length, crc32(chunk.subarray(4, 8 + exif.length)));
  return chunk;
}
