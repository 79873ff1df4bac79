import { redrawnFormats } from "@tintery/contract/tables";
import { inspectPhoto, nameContent, PhotoError, type PhotoHeader } from "@tintery/photos/header";
import type { PhotoRefusal, ReadyFile } from "../platform/ready-file.ts";
import { mendEnd } from "./mend-end.ts";
import { readyHeic } from "./ready-heic.ts";
import { redraw } from "./redraw.ts";

/** What browsers may open though no server takes it, by the names that files are told by. */
const redrawn: ReadonlySet<string> = new Set(Object.values(redrawnFormats).map(({ name }) => name));

/**
 * Makes a photo ready on this device. Kinds that only a browser opens, pictures of more pixels than are taken, and photos that few
 * browsers show are drawn anew; what lacks its end is closed, or refused where many rows or whole scans are missing.
 */
export async function makeReady(file: File): Promise<ReadyFile | PhotoRefusal> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = headerOf(bytes);
  if (!("code" in header))
    return header.type === "heic" ? readyHeic(file, header) : mendEnd(file, bytes, header.type);
  const { code, found } = header;
  const mayOpen = code === "too_many_pixels" || (code === "unsupported_type" && redrawn.has(found ?? ""));
  const drawn = mayOpen ? await redraw(file, nameContent(bytes)) : null;
  if (!drawn) return header;
  const note = found === undefined ? "made_smaller" : isAnimated(bytes, found) ? "first_frame" : null;
  return { file: drawn, note };
}

function headerOf(bytes: Uint8Array): PhotoHeader | PhotoRefusal {
  try {
    return inspectPhoto(bytes) ?? { code: "damaged" };
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    const { code, found } = error;
    // the others are of decoders and masks
    if (code === "empty_picture" || code === "importance_unusable") return { code: "damaged" };
    return { code, found };
  }
}

/** An extension block of two frames: a GIF that says how long a frame is shown more than once. */
const frameControl = [0x21, 0xf9, 0x04];

function isAnimated(bytes: Uint8Array, found: string): boolean {
  if (found !== redrawnFormats.gif.name) return false;
  let frames = 0;
  for (let at = bytes.indexOf(0x21); at >= 0 && frames < 2; at = bytes.indexOf(0x21, at + 1))
    if (frameControl.every((byte, k) => bytes[at + k] === byte)) frames += 1;
  return frames > 1;
}
