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
 * Decodes a PNG or JPEG that `inspectPhoto` has passed into upright 8-bit sRGB pixels: colors through the embedded
 * profile (CMYK too), transparency laid on white, 16 bits cut to 8, shrunk while loading.
 * Untrusted bytes meet native code here: call it only where the process may be killed.
 * @param bytes the whole file
 * @param atMost the picture is shrunk to fit inside this many pixels, never enlarged
 * @throws PhotoError `damaged`, or `empty_picture` when every pixel is fully transparent
 */
export async function decodePhoto(
  bytes: Uint8Array,
  atMost: { width: number; height: number },
): Promise<Raster> {
  const { data, info } = await orDamaged(
    openUntrusted(bytes)
      .autoOrient()
      .resize({ width: atMost.width, height: atMost.height, fit: "inside", withoutEnlargement: true })
      .toColorspace("srgb")
      .ensureAlpha()
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true }),
  );
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  if (!layOnWhite(pixels)) throw new PhotoError("empty_picture");
  return { width: info.width, height: info.height, data: pixels };
}

/** Makes RGBA pixels opaque in place; tells whether anything at all was visible. */
function layOnWhite(pixels: Uint8ClampedArray): boolean {
  let visible = false;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    if (alpha > 0) visible = true;
    if (alpha === 255) continue;
    const white = 255 - alpha;
    pixels[at] = (pixels[at]! * alpha) / 255 + white;
    pixels[at + 1] = (pixels[at + 1]! * alpha) / 255 + white;
    pixels[at + 2] = (pixels[at + 2]! * alpha) / 255 + white;
    pixels[at + 3] = 255;
  }
  return visible;
}
