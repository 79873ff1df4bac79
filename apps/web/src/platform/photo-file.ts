import { photoFormatOf, uploadLimits } from "@tintery/contract/tables";
import { DroppedAddress } from "./dropped-files.ts";
import type { PhotoRefusal, ReadyFile } from "./ready-file.ts";

/** What a form takes in: photos, or drawings made of vectors, too. */
export type FileFamily = "photos" | "photos-and-drawings";

/** Bytes of a file in which its kind must show. */
const headLength = 65_536;
/** Where the mark of PostScript may begin at the latest, behind what old printers wanted first. */
const psMarkWithin = 8;
/** Where the mark of a PDF may begin at the latest; AI files of today are PDF. */
const pdfMarkWithin = 1_024;

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Makes a chosen file ready to be shown and sent, or says what speaks against it. Its size and its bytes are asked, never its name
 * or the type it claims.
 */
export async function readyFile(
  file: File,
  family: FileFamily = "photos",
): Promise<ReadyFile | PhotoRefusal> {
  if (file instanceof DroppedAddress) return { code: "address" };
  if (file.size > uploadLimits.bytes) return { code: "too_large" };
  try {
    const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
    const isPhoto = photoFormatOf(head) !== undefined;
    if (!isPhoto && family === "photos-and-drawings" && mayBeDrawing(head)) return { file, note: null };
    const late = await import("../intake/make-ready.ts").catch(() => null);
    // without a connection the server looks at it later
    if (!late) return isPhoto ? { file, note: null } : { code: "unreachable" };
    return await late.makeReady(file);
  } catch {
    // a file may be gone, or lie in a cloud that does not answer
    return { code: "damaged" };
  }
}

/** Whether a file may be SVG, AI or EPS. Only the server, which reads it whole, can know. */
function mayBeDrawing(head: Uint8Array): boolean {
  // EPS with a preview in front; SVG packed with gzip
  if (startsWith(head, 0xc5, 0xd0, 0xd3, 0xc6) || startsWith(head, 0x1f, 0x8b)) return true;
  const utf16 = startsWith(head, 0xff, 0xfe) ? "utf-16le" : startsWith(head, 0xfe, 0xff) ? "utf-16be" : null;
  const text = new TextDecoder(utf16 ?? "latin1").decode(head);
  return (
    text.slice(0, psMarkWithin).includes("%!") ||
    text.slice(0, pdfMarkWithin).includes("%PDF-") ||
    /[<:]svg[\s>]/.test(text)
  );
}
