import type { PhotoHeader } from "@tintery/photos/header";
import { isRefusal, maxCanvasPixels, type PhotoRefusal, type ReadyFile } from "../platform/ready-file.ts";
import { decodeHeic } from "./decode-heic.ts";
import { redraw } from "./redraw.ts";

/** A HEIC as this browser draws it, or where it draws none, as our decoder does. */
export async function readyHeic(
  file: File,
  { width, height }: Pick<PhotoHeader, "width" | "height">,
): Promise<ReadyFile | PhotoRefusal> {
  const note = width * height > maxCanvasPixels ? "made_smaller" : null;
  const own = await redraw(file, "HEIC");
  if (own) return { file: own, note };
  const decoded = await decodeHeic(file);
  if (isRefusal(decoded)) return decoded;
  const drawn = await redraw(new File([decoded], file.name), "HEIC");
  // more than this device can draw
  return drawn ? { file: drawn, note } : { code: "unsupported_type", found: "HEIC" };
}
