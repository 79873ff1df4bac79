import type { Raster } from "@tintery/engine";
import { openUntrusted, orDamaged } from "./hardened-sharp.ts";
import { PhotoError } from "./photo-error.ts";

/**
 * Size of a photo as people see it, after its EXIF orientation.
 * @throws PhotoError `damaged`
 */
export async function uprightSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { autoOrient } = await orDamaged(openUntrusted(bytes).metadata());
  return { width: autoOrient.width, height: autoOrient.height };
}

/**
 * Decodes a photo that `inspectPhoto` has passed into upright 8-bit sRGB pixels: colors through the embedded
 * profile (CMYK too), transparency laid on white unless it is kept, 16 bits cut to 8, shrunk while loading.
 * Untrusted bytes meet native code here: call it only where the process may be killed.
 * @param bytes the whole file
 * @param max the picture is shrunk to fit inside this many pixels, never enlarged
 * @param keepsAlpha for what can show that a part of the picture is empty
 * @throws PhotoError `damaged`, or `empty_picture` when every pixel is fully transparent
 */
export async function decodePhoto(
  bytes: Uint8Array,
  max: { width: number; height: number },
  { keepsAlpha = false } = {},
): Promise<Raster> {
  const { data, info } = await orDamaged(
    openUntrusted(bytes)
      .autoOrient()
      .resize({ width: max.width, height: max.height, fit: "inside", withoutEnlargement: true })
      .toColorspace("srgb")
      .ensureAlpha()
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true }),
  );
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  if (!isAnythingVisible(pixels)) throw new PhotoError("empty_picture");
  if (!keepsAlpha) layOnWhite(pixels);
  return { width: info.width, height: info.height, data: pixels };
}

function isAnythingVisible(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! > 0) return true;
  return false;
}

/** Makes RGBA pixels opaque in place. */
function layOnWhite(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    if (alpha === 255) continue;
    const white = 255 - alpha;
    pixels[at] = (pixels[at]! * alpha) / 255 + white;
    pixels[at + 1] = (pixels[at + 1]! * alpha) / 255 + white;
    pixels[at + 2] = (pixels[at + 2]! * alpha) / 255 + white;
    pixels[at + 3] = 255;
  }
}
