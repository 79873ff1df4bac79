import type { Raster } from "@tintery/engine";
import { openUntrusted, orDamaged, type Reading } from "./hardened-sharp.ts";
import { readJpegHeader } from "./jpeg-header.ts";
import { lacksScans } from "./jpeg-scans.ts";
import { encodedAsSrgb, withoutInk } from "./browser-colors.ts";
import { maxMissingShare, missingShare, rowsLookedAtSide } from "./missing-rows.ts";
import { nameContent } from "./name-content.ts";
import { PhotoError } from "./photo-error.ts";
import { readPngHeader } from "./png-header.ts";

/**
 * Decodes untrusted bytes into upright 8-bit sRGB pixels with their transparency, shrunk while loading. A file that
 * breaks a rule which browsers do not insist on (an odd scan header, stray bytes, no end) is read as they read it,
 * unless many of its rows, or whole scans, are missing.
 * @param max the picture is shrunk to fit inside this many pixels, never enlarged
 * @throws PhotoError `damaged`
 */
export async function decodeUpright(
  bytes: Uint8Array,
  max: { width: number; height: number },
): Promise<Raster> {
  try {
    return await read(bytes, max, "strict");
  } catch (cause) {
    const type = nameContent(bytes) === "JPEG" ? "jpeg" : "png";
    const isCoarse = type === "jpeg" && lacksScans(bytes);
    if (isCoarse || missingShare(await orDamaged(readAsStored(bytes)), type) > maxMissingShare) {
      const error = new PhotoError("damaged");
      error.cause = cause;
      throw error;
    }
    return orDamaged(read(bytes, max, "lenient"));
  }
}

/** The pixels as they are stored, small, and filled where they are missing. */
async function readAsStored(bytes: Uint8Array): Promise<Raster> {
  const side = rowsLookedAtSide;
  const { data, info } = await openUntrusted(bytes, "lenient")
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .toColorspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  return { width: info.width, height: info.height, data: pixels };
}

async function read(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
  reading: Reading,
): Promise<Raster> {
  const { gamma, isDeep, isInk } = await colorsOf(bytes);
  const upright = openUntrusted(bytes, reading)
    .autoOrient()
    .resize({ width, height, fit: "inside", withoutEnlargement: true });
  const colored = isInk
    ? upright.pipelineColorspace("cmyk").toColorspace("cmyk")
    : upright.toColorspace(isDeep ? "rgb16" : "srgb").ensureAlpha();
  const { data, info } = await colored
    .raw({ depth: isDeep ? "ushort" : "uchar" })
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  if (isInk) return { ...size, data: withoutInk(data) };
  if (gamma === null)
    return { ...size, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length) };
  const values = isDeep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  return { ...size, data: encodedAsSrgb(values, gamma) };
}

/** What must be done to the colors of a file so that they look as browsers show them. */
async function colorsOf(
  bytes: Uint8Array,
): Promise<{ gamma: number | null; isDeep: boolean; isInk: boolean }> {
  const plain = { gamma: null, isDeep: false, isInk: false };
  const content = nameContent(bytes);
  if (content === "PNG") {
    const { gamma, depth } = readPngHeader(bytes);
    // dark tones of linear light need all their bits until they are encoded
    return { ...plain, gamma, isDeep: gamma !== null && depth === 16 };
  }
  if (content !== "JPEG" || readJpegHeader(bytes)?.channels !== 4) return plain;
  const { hasProfile } = await openUntrusted(bytes, "lenient").metadata();
  return { ...plain, isInk: !hasProfile };
}
