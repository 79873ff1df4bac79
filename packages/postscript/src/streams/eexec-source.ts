import { characterClass, hexValue } from "../character-classes.ts";
import { ByteSource, MemorySource } from "./byte-source.ts";

const c1 = 52845;
const c2 = 22719;

/**
 * Undoes the encryption of Type 1 fonts (Adobe Type 1 Font Format, chapter 7), binary or hexadecimal. Fills line by
 * line of what is decrypted, so that a program that closes the file has taken nothing of what follows.
 */
export class EexecSource extends ByteSource {
  readonly #below: ByteSource;
  #key = 55665;
  #isHex: boolean | null = null;

  constructor(below: ByteSource) {
    super();
    this.#below = below;
    this.buffer = new Uint8Array(4096);
  }

  protected override refill(): boolean {
    if (this.#isHex === null) this.#begin();
    let length = 0;
    while (length < this.buffer.length) {
      const cipher = this.#nextCipher();
      if (cipher < 0) break;
      const plain = this.#decrypt(cipher);
      this.buffer[length++] = plain;
      if (plain === 10 || plain === 13) break;
    }
    this.position = 0;
    this.end = length;
    return length > 0;
  }

  /** Four bytes of chance come first; if the first four are digits, the whole is hexadecimal. */
  #begin(): void {
    const below = this.#below;
    while (characterClass[below.peek()] === 1) below.next();
    this.#isHex = below instanceof MemorySource ? startsWithHex(below) : false;
    for (let k = 0; k < 4; k++) this.#decrypt(Math.max(0, this.#nextCipher()));
  }

  #nextCipher(): number {
    if (this.#isHex !== true) return this.#below.next();
    const high = this.#nextDigit();
    const low = this.#nextDigit();
    return high < 0 || low < 0 ? -1 : high * 16 + low;
  }

  #nextDigit(): number {
    for (;;) {
      const code = this.#below.peek();
      const value = hexValue[code] ?? 255;
      if (value <= 15) {
        this.#below.next();
        return value;
      }
      if (characterClass[code] !== 1) return -1;
      this.#below.next();
    }
  }

  #decrypt(cipher: number): number {
    const plain = cipher ^ (this.#key >> 8);
    this.#key = ((cipher + this.#key) * c1 + c2) & 65535;
    return plain;
  }
}

function startsWithHex(source: MemorySource): boolean {
  for (let k = 0; k < 4; k++) {
    const code = source.buffer[source.position + k] ?? 0;
    if (hexValue[code]! > 15 && characterClass[code] !== 1) return false;
  }
  return true;
}

/**
 * Decrypts a charstring of a Type 1 font.
 * @param lead how many bytes of chance it begins with (`lenIV`); negative when it is not encrypted
 */
export function decryptCharstring(bytes: Uint8Array, lead: number): Uint8Array {
  if (lead < 0) return bytes;
  const plain = new Uint8Array(Math.max(0, bytes.length - lead));
  let key = 4330;
  for (let k = 0; k < bytes.length; k++) {
    const cipher = bytes[k]!;
    if (k >= lead) plain[k - lead] = cipher ^ (key >> 8);
    key = ((cipher + key) * c1 + c2) & 65535;
  }
  return plain;
}
