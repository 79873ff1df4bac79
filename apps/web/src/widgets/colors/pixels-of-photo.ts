import type { ChosenPhoto } from "../../platform/open-photo.ts";

/** The longer side of the picture that is looked at, in pixels: finer parts are no place for a brush. */
const longestSide = 800;

/** The pixels of a photo, made smaller; rejects where the browser cannot draw it. */
export async function pixelsOfPhoto({ url, width, height }: ChosenPhoto): Promise<ImageData> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new RangeError("pixelsOfPhoto: this browser draws no canvas");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}
