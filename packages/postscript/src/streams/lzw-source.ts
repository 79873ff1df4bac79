import { ByteSource } from "./byte-source.ts";

const clearCode = 256;
const endCode = 257;
const maxCodes = 4096;

/** Decodes LZW as it is read: codes of 9 to 12 bits, high bits first. */
export class LzwSource extends ByteSource {
  readonly #below: ByteSource;
  readonly #earlyChange: number;
  readonly #prefix = new Uint16Array(maxCodes);
  readonly #suffix = new Uint8Array(maxCodes);
  readonly #lengths = new Uint16Array(maxCodes);
  #count = 258;
  #width = 9;
  #previous = -1;
  #bits = 0;
  #bitCount = 0;
  #isOver = false;

  /** @param earlyChange 1 when codes grow one code before they must, as is usual */
  constructor(below: ByteSource, earlyChange: number) {
    super();
    this.#below = below;
    this.#earlyChange = earlyChange;
    this.buffer = new Uint8Array(2 * maxCodes);
    for (let code = 0; code < 256; code++) {
      this.#suffix[code] = code;
      this.#lengths[code] = 1;
    }
  }

  protected override refill(): boolean {
    let length = 0;
    while (!this.#isOver && length + maxCodes <= this.buffer.length) length = this.#decode(length);
    this.position = 0;
    this.end = length;
    return length > 0;
  }

  /** Decodes one code to the buffer at `length`; returns the new length. */
  #decode(length: number): number {
    const code = this.#nextCode();
    if (code === clearCode) {
      this.#count = 258;
      this.#width = 9;
      this.#previous = -1;
      return length;
    }
    const isKnown = code < this.#count;
    if (code < 0 || code === endCode || (!isKnown && (this.#previous < 0 || code > this.#count))) {
      this.#isOver = true;
      return length;
    }
    // a code not known yet is the string before and its own first byte
    let written = this.#write(isKnown ? code : this.#previous, length);
    const first = this.buffer[length]!;
    if (!isKnown) this.buffer[written++] = first;
    if (this.#previous >= 0 && this.#count < maxCodes) this.#learn(first);
    this.#previous = code;
    return written;
  }

  #learn(suffix: number): void {
    this.#prefix[this.#count] = this.#previous;
    this.#suffix[this.#count] = suffix;
    this.#lengths[this.#count] = this.#lengths[this.#previous]! + 1;
    this.#count++;
    if (this.#count + this.#earlyChange >= 1 << this.#width && this.#width < 12) this.#width++;
  }

  #write(code: number, at: number): number {
    const end = at + this.#lengths[code]!;
    let rest = code;
    for (let k = end - 1; k >= at; k--) {
      this.buffer[k] = this.#suffix[rest]!;
      rest = this.#prefix[rest]!;
    }
    return end;
  }

  #nextCode(): number {
    while (this.#bitCount < this.#width) {
      const byte = this.#below.next();
      if (byte < 0) return -1;
      this.#bits = ((this.#bits << 8) | byte) & 0xffffff;
      this.#bitCount += 8;
    }
    this.#bitCount -= this.#width;
    return (this.#bits >> this.#bitCount) & ((1 << this.#width) - 1);
  }
}
