import { characterClass } from "../character-classes.ts";
import { PsError } from "../ps-error.ts";
import { ByteSource } from "./byte-source.ts";

/** Decodes ASCII base-85 as it is read; ends with `~>`, or before the first character that cannot belong to it. */
export class Ascii85Source extends ByteSource {
  readonly #below: ByteSource;
  readonly #group = [0, 0, 0, 0, 0];
  #isOver = false;

  constructor(below: ByteSource) {
    super();
    this.#below = below;
    this.buffer = new Uint8Array(1024);
  }

  protected override refill(): boolean {
    let length = 0;
    while (!this.#isOver && length + 4 <= this.buffer.length) length = this.#decodeGroup(length);
    this.position = 0;
    this.end = length;
    return length > 0;
  }

  /** Decodes up to five characters to the buffer at `length`; returns the new length. */
  #decodeGroup(length: number): number {
    const buffer = this.buffer;
    let count = 0;
    while (count < 5) {
      const code = this.#below.peek();
      if (characterClass[code] === 1) {
        this.#below.next();
        continue;
      }
      if (code === 122 && count === 0) {
        this.#below.next();
        buffer.fill(0, length, length + 4);
        return length + 4;
      }
      if (code < 33 || code > 117) {
        this.#finish(code);
        break;
      }
      this.#group[count++] = this.#below.next() - 33;
    }
    for (let k = count; k < 5; k++) this.#group[k] = 84;
    let value = 0;
    for (const digit of this.#group) value = value * 85 + digit;
    // a group of n characters holds n - 1 bytes
    for (let k = 0; k < count - 1; k++) buffer[length++] = Math.floor(value / 256 ** (3 - k)) & 255;
    return length;
  }

  #finish(code: number): void {
    this.#isOver = true;
    if (code !== 126) return;
    this.#below.next();
    while (characterClass[this.#below.peek()] === 1) this.#below.next();
    if (this.#below.peek() === 62) this.#below.next();
  }
}

/** A whole base-85 string, whose `<~` has been taken. @throws PsError limitcheck above `max` bytes */
export function readAscii85(source: ByteSource, max: number): Uint8Array {
  return readAll(new Ascii85Source(source), max);
}

/** All that is left of a source. @throws PsError limitcheck above `max` bytes */
export function readAll(source: ByteSource, max: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  while (source.peek() >= 0) {
    const part = source.buffer.slice(source.position, source.end);
    source.position = source.end;
    parts.push(part);
    length += part.length;
    if (length > max) throw new PsError("limitcheck", "data");
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
