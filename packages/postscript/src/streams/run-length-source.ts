import { ByteSource } from "./byte-source.ts";

/** Decodes run lengths (PackBits) as they are read; ends with the byte 128. */
export class RunLengthSource extends ByteSource {
  readonly #below: ByteSource;
  #isOver = false;

  constructor(below: ByteSource) {
    super();
    this.#below = below;
    this.buffer = new Uint8Array(1024);
  }

  protected override refill(): boolean {
    let length = 0;
    while (!this.#isOver && length + 128 <= this.buffer.length) {
      const code = this.#below.next();
      if (code < 0 || code === 128) this.#isOver = true;
      else if (code < 128) length += this.#below.read(this.buffer.subarray(length, length + code + 1));
      else {
        const value = this.#below.next();
        this.buffer.fill(Math.max(0, value), length, length + 257 - code);
        length += 257 - code;
      }
    }
    this.position = 0;
    this.end = length;
    return length > 0;
  }
}
