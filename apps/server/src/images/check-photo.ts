import { open, readFile } from "node:fs/promises";
import { inspectPhoto, PhotoError, type PhotoHeader, usualHeaderBytes } from "@tintery/photos/header";
import { Problem } from "../http/problem.ts";
import type { StagedFile } from "../platform/files/files.ts";

/**
 * Reads the header of an uploaded file by its content, whatever its name says; nothing is decoded.
 * @throws Problem `unsupported_type`, `too_many_pixels`, `too_small`, `damaged`
 */
export async function checkPhoto(staged: StagedFile): Promise<PhotoHeader> {
  try {
    const header = inspectPhoto(await firstBytes(staged.path, usualHeaderBytes), staged.size);
    // profiles and previews in front of the header may be long: then the whole file is looked at
    return header ?? (inspectPhoto(await readFile(staged.path)) as PhotoHeader);
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    throw new Problem(error.code, error.found === undefined ? {} : { found: error.found });
  }
}

/** At most so many bytes of a file, from its beginning. */
export async function firstBytes(path: string, most: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(most), 0, most, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
