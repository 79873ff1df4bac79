import { deflateSync } from "node:zlib";

/** Rows of samples of 8 bits, one to four a pixel, or places in a palette. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** 1: gray, or places in `palette`; 3: red, green, blue; 4: with alpha. */
  readonly channels: 1 | 3 | 4;
  readonly data: Uint8Array;
  /** Red, green, blue and alpha of each entry, 4 bytes an entry. */
  readonly palette?: Uint8Array;
}

/** CRC-32 of every byte. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = ~0;
  for (const byte of bytes) value = remainders[(value ^ byte) & 255]! ^ (value >>> 8);
  return ~value >>> 0;
}

const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const colorTypes = { 1: 0, 3: 2, 4: 6 } as const;

/** A PNG of what is given, its rows unfiltered. */
export function encodePng(pixels: Pixels): Uint8Array {
  const { width, height, channels, data, palette } = pixels;
  const rowLength = width * channels;
  const raw = new Uint8Array((rowLength + 1) * height);
  for (let row = 0; row < height; row++)
    raw.set(data.subarray(row * rowLength, (row + 1) * rowLength), row * (rowLength + 1) + 1);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = 8;
  header[9] = palette === undefined ? colorTypes[channels] : 3;
  const parts = [signature, chunk("IHDR", header)];
  if (palette !== undefined) parts.push(...paletteChunks(palette));
  parts.push(chunk("IDAT", deflateSync(raw, { level: 3 })), chunk("IEND", new Uint8Array(0)));
  return Buffer.concat(parts);
}

function paletteChunks(palette: Uint8Array): Uint8Array[] {
  const count = palette.length / 4;
  const colors = new Uint8Array(3 * count);
  const alphas = new Uint8Array(count);
  for (let k = 0; k < count; k++) {
    colors.set(palette.subarray(4 * k, 4 * k + 3), 3 * k);
    alphas[k] = palette[4 * k + 3]!;
  }
  return [chunk("PLTE", colors), chunk("tRNS", alphas)];
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let k = 0; k < 4; k++) bytes[4 + k] = name.charCodeAt(k);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}
