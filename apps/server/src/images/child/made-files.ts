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
export async function writeMadeFile(
  folder: string,
  name: MadeFileName,
  file: DrawnFile & { width?: number; height?: number },
): Promise<MadeFile> {
  const { bytes, extension, width = null, height = null } = file;
  const path = join(folder, `${name}.${extension}`);
  const handle = await open(path, "w");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
    const { size } = await handle.stat();
    // a nearly full disk takes a part of a write and reports no error
    if (size !== bytes.length) throw Object.assign(new Error(`${path} was cut short`), { code: "ENOSPC" });
  } finally {
    await handle.close();
  }
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { name, path, extension, type: types[extension], size: bytes.length, sha256, width, height };
}
