import { rm, stat } from "node:fs/promises";
import { fileKey } from "../platform/files/file-key.ts";
import type { Files } from "../platform/files/files.ts";
import type { MadeFile } from "./child/child-task.ts";
import type { NewDrawing } from "./conversion-store.ts";

/**
 * Moves a file that a child has made to where it is served from; the key names its content. Nothing refers to it
 * until a row is committed.
 * @param name what the file is called inside its image, such as `painting`
 * @returns the key
 */
export async function publishFile(
  files: Files,
  imageId: string,
  name: string,
  made: MadeFile,
): Promise<string> {
  const { path, size, sha256, extension } = made;
  const found = await stat(path);
  if (found.size !== size)
    throw new Error(`${name} of ${imageId} has ${found.size} bytes instead of ${size}`);
  const key = fileKey({ imageId, name, sha256, extension });
  await files.publish(key, { path, size, sha256, discard: () => rm(path, { force: true }) });
  return key;
}

/** The row of a published picture. */
export function drawingOf(made: MadeFile, which: string, key: string): NewDrawing {
  const { type, size: bytes, sha256, width, height } = made;
  return { which, key, type, bytes, sha256, width, height };
}
