/** What stays of a file, part by part in its order. */
export class KeptParts {
  readonly #bytes: Uint8Array;
  readonly #parts: Uint8Array[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Keeps the bytes from one place up to another, or up to the end of the file. */
  keep(from: number, to: number): void {
    this.#parts.push(this.#bytes.subarray(from, to));
  }

  /** Puts other bytes in the place of what is not kept. */
  put(bytes: Uint8Array): void {
    this.#parts.push(bytes);
  }

  /** The file of all that stays; the very same array where that is everything. */
  joined(): Uint8Array {
    const joined = new Uint8Array(this.#parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of this.#parts) {
      joined.set(part, at);
      at += part.length;
    }
    return isSame(joined, this.#bytes) ? this.#bytes : joined;
  }
}

/** Whether two files are the same, byte by byte. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** Whether a file has these letters at a place. */
export function hasLetters(bytes: Uint8Array, at: number, letters: string): boolean {
  for (let k = 0; k < letters.length; k++) if (bytes[at + k] !== letters.charCodeAt(k)) return false;
  return true;
}
