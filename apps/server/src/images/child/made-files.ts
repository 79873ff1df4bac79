import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { fileTypes, type MadeFile, type MadeFileExtension, type MadeFileName } from "./child-task.ts";

/** A file that is drawn, before it is written. */
export interface DrawnFile {
  bytes: Uint8Array;
  extension: MadeFileExtension;
}

/** Writes one result completely, syncs it, and says what was written; the parent moves it to where it is served from. */
export function writeMadeFile(
  folder: string,
  name: MadeFileName,
  { bytes, ...file }: DrawnFile & { number?: number; width?: number; height?: number },
): Promise<MadeFile> {
  return streamMadeFile(folder, name, { ...file, parts: [bytes] });
}

/** The same of a result that comes in parts, which are never all in memory. */
export async function streamMadeFile(
  folder: string,
  name: MadeFileName,
  file: {
    parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
    extension: MadeFileExtension;
    /** Tells it from others of its name. */
    number?: number;
    width?: number;
    height?: number;
  },
): Promise<MadeFile> {
  const { parts, extension, number, width = null, height = null } = file;
  const path = join(folder, `${name}${number === undefined ? "" : `-${number}`}.${extension}`);
  const hash = createHash("sha256");
  let written = 0;
  const handle = await open(path, "w");
  try {
    for await (const part of parts) {
      await handle.writeFile(part);
      hash.update(part);
      written += part.length;
    }
    await handle.sync();
    const { size } = await handle.stat();
    // a nearly full disk takes a part of a write and reports no error
    if (size !== written) throw Object.assign(new Error(`${path} was cut short`), { code: "ENOSPC" });
  } finally {
    await handle.close();
  }
  const sha256 = hash.digest("hex");
  return { name, path, extension, type: fileTypes[extension], size: written, sha256, width, height };
}
