import { nameContent } from "./name-content.ts";
import { PhotoError } from "./photo-error.ts";
import { maskLimits } from "./photo-limits.ts";
import { type PngHeader, readPngHeader } from "./png-header.ts";

/**
 * Reads the header of a mask (a small PNG, light where something matters) with our own code, before any decoder sees
 * a byte.
 * @param bytes the whole file
 * @throws PhotoError `importance_unusable` when it is no PNG or larger than `maskLimits`
 */
export function inspectMask(bytes: Uint8Array): PngHeader {
  const unusable = () => new PhotoError("importance_unusable");
  if (bytes.length > maskLimits.maxBytes || nameContent(bytes) !== "PNG") throw unusable();
  const header = headerOf(bytes);
  const { width, height } = header;
  if (width === 0 || height === 0 || Math.max(width, height) > maskLimits.maxSide) throw unusable();
  return header;
}

/** A broken header of a mask is not the photo's fault. */
function headerOf(bytes: Uint8Array): PngHeader {
  try {
    return readPngHeader(bytes);
  } catch (cause) {
    const error = new PhotoError("importance_unusable");
    error.cause = cause;
    throw error;
  }
}
