import { mmPerInch } from "./units.ts";

/** Sides of a pattern's tile, in pixels of CSS on a screen. */
export const patternSide = 12;
/** The same on paper; CSS has 96 pixels to the inch. */
export const patternSideMM = (patternSide * mmPerInch) / 96;

/** What tells colors apart besides their tone: lines on a tile that repeats, as SVG path data. */
const drawn = [
  "M2 3h2M8 9h2",
  "M0 6h12",
  "M6 0v12",
  "M-1 13L13 -1M-1 1L1 -1M11 13L13 11",
  "M-1 -1L13 13M11 -1L13 1M-1 11L1 13",
  "M0 6h12M6 0v12",
  "M0 0L12 12M12 0L0 12",
  "M6 3v6M3 6h6",
  "M0 4L3 8L6 4L9 8L12 4",
  "M3.5 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0",
  "M3 8L6 3L9 8Z",
  "M3 3h6v6h-6Z",
] as const;

/** How many times as large the patterns are each time all of them have been used. */
const sizes = [1, 1.8, 0.6] as const;

export interface Pattern {
  /** SVG path data on a tile of `patternSide`, to be stroked. */
  readonly path: string;
  readonly scale: number;
}

/** The pattern of the color at a place of the palette; the first three dozen differ. */
export function patternOf(color: number): Pattern {
  return {
    path: drawn[color % drawn.length]!,
    scale: sizes[Math.floor(color / drawn.length) % sizes.length]!,
  };
}

/**
 * Pattern lines: their width on the tile, and how much of their ink covers paint (seen on every color, and numbers can still be read
 * over them), or white paper, where paint has to cover them.
 */
export const patternInk = { width: 1.4, opacity: 0.5, onPaper: 0.3 } as const;

/** Around numbers over patterns lies a halo of their ground, so wide beside their size. */
export const haloShare = 0.3;
