/**
 * What a photo may measure, read from its header before any decoder sees it. A pixel count alone is no memory limit:
 * a 41-byte PNG that is 786,464 px wide and interlaced takes over a gigabyte, so each side is bounded too.
 */
export const photoLimits = {
  /** Longest side in pixels. */
  maxSide: 12_000,
  /** Width × height in pixels. */
  maxPixels: 50_000_000,
  /** Shortest side in pixels: below it no region could be seen, let alone numbered. */
  minSide: 16,
} as const;

/** What a mask may measure that somebody lays over a photo: what is marked with a brush is coarse. */
export const maskLimits = {
  /** Longest side in pixels. */
  maxSide: 512,
  /** Size of the file. */
  maxBytes: 200_000,
} as const;
