import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { MadeFile, MadeFileExtension, MadeFileName } from "./child-task.ts";

const types: Record<MadeFileExtension, string> = {
  tpbn: "application/octet-stream",
  tcol: "application/octet-stream",
  tmap: "application/octet-stream",
  tsee: "application/octet-stream",
  tout: "application/octet-stream",
  dxf: "image/vnd.dxf",
  pdf: "application/pdf",
  avif: "image/avif",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/** A file that is drawn, before it is written. */
export interface DrawnFile {
  bytes: Uint8Array;
  extension: MadeFileExtension;
}

/** Writes one result completely, syncs it, and says what was written; the parent moves it to where it is served from. */
export function writeMadeFile(
  folder: string,
  name: MadeFileName,
  { bytes, ...file }: DrawnFile & { width?: number; height?: number },
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
    width?: number;
    height?: number;
  },
): Promise<MadeFile> {
  const { parts, extension, width = null, height = null } = file;
  const path = join(folder, `${name}.${extension}`);
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
  return { name, path, extension, type: types[extension], size: written, sha256, width, height };
}
