import { readFile, writeFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { type PaintByNumbersOptions, type Raster, workingSize } from "@tintery/engine";
import { decodePhoto, drawingToPng, encodePreview, uprightSize } from "@tintery/photos";
import { drawnScenes } from "@tintery/scenes";

/** Photos are compared at this many pixels at most: more only measures the noise of the camera. */
export const comparedPixels = 1_000_000;

/** A picture file to be converted. */
export interface Photo {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads the photos that are named; without any, draws our own scenes at about `pixels` pixels. */
export async function readPhotos(paths: readonly string[], pixels = comparedPixels): Promise<Photo[]> {
  if (paths.length > 0)
    return Promise.all(
      paths.map(async (path) => ({ name: basename(path, extname(path)), bytes: await readFile(path) })),
    );
  return Promise.all(
    drawnScenes.map(async (scene) => ({
      name: scene.id,
      bytes: await drawingToPng(scene.draw(), { widthPx: Math.sqrt((pixels * scene.width) / scene.height) }),
    })),
  );
}

/** The photo as the product decodes it for a conversion. */
export async function decodeForEngine(bytes: Uint8Array, options: PaintByNumbersOptions): Promise<Raster> {
  return decodePhoto(bytes, workingSize(await uprightSize(bytes), options));
}

/** The photo with at most `pixels` pixels. */
export async function decodeAtMax(bytes: Uint8Array, pixels: number): Promise<Raster> {
  const size = await uprightSize(bytes);
  const shrink = Math.min(1, Math.sqrt(pixels / (size.width * size.height)));
  return decodePhoto(bytes, {
    width: Math.round(size.width * shrink),
    height: Math.round(size.height * shrink),
  });
}

/** What a camera keeps of a photo. */
const jpegQuality = 92;

/** Writes a photo as a JPEG of about so many megapixels, enlarged where it is smaller. */
export async function writeScaled(bytes: Uint8Array, megapixels: number, path: string): Promise<void> {
  const photo = await decodeAtMax(bytes, Number.POSITIVE_INFINITY);
  const scale = Math.sqrt((megapixels * 1e6) / (photo.width * photo.height));
  const size = { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) };
  const crop = { left: 0, top: 0, width: photo.width, height: photo.height };
  await writeFile(path, await encodePreview(photo, { crop, ...size, quality: jpegQuality }));
}
