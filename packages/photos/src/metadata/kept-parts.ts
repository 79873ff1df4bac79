/** Bytes in the place of what is not kept. */
interface Put {
  readonly bytes: Uint8Array;
}

/** What is kept, from one place up to another. */
interface Kept {
  readonly from: number;
  to: number;
}

/** What stays of a file, part by part in its order. */
export class KeptParts {
  readonly #bytes: Uint8Array;
  readonly #parts: (Kept | Put)[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Keeps the bytes from one place up to another, or up to the end of the file. */
  keep(from: number, to: number): void {
    const end = Math.min(to, this.#bytes.length);
    if (from >= end) return;
    const last = this.#parts.at(-1);
    // what follows on the last part is one with it
    if (last && "to" in last && last.to === from) last.to = end;
    else this.#parts.push({ from, to: end });
  }

  /** Puts other bytes in the place of what is not kept. */
  put(bytes: Uint8Array): void {
    this.#parts.push({ bytes });
  }

  /** The file of all that stays; the very same array where that is everything. */
  joined(): Uint8Array {
    const [first] = this.#parts;
    if (first && "to" in first && first.to - first.from === this.#bytes.length) return this.#bytes;
    const parts = this.#parts.map((part) =>
      "bytes" in part ? part.bytes : this.#bytes.subarray(part.from, part.to),
    );
    const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      joined.set(part, at);
      at += part.length;
    }
    return isSame(joined, this.#bytes) ? this.#bytes : joined;
  }
}

/** Whether two files are the same, byte by byte. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  // no closure for each of twenty million bytes
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** Whether a file has these letters at a place. */
export function hasLetters(bytes: Uint8Array, at: number, letters: string): boolean {
  for (let k = 0; k < letters.length; k++) if (bytes[at + k] !== letters.charCodeAt(k)) return false;
  return true;
}
