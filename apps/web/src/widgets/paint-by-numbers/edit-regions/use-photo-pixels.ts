import { useEffect, useState } from "react";

/** Longest side, in pixels, in which a photo is looked at: more than a region's finest parts need. */
const maxSide = 2000;

/** Pixels of a picture, or what came of the wish for them. */
export type PhotoPixels = ImageData | "loading" | "failed";

/** A picture's pixels, fetched when they are first wanted. */
export function usePhotoPixels(address: string | null, isWanted: boolean): PhotoPixels {
  const [pixels, setPixels] = useState<PhotoPixels>("loading");
  const isThere = pixels instanceof ImageData;
  useEffect(() => {
    if (!isWanted || isThere) return;
    let isAwaited = true;
    setPixels("loading");
    const tell = (found: PhotoPixels) => isAwaited && setPixels(found);
    if (address) readPixels(address).then(tell, () => tell("failed"));
    else tell("failed");
    return () => {
      isAwaited = false;
    };
  }, [address, isWanted, isThere]);
  return pixels;
}

async function readPixels(address: string): Promise<ImageData> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, maxSide / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new RangeError("readPixels: this browser draws no canvas");
  // what is transparent was painted as white paper
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}
