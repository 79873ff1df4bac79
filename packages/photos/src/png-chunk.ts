import { crc32 } from "./crc32.ts";

/** Bytes of a chunk around its content: length and name before it, the checksum behind (RFC 2083, 3.2). */
export const chunkFrame = { before: 8, behind: 4 };

/**
 * A chunk of a PNG, with its checksum.
 * @param checksum the CRC-32 of bytes: ours runs in browsers, too; zlib's is several times as quick
 */
export function pngChunk(name: string, content: Uint8Array, checksum = crc32): Uint8Array {
  const { before, behind } = chunkFrame;
  const end = before + content.length;
  const bytes = new Uint8Array(end + behind);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  for (let k = 0; k < 4; k++) bytes[4 + k] = name.charCodeAt(k);
  bytes.set(content, before);
  view.setUint32(end, checksum(bytes.subarray(4, end)));
  return bytes;
}
