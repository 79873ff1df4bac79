import { hasLetters } from "./kept-parts.ts";

/** What stands before EXIF in a JPEG; other containers may leave it out. */
const prefix = "Exif\0\0";
const orientationTag = 0x0112;
/** Types of TIFF that hold a whole number, by their code: their bytes. */
const wholeNumbers: Readonly<Record<number, 1 | 2 | 4>> = { 1: 1, 3: 2, 4: 4 };

/**
 * How EXIF says that a picture is to be turned, 1 to 8 (EXIF 2.32, 4.6.4); 1, which is upright, where it says nothing that can be read.
 * @param exif with or without its prefix
 */
export function exifOrientation(exif: Uint8Array): number {
  const tiff = hasLetters(exif, 0, prefix) ? exif.subarray(prefix.length) : exif;
  const isLittle = hasLetters(tiff, 0, "II");
  if (tiff.length < 8 || !(isLittle || hasLetters(tiff, 0, "MM"))) return 1;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length);
  const directory = view.getUint32(4, isLittle);
  if (view.getUint16(2, isLittle) !== 42 || directory + 2 > tiff.length) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let k = 0, at = directory + 2; k < count && at + 12 <= tiff.length; k++, at += 12) {
    if (view.getUint16(at, isLittle) !== orientationTag) continue;
    const size = wholeNumbers[view.getUint16(at + 2, isLittle)];
    if (!size) return 1;
    const length = size * view.getUint32(at + 4, isLittle);
    // what does not fit into the entry lies elsewhere; an entry without a value, or with one beyond the end, is none
    const from = length > 4 ? view.getUint32(at + 8, isLittle) : at + 8;
    if (length === 0 || from + length > tiff.length) continue;
    const orientation = numberAt(view, from, size, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

function numberAt(view: DataView, at: number, size: 1 | 2 | 4, isLittle: boolean): number {
  if (size === 1) return view.getUint8(at);
  return size === 2 ? view.getUint16(at, isLittle) : view.getUint32(at, isLittle);
}

/** EXIF that says nothing but how the picture is to be turned, without its prefix. */
export function exifOf(orientation: number): Uint8Array {
  const exif = new DataView(new ArrayBuffer(26));
  exif.setUint32(0, 0x4d4d002a);
  exif.setUint32(4, 8);
  exif.setUint16(8, 1);
  exif.setUint16(10, orientationTag);
  exif.setUint16(12, 3);
  exif.setUint32(14, 1);
  exif.setUint16(18, orientation);
  return new Uint8Array(exif.buffer);
}
