import { useCallback, useEffect, useRef, useState } from "react";
import { type PhotoRefusal, pixelRefusalOf, refusalOf } from "../../platform/photo-file.ts";

export interface ChosenPhoto {
  file: File;
  /** Address of the file for a preview on this device. */
  url: string;
  width: number;
  height: number;
}

/** Opens a file as the browser would show it, or tells why it cannot be used. The reader revokes the address. */
async function open(file: File): Promise<ChosenPhoto | PhotoRefusal> {
  // a file may be gone, or lie in a cloud that does not answer
  const refused = await refusalOf(file).catch(() => "damaged" as const);
  if (refused) return refused;
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  const decoded = await image.decode().then(
    () => true,
    () => false,
  );
  const { naturalWidth: width, naturalHeight: height } = image;
  const unusable = decoded ? pixelRefusalOf({ width, height }) : "damaged";
  if (!unusable) return { file, url, width, height };
  URL.revokeObjectURL(url);
  return unusable;
}

/**
 * The photo of the form: checked on this device before anything is sent. A refused file leaves the photo chosen
 * before in its place; of two files chosen in a row the second one counts, however long the first takes to open.
 */
export function usePhoto() {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [refusal, setRefusal] = useState<PhotoRefusal | null>(null);
  const latest = useRef<File | null>(null);
  useEffect(() => () => URL.revokeObjectURL(photo?.url ?? ""), [photo]);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  const choose = useCallback(async (file: File) => {
    latest.current = file;
    setRefusal(null);
    const opened = await open(file);
    const current = latest.current === file;
    if (typeof opened === "string") {
      if (current) setRefusal(opened);
    } else if (current) setPhoto(opened);
    else URL.revokeObjectURL(opened.url);
  }, []);

  const clear = useCallback(() => {
    latest.current = null;
    setPhoto(null);
    setRefusal(null);
  }, []);
  return { photo, refusal, choose, clear };
}
