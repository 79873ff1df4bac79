import { type ProblemCode, uploadLimits } from "@tintery/contract/tables";

/** Why a file cannot be used: a problem of the contract, or a photo type that deserves its own words. */
export type PhotoRefusal =
  | Extract<ProblemCode, "too_large" | "unsupported_type" | "damaged" | "too_many_pixels" | "too_small">
  | "heic";

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);
const textAt = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of the container that phones write HEIC photos in. */
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"];

/**
 * What speaks against a file before anything is sent: its size and its first bytes. The name and the type it
 * claims are not asked. Null when it may be a photo we can read.
 */
export async function refusalOf(file: File): Promise<PhotoRefusal | null> {
  if (file.size > uploadLimits.bytes) return "too_large";
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47) || startsWith(head, 0xff, 0xd8, 0xff)) return null;
  if (textAt(head, 4, 8) === "ftyp" && heicBrands.includes(textAt(head, 8, 12))) return "heic";
  return "unsupported_type";
}

/** What speaks against a photo once its size in pixels is known. */
export function pixelRefusalOf(size: { width: number; height: number }): PhotoRefusal | null {
  const { width, height } = size;
  if (width > uploadLimits.sidePx || height > uploadLimits.sidePx) return "too_many_pixels";
  if (width * height > uploadLimits.areaPx) return "too_many_pixels";
  return Math.min(width, height) < uploadLimits.shortestSidePx ? "too_small" : null;
}
