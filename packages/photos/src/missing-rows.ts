import type { Raster } from "@tintery/engine";
import type { PhotoHeader } from "./inspect-photo.ts";

/**
 * A picture may lack this share of its rows at the end, as after a copy that lost its last bytes: a strip narrower
 * than what a canvas in another shape cuts off anyway.
 */
export const maxMissingShare = 0.05;
/** Longer side, in pixels, at which rows are looked at: fine enough for a hundredth of a picture. */
export const rowsLookedAtSide = 512;
/** Where a JPEG ends early its decoder leaves middle gray; a profile may move that by a step or two of 255. */
const jpegFill = { value: 128, tolerance: 2 };

/**
 * How much of a picture is missing at its end, 0 to 1 of its rows as they are stored, when a decoder had to fill what
 * the file does not hold: with the last row again, with middle gray, with black, or with nothing. Only for files that
 * end early or that a strict decoder refuses: a whole picture may well end in equal rows.
 * @param type decoders of JPEG fill with gray, those of PNG with black
 * @param repeats whether the decoder may fill with the last row again
 */
export function missingShare(
  { width, height, data }: Raster,
  type: PhotoHeader["type"],
  repeats = true,
): number {
  const row = (y: number) => data.subarray(y * width * 4, (y + 1) * width * 4);
  const last = row(height - 1);
  if (isUniform(last) ? !isFill(last, type) : !repeats) return 0;
  let missing = 1;
  while (missing < height && isSame(last, row(height - 1 - missing))) missing += 1;
  // a last row of its own, which nothing repeats, is there
  return missing === 1 && !isUniform(last) ? 0 : missing / height;
}

type Row = Raster["data"];

const isSame = (one: Row, other: Row) => one.every((value, at) => value === other[at]);

const isUniform = (row: Row) => row.every((value, at) => value === row[at % 4]);

/** Whether a pixel is what decoders leave where nothing was read. */
function isFill([red = 0, green = 0, blue = 0, alpha = 0]: Row, type: PhotoHeader["type"]): boolean {
  if (alpha === 0) return true;
  if (type !== "jpeg") return red + green + blue === 0;
  const { value, tolerance } = jpegFill;
  return [red, green, blue].every((channel) => Math.abs(channel - value) <= tolerance);
}
