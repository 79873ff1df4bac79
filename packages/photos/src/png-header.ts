import { PhotoError } from "./photo-error.ts";

/** What the chunks in front of a PNG's pixels say. */
export interface PngHeader {
  width: number;
  height: number;
  /** Bits per channel: 1, 2, 4, 8 or 16. */
  depth: number;
  hasAlpha: boolean;
  /** Colors come from a table of at most 256 entries. */
  hasPalette: boolean;
  interlaced: boolean;
  /** 1 unless the file is an animated PNG; only its first frame is ever used. */
  frames: number;
  /** Exponent that the pixels were encoded with, where no profile says more; null for those of sRGB, and without a word. */
  gamma: number | null;
}

const signatureLength = 8;
const alphaColorTypes = new Set([4, 6]);
const legalDepths: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/**
 * Reads the chunks before the first pixel data of a PNG.
 * @param head the file's first bytes, beginning with the PNG signature
 * @throws PhotoError `damaged` when the first chunk is no valid IHDR
 */
export function readPngHeader(head: Uint8Array): PngHeader {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (
    head.length < 33 ||
    view.getUint32(signatureLength) !== 13 ||
    chunkName(head, signatureLength) !== "IHDR"
  ) {
    throw new PhotoError("damaged");
  }
  const depth = head[24] ?? 0;
  const colorType = head[25] ?? 0;
  const interlace = head[28] ?? 0;
  const unknownMethod = head[26] !== 0 || head[27] !== 0 || interlace > 1;
  if (unknownMethod || !legalDepths[colorType]?.includes(depth)) throw new PhotoError("damaged");
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth,
    hasPalette: colorType === 3,
    interlaced: interlace === 1,
    ...readAncillary(head, view, alphaColorTypes.has(colorType)),
  };
}

/** What is as good as the encoding of sRGB: programs write 0.45455, or round it. */
const usualGamma = { value: 1 / 2.2, tolerance: 0.001 };
/** Chunks that say more about colors than an exponent does. */
const profiles = new Set(["iCCP", "sRGB", "cICP"]);

/** Walks the chunks up to IDAT (or to the end of `head`) for transparency, animation and colors. */
function readAncillary(
  head: Uint8Array,
  view: DataView,
  alphaChannel: boolean,
): Pick<PngHeader, "hasAlpha" | "frames" | "gamma"> {
  let hasAlpha = alphaChannel;
  let frames = 1;
  let hasProfile = false;
  let gamma = usualGamma.value;
  let at = 33;
  while (at + 12 <= head.length) {
    const name = chunkName(head, at);
    if (name === "IDAT") break;
    if (name === "tRNS") hasAlpha = true;
    if (name === "acTL") frames = Math.max(1, view.getUint32(at + 8));
    if (name === "gAMA") gamma = view.getUint32(at + 8) / 100_000;
    if (profiles.has(name)) hasProfile = true;
    at += 12 + view.getUint32(at);
  }
  const isUsual = gamma === 0 || Math.abs(gamma - usualGamma.value) < usualGamma.tolerance;
  return { hasAlpha, frames, gamma: hasProfile || isUsual ? null : gamma };
}

function chunkName(head: Uint8Array, at: number): string {
  return String.fromCharCode(...head.subarray(at + 4, at + 8));
}
