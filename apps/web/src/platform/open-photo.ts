import { type PhotoRefusal, pixelRefusalOf, refusalOf } from "./photo-file.ts";

export interface ChosenPhoto {
  file: File;
  /** Address of the file for a preview on this device. */
  url: string;
  width: number;
  height: number;
}

/** Opens a file as the browser would show it, or tells why it cannot be used. The reader revokes the address. */
export async function openPhoto(file: File): Promise<ChosenPhoto | PhotoRefusal> {
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
