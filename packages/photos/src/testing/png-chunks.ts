import { crc32, deflateSync } from "node:zlib";

export const pngSignature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One PNG chunk with a right checksum. */
export function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export interface PngShape {
  width: number;
  height: number;
  depth?: number;
  colorType?: number;
  interlaced?: boolean;
}

/** The header chunk, true or lying. */
export function pngHeader({
  width,
  height,
  depth = 8,
  colorType = 2,
  interlaced = false,
}: PngShape): Uint8Array {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = depth;
  data[9] = colorType;
  data[12] = interlaced ? 1 : 0;
  return pngChunk("IHDR", data);
}

/** A PNG whose header claims `shape` and whose pixel data is `pixels`, whatever that is. */
export function pngFile(shape: PngShape, pixels: Uint8Array): Uint8Array {
  return Buffer.concat([
    pngSignature,
    pngHeader(shape),
    pngChunk("IDAT", deflateSync(pixels)),
    pngChunk("IEND", new Uint8Array()),
  ]);
}

/** Puts chunks right behind the header of a PNG. */
export function withChunks(png: Uint8Array, ...chunks: Uint8Array[]): Uint8Array {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}
