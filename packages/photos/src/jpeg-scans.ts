import { readJpegHeader } from "./jpeg-header.ts";
import { jpegSegments, startOfScan } from "./jpeg-segments.ts";

/** Coefficients of a block of 8 × 8 pixels. */
const coefficients = 64;

/**
 * Whether scans are missing from a JPEG that ends early. All rows of such a progressive file may be there, but coarse as a mosaic, and
 * of one with a scan for each channel the colors are gone. A file whose last scan has begun lacks none: what is lost of that is
 * fine detail, or rows, which `missingShare` counts.
 * @throws PhotoError as `readJpegHeader`
 */
export function lacksScans(bytes: Uint8Array): boolean {
  const frame = readJpegHeader(bytes);
  if (!frame) return true;
  const finished = new Set<number>();
  for (const { marker, at } of jpegSegments(bytes)) {
    if (marker !== startOfScan) continue;
    const channels = bytes[at + 4] ?? 0;
    const [first = 0, last = 0, bits = 0] = bytes.subarray(at + 5 + 2 * channels);
    // the lower half says how many bits later scans still add; sequential files ignore all three
    if (frame.progressive && (bits & 15) > 0) continue;
    const [from, to] = frame.progressive ? [first, Math.min(last, coefficients - 1)] : [0, coefficients - 1];
    for (let channel = 0; channel < channels; channel++) {
      const id = bytes[at + 5 + 2 * channel] ?? 0;
      for (let place = from; place <= to; place++) finished.add(id * coefficients + place);
    }
    if (finished.size >= frame.channels * coefficients) return false;
  }
  return true;
}
