import { crc32 } from "node:zlib";

/** Bytes of a chunk around its content: length and name before it, the checksum behind (RFC 2083, 3.2). */
export const chunkFrame = { before: 8, behind: 4 };

/** A chunk of a PNG, with its checksum. */
export function pngChunk(name: string, content: Uint8Array): Uint8Array {
  const { before, behind } = chunkFrame;
  const end = before + content.length;
  const bytes = new Uint8Array(end + behind);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  for (let k = 0; k < 4; k++) bytes[4 + k] = name.charCodeAt(k);
  bytes.set(content, before);
  view.setUint32(end, crc32(bytes.subarray(4, end)));
  return bytes;
}
