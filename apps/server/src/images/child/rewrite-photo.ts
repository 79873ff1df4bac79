import { readFile } from "node:fs/promises";
import { decodePhoto, encodePixels, readablePhoto, uprightSize } from "@tintery/photos";
import type { ChildResult, ChildTask } from "./child-task.ts";
import type { Teller } from "./convert-photo.ts";
import { encodeLook } from "./encode-look.ts";
import { writeMadeFile } from "./made-files.ts";

const encoders = { png: encodePixels, jpg: encodeLook };

/** A photo upright, at most so large, and without its metadata. */
export async function rewritePhoto(
  { source, folder, side, as }: Extract<ChildTask, { verb: "rewrite" }>,
  tell: Teller,
): Promise<ChildResult> {
  tell.phase("decode");
  const bytes = await readablePhoto(await readFile(source));
  const photo = await uprightSize(bytes);
  const scale = Math.min(1, side / Math.max(photo.width, photo.height));
  const size = {
    width: Math.max(1, Math.round(photo.width * scale)),
    height: Math.max(1, Math.round(photo.height * scale)),
  };
  const raster = await decodePhoto(bytes, size, { keepsAlpha: false });
  const made = { bytes: await encoders[as](raster), extension: as, ...sizeOf(raster) };
  return { files: [await writeMadeFile(folder, "drawn", made)], photo: sizeOf(raster) };
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });
