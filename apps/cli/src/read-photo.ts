import { type FileHandle, open } from "node:fs/promises";
import { loadLanguage } from "@tintery/contract/messages";
import { problems, problemValues } from "@tintery/contract/tables";
import type { Raster } from "@tintery/engine";
import { decodePhoto, inspectPhoto, PhotoError, uprightSize, usualHeaderBytes } from "@tintery/photos";
import { CommandProblem } from "./exit-codes.ts";
import { isSystemFault, systemReason } from "./system-reason.ts";
import type { Plan } from "./verb.ts";

/** A photo file in memory, its header checked. Sizes in pixels, upright. */
export interface PhotoFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

/** The contract's English sentence for a refused photo, with what the file really is when that is known. */
async function refusal(path: string, error: PhotoError): Promise<CommandProblem> {
  const t = await loadLanguage("en");
  const sentence = t(problems[error.code].key, problemValues("en", ""));
  const found = error.found === undefined ? "" : ` (found: ${error.found})`;
  return new CommandProblem("photoRefused", `${path}: ${sentence}${found}`);
}

/** Does work with a picture file; what is wrong with the file becomes a CommandProblem `photoRefused`. */
export async function orRefused<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PhotoError) throw await refusal(path, error);
    if (isSystemFault(error)) throw new CommandProblem("photoRefused", `${path}: ${systemReason(error)}`);
    throw error;
  }
}

/** Reads at most so many first bytes of a file. */
async function readHead(file: FileHandle, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, 0);
  return buffer.subarray(0, bytesRead);
}

/** Reads a file whose first bytes look like a photo of a size we take; other files are never read whole. */
async function readChecked(path: string): Promise<{ bytes: Uint8Array; type: string }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const first = inspectPhoto(await readHead(file, Math.min(size, usualHeaderBytes)), size);
    const bytes = await file.readFile();
    const header = first ?? inspectPhoto(bytes);
    if (header === undefined) throw new PhotoError("damaged");
    return { bytes, type: header.type };
  } finally {
    await file.close();
  }
}

/** Reads a photo and checks its header. CommandProblem `photoRefused` when it is missing or no usable photo. */
export async function openPhoto(path: string): Promise<PhotoFile> {
  return orRefused(path, async () => {
    const { bytes, type } = await readChecked(path);
    return { path, bytes, type, ...(await uprightSize(bytes)) };
  });
}

/** Decodes a photo to at most the pixels that the conversion will look at. */
export function decode(photo: PhotoFile, plan: Plan): Promise<Raster> {
  return orRefused(photo.path, () => decodePhoto(photo.bytes, plan.workingSize(photo)));
}
