import { deflateSync } from "node:zlib";
import { pngChunk } from "../png-chunk.ts";

export const pngSignature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

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
