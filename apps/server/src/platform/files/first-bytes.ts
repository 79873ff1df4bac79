import { open } from "node:fs/promises";

/** At most so many bytes of a file, from its beginning. */
export async function firstBytes(path: string, max: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(max), 0, max, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
