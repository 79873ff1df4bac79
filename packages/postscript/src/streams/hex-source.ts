import { characterClass, hexValue } from "../character-classes.ts";
import { ByteSource } from "./byte-source.ts";

/** Decodes hexadecimal digits as they are read; ends with `>`, or before any other character. */
export class HexSource extends ByteSource {
  readonly #below: ByteSource;
  #isOver = false;

  constructor(below: ByteSource) {
    super();
    this.#below = below;
    this.buffer = new Uint8Array(512);
  }

  protected override refill(): boolean {
    let length = 0;
    let high = -1;
    while (!this.#isOver && (length < this.buffer.length || high >= 0)) {
      const code = this.#below.peek();
      const value = hexValue[code] ?? 255;
      if (value > 15 && characterClass[code] !== 1) {
        this.#isOver = true;
        if (code !== 62) break;
      }
      this.#below.next();
      if (value > 15) continue;
      if (high < 0) high = value;
      else {
        this.buffer[length++] = high * 16 + value;
        high = -1;
      }
    }
    if (high >= 0) this.buffer[length++] = high * 16;
    this.position = 0;
    this.end = length;
    return length > 0;
  }
}
