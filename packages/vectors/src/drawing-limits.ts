/**
 * What a drawing may hold. Files of a few kilobytes can ask a renderer for hours of work and gigabytes of memory, so
 * everything is counted before any renderer sees a byte.
 */
export const drawingLimits = {
  /** Bytes of an uploaded file, as of a photo. */
  bytes: 20_000_000,
  /** Bytes of an SVG after a zipped one was unpacked, and characters after entities were put in. */
  unpackedBytes: 40_000_000,
  /** Shortest side in pixels once drawn at the wanted size: below it nothing could be traced. */
  minSide: 16,
} as const;
