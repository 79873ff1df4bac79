import { PsError } from "../ps-error.ts";

/** A Huffman table of JPEG: for each length of code the greatest code and where its values begin. */
export interface HuffmanTable {
  readonly maxCodes: Int32Array;
  readonly offset: Int32Array;
  readonly values: Uint8Array;
}

/** Makes a table of how many codes there are of each length from 1 to 16, and their values. */
export function huffmanTable(counts: Uint8Array, values: Uint8Array): HuffmanTable {
  const maxCodes = new Int32Array(17).fill(-1);
  const offset = new Int32Array(17);
  let code = 0;
  let at = 0;
  for (let length = 1; length <= 16; length++) {
    const count = counts[length - 1]!;
    offset[length] = at - code;
    if (count > 0) maxCodes[length] = code + count - 1;
    code = (code + count) << 1;
    at += count;
  }
  return { maxCodes: maxCodes, offset, values };
}

/** Where each coefficient of the stream lies in its block of 8 × 8. */
export const zigzag = Uint8Array.of(
  ...[
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  ],
  ...[
    14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39,
    46,
  ],
  ...[53, 60, 61, 54, 47, 55, 62, 63],
);

/** Reads the bits of a scan; zeros behind its end. */
export class ScanReader {
  readonly #bytes: Uint8Array;
  at: number;
  #bits = 0;
  #count = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  bit(): number {
    if (this.#count === 0) this.#fill();
    this.#count--;
    return (this.#bits >> this.#count) & 1;
  }

  /** A number of so many bits, as JPEG writes them: the lower half is negative. */
  signed(length: number): number {
    if (length === 0) return 0;
    let value = 0;
    for (let k = 0; k < length; k++) value = (value << 1) | this.bit();
    return value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
  }

  /** @throws PsError ioerror when no code fits */
  symbol({ maxCodes: greatest, offset, values }: HuffmanTable): number {
    let code = 0;
    for (let length = 1; length <= 16; length++) {
      code = (code << 1) | this.bit();
      if (code <= greatest[length]!) return values[code + offset[length]!] ?? 0;
    }
    throw new PsError("ioerror", "DCT code");
  }

  /** Passes over the mark between two stretches of a scan. */
  restart(): void {
    this.#count = 0;
    const bytes = this.#bytes;
    while (this.at + 1 < bytes.length) {
      if (bytes[this.at] === 0xff && bytes[this.at + 1]! >= 0xd0 && bytes[this.at + 1]! <= 0xd7) {
        this.at += 2;
        return;
      }
      this.at++;
    }
  }

  #fill(): void {
    const byte = this.#bytes[this.at] ?? 0;
    const isMark = byte === 0xff && this.#bytes[this.at + 1] !== 0;
    this.#bits = isMark ? 0 : byte;
    this.#count = 8;
    // marks stay where they are; a zero behind 255 is no part of the data
    if (!isMark) this.at += byte === 0xff ? 2 : 1;
  }
}
