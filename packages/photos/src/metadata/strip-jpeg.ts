import { endOfImage, jpegSegments, startOfScan } from "../jpeg-segments.ts";
import { exifOf, exifOrientation } from "./exif-orientation.ts";
import { hasLetters, KeptParts } from "./kept-parts.ts";

const app = { jfif: 0xe0, exif: 0xe1, profile: 0xe2, last: 0xef, adobe: 0xee };
const comment = 0xfe;
/** Bytes of content that decoders read; what follows is a small picture, or nobody's. */
const readLengths = { jfif: 14, adobe: 12 };
/** Where a JFIF header has the sides of its small picture. */
const jfifThumbnail = 12;

/**
 * A JPEG without what tells of its making: EXIF but the orientation, maker notes, XMP, IPTC, comments, small and further
 * pictures, and whatever follows its end. Frames, tables and pixels stay byte by byte, and so does the color profile. Between scans
 * zeros take the place of what goes, so that a decoder stops where it did, also in a broken file.
 * @throws PhotoError `damaged` where it has too many segments
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  const kept = new KeptParts(bytes);
  kept.keep(0, 2);
  let [done, hasPixels, hasExif] = [2, false, false];
  for (const { marker, at, end } of jpegSegments(bytes, "lenient")) {
    // before the pixels, bytes of no segment are what is left of a broken one
    if (hasPixels) kept.keep(done, at);
    done = end;
    if (marker === endOfImage) {
      kept.keep(at, end);
      return kept.joined();
    }
    const content = bytes.subarray(at + 4, end);
    const isExif = marker === app.exif && hasLetters(content, 0, "Exif");
    const rest = isExif && !hasPixels && !hasExif ? orientationOf(content) : restOf(marker, content);
    hasExif ||= isExif;
    hasPixels ||= marker === startOfScan;
    if (rest === content) kept.keep(at, end);
    else if (hasPixels) {
      kept.keep(at, at + 4);
      kept.put(new Uint8Array(content.length));
    } else if (rest) kept.put(segment(marker, rest));
  }
  if (hasPixels) kept.keep(done, bytes.length);
  return kept.joined();
}

/** What stays of a segment's content: the very same array for all of it, null for nothing. */
function restOf(marker: number, content: Uint8Array): Uint8Array | null {
  if (marker === app.jfif && hasLetters(content, 0, "JFIF\0")) return jfifOf(content);
  if (marker === app.profile && hasLetters(content, 0, "ICC_PROFILE\0")) return content;
  if (marker === app.adobe && hasLetters(content, 0, "Adobe")) return content.subarray(0, readLengths.adobe);
  return marker === comment || (marker >= app.jfif && marker <= app.last) ? null : content;
}

function jfifOf(content: Uint8Array): Uint8Array {
  // a copy, whether it is a buffer or not
  return new Uint8Array(content.subarray(0, readLengths.jfif)).fill(0, jfifThumbnail);
}

/** EXIF that says only how the picture is turned; null where it is upright. */
function orientationOf(content: Uint8Array): Uint8Array | null {
  const orientation = exifOrientation(content);
  if (orientation === 1) return null;
  const exif = exifOf(orientation);
  const said = new Uint8Array(6 + exif.length);
  said.set([0x45, 0x78, 0x69, 0x66]);
  said.set(exif, 6);
  return said;
}

function segment(marker: number, content: Uint8Array): Uint8Array {
  const length = content.length + 2;
  return Uint8Array.of(0xff, marker, length >>> 8, length & 255, ...content);
}
