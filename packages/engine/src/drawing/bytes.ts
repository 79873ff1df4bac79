/** Writes numbers into a growing array of bytes. */
export class ByteWriter {
  #bytes = new Uint8Array(4096);
  #length = 0;

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const wider = new Uint8Array(Math.max(this.#length + more, this.#bytes.length * 2));
    wider.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = wider;
  }

  raw(byte: number): void {
    this.#room(1);
    this.#bytes[this.#length++] = byte;
  }

  /** A whole number from 0 to 2^53 - 1, seven bits a byte, the lowest first (LEB128). */
  whole(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0)
      throw new RangeError(`value must be a whole number of at least 0, received ${value}`);
    this.#room(8);
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#bytes[this.#length++] = (rest % 128) | 128;
    this.#bytes[this.#length++] = rest;
  }

  /** A whole number of either sign; small ones of both take one byte (zigzag). */
  signed(value: number): void {
    this.whole(value < 0 ? -2 * value - 1 : 2 * value);
  }

  /** Any number, in eight bytes. */
  exact(value: number): void {
    this.#room(8);
    new DataView(this.#bytes.buffer).setFloat64(this.#length, value, true);
    this.#length += 8;
  }

  /** A number in single precision, in four bytes. */
  single(value: number): void {
    this.#room(4);
    new DataView(this.#bytes.buffer).setFloat32(this.#length, value, true);
    this.#length += 4;
  }

  text(value: string): void {
    this.whole(value.length);
    for (let i = 0; i < value.length; i++) this.whole(value.charCodeAt(i));
  }

  /** Everything written so far. */
  done(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

/** Reads what a `ByteWriter` wrote. Throws a RangeError beyond the end. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, from = 0) {
    this.#bytes = bytes;
    this.#at = from;
  }

  /** Bytes not read yet. */
  get left(): number {
    return this.#bytes.length - this.#at;
  }

  whole(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new RangeError("file must be complete, received a part of one");
      if (byte < 128) return value + byte * scale;
      value += (byte - 128) * scale;
      if (scale > 2 ** 42)
        throw new RangeError("file must hold whole numbers below 2^53, received a larger one");
    }
  }

  signed(): number {
    const value = this.whole();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  exact(): number {
    if (this.left < 8) throw new RangeError("file must be complete, received a part of one");
    const { buffer, byteOffset } = this.#bytes;
    this.#at += 8;
    return new DataView(buffer, byteOffset).getFloat64(this.#at - 8, true);
  }

  single(): number {
    if (this.left < 4) throw new RangeError("file must be complete, received a part of one");
    const { buffer, byteOffset } = this.#bytes;
    this.#at += 4;
    return new DataView(buffer, byteOffset).getFloat32(this.#at - 4, true);
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError("file must be complete, received a part of one");
    return byte;
  }

  text(): string {
    const length = this.count(1);
    let out = "";
    for (let i = 0; i < length; i++) out += String.fromCharCode(this.whole());
    return out;
  }

  /** How many things follow, of at least so many bytes each: a number that the rest of the file can hold. */
  count(bytesEach: number): number {
    const count = this.whole();
    if (count * bytesEach > this.left)
      throw new RangeError(
        `file must hold ${count} things of ${bytesEach} bytes, received ${this.left} bytes`,
      );
    return count;
  }
}
