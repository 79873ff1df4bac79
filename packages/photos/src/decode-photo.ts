import { layOnGround, type Raster } from "@tintery/engine/pixels";
import { decodeUpright } from "./decode-upright.ts";
import { openUntrusted, orDamaged } from "./hardened-sharp.ts";
import { PhotoError } from "./photo-error.ts";

/**
 * Size of a photo as people see it, after its EXIF orientation.
 * @throws PhotoError `damaged`
 */
export async function uprightSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { autoOrient } = await orDamaged(openUntrusted(bytes, "lenient").metadata());
  return { width: autoOrient.width, height: autoOrient.height };
}

/**
 * Decodes a photo that `inspectPhoto` has passed, and `readablePhoto` read, into upright 8-bit sRGB pixels: colors through the embedded
 * profile (CMYK too), transparency laid on a ground that the art shows on (`layOnGround`) unless it is kept, 16 bits cut to 8, shrunk while loading.
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
  const raster = await decodeUpright(bytes, max);
  if (!isAnythingVisible(raster.data)) throw new PhotoError("empty_picture");
  return keepsAlpha ? raster : layOnGround(raster);
}

function isAnythingVisible(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! > 0) return true;
  return false;
}
