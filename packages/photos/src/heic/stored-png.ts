import { crc32 } from "../crc32.ts";

/** RGB or RGBA pixels of 8 bits, whose rows may be longer than what they show. */
interface Rows {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Uint8Array;
  /** Bytes from one row to the next. */
  readonly stride: number;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Name of the profile inside the file, an end of text, and how it is packed. */
const profileName = Uint8Array.of(0x69, 0x63, 0x63, 0, 0);

/** Something that a file is written from: its length, and what writes it where it is to stand. */
interface Part {
  readonly length: number;
  write(to: Uint8Array): void;
}

/**
 * A PNG that is not compressed, with its color profile, made without any library. Whatever reads photos reads it, with its
 * colors. Besides the file nothing large is held. After RFC 2083, RFC 1950 and RFC 1951.
 */
export function storedPng(rows: Rows, profile: Uint8Array | null): Uint8Array<ArrayBuffer> {
  const parts: Part[] = [
    literal(signature),
    chunk("IHDR", [literal(headerOf(rows))]),
    ...(profile ? [chunk("iCCP", [literal(profileName), stored(profile.length, 1, () => profile)])] : []),
    chunk("IDAT", [storedRows(rows)]),
    chunk("IEND", []),
  ];
  const png = new Uint8Array(lengthOf(parts));
  writeAll(parts, png);
  return png;
}

function headerOf({ width, height, channels }: Rows): Uint8Array {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, channels === 3 ? 2 : 6);
  return new Uint8Array(header.buffer);
}

/** Each row after a byte that says how it is filtered: not at all. */
function storedRows({ width, height, channels, data, stride }: Rows): Part {
  const line = new Uint8Array(width * channels + 1);
  return stored(line.length, height, (y) => {
    line.set(data.subarray(y * stride, y * stride + line.length - 1), 1);
    return line;
  });
}

const lengthOf = (parts: readonly Part[]) => parts.reduce((sum, { length }) => sum + length, 0);

const literal = (bytes: Uint8Array): Part => ({ length: bytes.length, write: (to) => to.set(bytes) });

function writeAll(parts: readonly Part[], to: Uint8Array): void {
  let at = 0;
  for (const part of parts) {
    part.write(to.subarray(at, at + part.length));
    at += part.length;
  }
}

/** Bytes of a chunk around its content: its length and name before it, its checksum behind it. */
const chunkFrame = { before: 8, behind: 4 };

function chunk(name: string, content: readonly Part[]): Part {
  const length = lengthOf(content);
  const { before, behind } = chunkFrame;
  const write = (to: Uint8Array) => {
    const view = new DataView(to.buffer, to.byteOffset, to.length);
    view.setUint32(0, length);
    for (let k = 0; k < 4; k++) to[4 + k] = name.charCodeAt(k);
    writeAll(content, to.subarray(before, before + length));
    view.setUint32(before + length, crc32(to.subarray(4, before + length)));
  };
  return { length: before + length + behind, write };
}

/** Of zlib: bytes before and behind, and of each block: those before it, and how many it holds at most. */
const zlib = { before: 2, behind: 4, blockBefore: 5, maxBlock: 65_535 };

/** A stream of zlib that holds lines as they are. */
function stored(lineLength: number, count: number, lineAt: (y: number) => Uint8Array): Part {
  const blocks = Math.ceil(lineLength / zlib.maxBlock);
  const length = zlib.before + count * (lineLength + blocks * zlib.blockBefore) + zlib.behind;
  const write = (to: Uint8Array) => {
    const view = new DataView(to.buffer, to.byteOffset, to.length);
    view.setUint16(0, 0x7801);
    let at = zlib.before;
    let sum = 1;
    for (let y = 0; y < count; y++) {
      const line = lineAt(y);
      sum = adler32(line, sum);
      for (let from = 0; from < lineLength; from += zlib.maxBlock) {
        const part = line.subarray(from, from + zlib.maxBlock);
        const isLast = y === count - 1 && from + part.length === lineLength;
        view.setUint8(at, isLast ? 1 : 0);
        view.setUint16(at + 1, part.length, true);
        view.setUint16(at + 3, ~part.length & 0xffff, true);
        to.set(part, at + zlib.blockBefore);
        at += zlib.blockBefore + part.length;
      }
    }
    view.setUint32(at, sum);
  };
  return { length, write };
}

/** Bytes after which the sums are reduced, so that they fit into 31 bits. */
const adlerStep = 3_800;

/** @param sum of the bytes before; 1 at the beginning */
function adler32(bytes: Uint8Array, sum: number): number {
  let [low, high] = [sum & 0xffff, sum >>> 16];
  for (let from = 0; from < bytes.length; from += adlerStep) {
    const to = Math.min(bytes.length, from + adlerStep);
    for (let at = from; at < to; at++) {
      low += bytes[at]!;
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  return ((high << 16) | low) >>> 0;
}
