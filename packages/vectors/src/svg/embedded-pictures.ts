import {
  decodePhoto,
  encodeOriginal,
  encodePixels,
  nameContent,
  PhotoError,
  type PhotoHeader,
  readJpegHeader,
  readPngHeader,
} from "@tintery/photos";
import { VectorFileError } from "../vector-file-error.ts";
import { vectorFileLimits } from "../vector-file-limits.ts";
import type { SvgElement } from "./svg-tree.ts";

/** A PNG or JPEG inside a drawing, measured but not yet decoded. */
export interface EmbeddedPicture {
  element: SvgElement;
  bytes: Uint8Array;
  header: PhotoHeader;
}

/** What pictures may still follow. */
export interface Allowance {
  pixels: number;
  count: number;
}

const dataAddress = /^data:[\w/+.-]{0,60}(?:;[\w=-]{1,60})*;base64,/i;

/**
 * Measures the picture an image element holds, by its content, whatever its address says it is.
 * @returns undefined for anything but a PNG or JPEG written into the file
 * @throws VectorFileError `drawing_too_complex` when it is too large, alone or with those before it
 */
export function readEmbedded(element: SvgElement, allowance: Allowance): EmbeddedPicture | undefined {
  const address = element.attributes.get("href") ?? "";
  const start = dataAddress.exec(address.slice(0, 300))?.[0].length;
  if (start === undefined) return undefined;
  const bytes = Buffer.from(address.slice(start), "base64");
  const header = headerOf(bytes);
  if (header === undefined) return undefined;
  allowance.pixels -= header.width * header.height;
  allowance.count -= 1;
  const tooLong = Math.max(header.width, header.height) > vectorFileLimits.embeddedSide;
  if (tooLong || allowance.pixels < 0 || allowance.count < 0)
    throw new VectorFileError("drawing_too_complex", "pictures inside");
  return { element, bytes, header };
}

function headerOf(bytes: Uint8Array): PhotoHeader | undefined {
  const content = nameContent(bytes);
  try {
    if (content === "PNG") return sized({ type: "png", ...readPngHeader(bytes) });
    const jpeg = content === "JPEG" ? readJpegHeader(bytes) : undefined;
    return jpeg && sized({ type: "jpeg", ...jpeg });
  } catch (error) {
    if (error instanceof PhotoError) return undefined;
    throw error;
  }
}

const sized = (header: PhotoHeader) => (header.width > 0 && header.height > 0 ? header : undefined);

/** Longest side of a picture inside: a drawing is never rendered larger. */
const writtenSide = 3_000;

/**
 * Writes a picture inside a drawing anew, by the decoder that photos are read with: the renderer then meets pixels we
 * have written, and no metadata is handed on.
 * @returns false when the picture cannot be decoded; its element then has no picture
 */
export async function rewriteEmbedded({ element, bytes, header }: EmbeddedPicture): Promise<boolean> {
  try {
    const clean = header.type === "png" ? await writePng(bytes) : (await encodeOriginal(bytes, header)).bytes;
    element.attributes.set(
      "href",
      `data:image/${header.type};base64,${Buffer.from(clean).toString("base64")}`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    element.attributes.delete("href");
    // nobody misses a picture in which nothing can be seen
    return error.code === "empty_picture";
  }
}

/** Without loss: flat colors stay flat. */
async function writePng(bytes: Uint8Array): Promise<Uint8Array> {
  const within = { width: writtenSide, height: writtenSide };
  return encodePixels(await decodePhoto(bytes, within, { keepsAlpha: true }));
}
