import { readyFile } from "./photo-file.ts";
import { isRefusal, type PhotoRefusal, type ReadyNote } from "./ready-file.ts";

export interface ChosenPhoto {
  /** As it is sent. */
  file: File;
  /** Address of the file for a preview on this device. */
  url: string;
  width: number;
  height: number;
  /** What was done to it on this device. */
  note?: ReadyNote | null;
}

/** Opens a file as the browser would show it, or tells why it cannot be used. The reader revokes the address. */
export async function openPhoto(chosen: File): Promise<ChosenPhoto | PhotoRefusal> {
  const ready = await readyFile(chosen);
  if (isRefusal(ready)) return ready;
  const { file, note } = ready;
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  const decoded = await image.decode().then(
    () => true,
    () => false,
  );
  const { naturalWidth: width, naturalHeight: height } = image;
  if (decoded) return { file, url, width, height, note };
  URL.revokeObjectURL(url);
  return { code: "damaged" };
}
