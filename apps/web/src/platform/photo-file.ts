import { photoFormatOf, type ProblemCode, uploadLimits } from "@tintery/contract/tables";

/** What a form takes in: photos, or drawings made of vectors, too. */
export type FileFamily = "photos" | "photos-and-drawings";

/** Why a file cannot be used: a problem of the contract, or a photo type that deserves its own words. */
export type PhotoRefusal =
  | Extract<ProblemCode, "too_large" | "unsupported_type" | "damaged" | "too_many_pixels" | "too_small">
  | "heic";

/** Bytes of a file in which its kind must show. */
const headLength = 65_536;
/** Where the mark of PostScript may begin at the latest, behind what old printers wanted first. */
const psMarkWithin = 8;
/** Where the mark of a PDF may begin at the latest; AI files of today are PDF. */
const pdfMarkWithin = 1_024;

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);
const textAt = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of the container that phones write HEIC photos in. */
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"];

/**
 * What speaks against a file before anything is sent: its size and its first bytes. The name and the type it
 * claims are not asked. Null when it may be a picture we can read.
 */
export async function refusalOf(file: File, family: FileFamily = "photos"): Promise<PhotoRefusal | null> {
  if (file.size > uploadLimits.bytes) return "too_large";
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  if (photoFormatOf(head)) return null;
  if (textAt(head, 4, 8) === "ftyp" && heicBrands.includes(textAt(head, 8, 12))) return "heic";
  return family === "photos-and-drawings" && mayBeDrawing(head) ? null : "unsupported_type";
}

/** Whether a file may be SVG, AI or EPS. Only the server, which reads it whole, can know. */
function mayBeDrawing(head: Uint8Array): boolean {
  // EPS with a preview in front; SVG packed with gzip
  if (startsWith(head, 0xc5, 0xd0, 0xd3, 0xc6) || startsWith(head, 0x1f, 0x8b)) return true;
  const utf16 = startsWith(head, 0xff, 0xfe) ? "utf-16le" : startsWith(head, 0xfe, 0xff) ? "utf-16be" : null;
  const text = new TextDecoder(utf16 ?? "latin1").decode(head);
  return (
    text.slice(0, psMarkWithin).includes("%!") ||
    text.slice(0, pdfMarkWithin).includes("%PDF-") ||
    /[<:]svg[\s>]/.test(text)
  );
}

/** What speaks against a photo once its size in pixels is known. */
export function pixelRefusalOf(size: { width: number; height: number }): PhotoRefusal | null {
  const { width, height } = size;
  if (width > uploadLimits.sidePx || height > uploadLimits.sidePx) return "too_many_pixels";
  if (width * height > uploadLimits.areaPx) return "too_many_pixels";
  return Math.min(width, height) < uploadLimits.shortestSidePx ? "too_small" : null;
}
