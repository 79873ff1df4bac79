import type { Raster } from "@tintery/engine";
import { openUntrusted, orDamaged } from "./hardened-sharp.ts";

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
 * @throws PhotoError `damaged`
 */
export async function decodePhoto(
  bytes: Uint8Array,
  atMost: { width: number; height: number },
): Promise<Raster> {
  const { data, info } = await orDamaged(
    openUntrusted(bytes)
      .autoOrient()
      .resize({ width: atMost.width, height: atMost.height, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColorspace("srgb")
      .ensureAlpha()
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true }),
  );
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  };
}
