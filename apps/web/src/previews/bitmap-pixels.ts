import type { Raster } from "@tintery/engine";

/** The file's size, and its pixels, with a longer side of so many at most. Rejects what this browser cannot read. */
export async function pixelsOf(file: Blob, longest: number) {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const size = { width: bitmap.width, height: bitmap.height };
  const [width, height] = [side(size.width), side(size.height)];
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new RangeError("there must be a canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { size, pixels: { width, height, data: new Uint8ClampedArray(data) } };
}

/** Pixels as a file that a page shows. */
export function pictureOf({ width, height, data }: Raster): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new RangeError("there must be a canvas");
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
}
