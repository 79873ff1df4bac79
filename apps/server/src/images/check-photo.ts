import { readFile } from "node:fs/promises";
import { inspectPhoto, type PhotoHeader, usualHeaderBytes } from "@tintery/photos/header";
import type { StagedFile } from "../platform/files/files.ts";
import { firstBytes } from "../platform/files/first-bytes.ts";
import { photoProblem } from "./photo-problem.ts";

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
    throw photoProblem(error);
  }
}
