import { partCounter } from "../count-parts.ts";
import { chunkFrame, pngChunk } from "../png-chunk.ts";
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
    const end = at + chunkFrame.before + length + chunkFrame.behind;
    const isCritical = /^[A-Z]/.test(name);
    if (isCritical || seen.has(name)) kept.keep(at, end);
    if (name === "eXIf" && !hasExif && end <= bytes.length) {
      hasExif = true;
      const orientation = exifOrientation(bytes.subarray(at + 8, end - 4));
      if (orientation !== 1) kept.put(pngChunk("eXIf", exifOf(orientation)));
    }
    if (name === "IEND") break;
    at = end;
  }
  return kept.joined();
}
