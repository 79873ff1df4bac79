import { layOnGround, type Raster } from "@tintery/engine/pixels";
import type { Sharp } from "sharp";
import { decodeUpright } from "./decode-upright.ts";
import { openPixels, openUntrusted } from "./hardened-sharp.ts";
import type { PhotoHeader } from "./inspect-photo.ts";

/** A file we made ourselves. */
export interface EncodedPhoto {
  bytes: Uint8Array;
  type: "png" | "jpeg";
}

const longestServedSide = 3000;

/**
 * Makes the original that we hand out: upright sRGB, no metadata, nothing of the uploaded bytes survives.
 * JPEG (quality 90) for photographs; PNG for drawings, told by transparency or a color table.
 * @throws PhotoError `damaged`
 */
export async function encodeOriginal(bytes: Uint8Array, header: PhotoHeader): Promise<EncodedPhoto> {
  const isDrawing =
    "hasAlpha" in header && (header.hasAlpha || ("hasPalette" in header && header.hasPalette));
  const type = isDrawing ? "png" : "jpeg";
  const { data, width, height } = await decodeUpright(bytes, {
    width: longestServedSide,
    height: longestServedSide,
  });
  const upright = openPixels(data, width, height);
  const encoded = type === "png" ? upright.png({ compressionLevel: 6 }) : upright.jpeg({ quality: 90 });
  return { type, bytes: await encoded.toBuffer() };
}

/** The part of a raster to keep, in pixels. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The largest centered part of a raster with the given ratio of width to height. */
export function centeredCrop(size: { width: number; height: number }, aspect: number): Crop {
  const width = Math.max(1, Math.min(size.width, Math.round(size.height * aspect)));
  const height = Math.max(1, Math.min(size.height, Math.round(size.width / aspect)));
  return {
    width,
    height,
    left: Math.floor((size.width - width) / 2),
    top: Math.floor((size.height - height) / 2),
  };
}

/**
 * Cuts a raster to `crop` and scales it to exactly `width` × `height` pixels as a JPEG, for showing on a screen;
 * transparency is laid on a ground that the art shows on.
 * @param quality 1 to 100
 */
export async function encodePreview(
  raster: Raster,
  { crop, width, height, quality = 85 }: { crop: Crop; width: number; height: number; quality?: number },
): Promise<Uint8Array> {
  const { data, ...size } = layOnGround(raster);
  return openPixels(data, size.width, size.height)
    .extract(crop)
    .resize({ width, height, fit: "fill" })
    .removeAlpha()
    .jpeg({ quality })
    .toBuffer();
}

/** All pixels of a raster as a PNG, transparency included. */
export async function encodePixels({ data, width, height }: Raster): Promise<Uint8Array> {
  return openPixels(data, width, height).png({ compressionLevel: 6 }).toBuffer();
}

/** Shrinks a picture of ours to a WebP that fits inside a square of `side` pixels: a quarter smaller than a JPEG. */
export async function encodeThumbnail(picture: Uint8Array, side: number): Promise<Uint8Array> {
  return shrink(picture, side).webp({ quality: 80, effort: 1 }).toBuffer();
}

/**
 * Shrinks a picture of ours to an AVIF that fits inside a square of `side` pixels: half a JPEG, and it takes ten times as
 * long to make, so for pictures that many look at. More effort would take four times as long for a twentieth fewer bytes.
 */
export async function encodeLight(picture: Uint8Array, side: number): Promise<Uint8Array> {
  return shrink(picture, side).avif({ quality: 45, effort: 3, chromaSubsampling: "4:2:0" }).toBuffer();
}

function shrink(picture: Uint8Array, side: number): Sharp {
  return openUntrusted(picture)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" });
}
