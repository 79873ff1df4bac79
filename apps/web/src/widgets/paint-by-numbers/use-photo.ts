import { useCallback, useEffect, useState } from "react";
import { type PhotoRefusal, pixelRefusalOf, refusalOf } from "../../platform/photo-file.ts";

export interface ChosenPhoto {
  file: File;
  /** Address of the file for a preview on this device. */
  url: string;
  width: number;
  height: number;
}

/** Opens a file as the browser would show it; null when it cannot. */
async function open(file: File): Promise<ChosenPhoto | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { file, url, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    URL.revokeObjectURL(url);
    return null;
  }
}

/**
 * The photo of the form: checked on this device before anything is sent. A refused file leaves the photo chosen
 * before in its place.
 */
export function usePhoto() {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [refusal, setRefusal] = useState<PhotoRefusal | null>(null);
  useEffect(() => () => URL.revokeObjectURL(photo?.url ?? ""), [photo]);

  const choose = useCallback(async (file: File) => {
    setRefusal(null);
    const refused = await refusalOf(file);
    if (refused) return setRefusal(refused);
    const opened = await open(file);
    if (!opened) return setRefusal("damaged");
    const tooMuch = pixelRefusalOf(opened);
    if (tooMuch) {
      URL.revokeObjectURL(opened.url);
      return setRefusal(tooMuch);
    }
    setPhoto(opened);
  }, []);

  const clear = useCallback(() => {
    setPhoto(null);
    setRefusal(null);
  }, []);
  return { photo, refusal, choose, clear };
}
