import type { Budget } from "../budget.ts";
import { PsError } from "../ps-error.ts";
import { ByteSource } from "./byte-source.ts";

/**
 * JPEG data. It goes into the drawing as it is, so nothing here decodes it: pictures ask for the file with
 * `takeJpeg`, and reading samples is an error.
 */
export class DctSource extends ByteSource {
  readonly #below: ByteSource;
  readonly #budget: Budget;

  constructor(below: ByteSource, budget: Budget) {
    super();
    this.#below = below;
    this.#budget = budget;
  }

  protected override refill(): boolean {
    throw new PsError("ioerror", "DCT samples");
  }

  /**
   * The whole JPEG file, from its first marker to its last.
   * @throws PsError ioerror when it is none
   */
  takeJpeg(): Uint8Array {
    const out = new Collector(this.#budget);
    const below = this.#below;
    const next = () => {
      const byte = below.next();
      if (byte < 0) throw new PsError("ioerror", "DCT");
      out.add(byte);
      return byte;
    };
    if (next() !== 0xff || next() !== 0xd8) throw new PsError("ioerror", "DCT");
    for (let inScan = false; ; ) {
      let byte = next();
      if (byte !== 0xff) {
        if (inScan) continue;
        throw new PsError("ioerror", "DCT");
      }
      while (byte === 0xff) byte = next();
      if (byte === 0xd9) return out.bytes();
      // zeros and restart marks belong to the samples
      if (byte === 0 || (byte >= 0xd0 && byte <= 0xd7)) continue;
      const length = next() * 256 + next();
      for (let k = 2; k < length; k++) next();
      inScan = byte === 0xda;
    }
  }
}

/** Bytes of a number not known before. */
class Collector {
  #buffer = new Uint8Array(65536);
  #length = 0;
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  add(byte: number): void {
    if (this.#length === this.#buffer.length) {
      this.#budget.borrow(this.#buffer.length * 2);
      this.#budget.step(this.#buffer.length >> 6);
      const larger = new Uint8Array(this.#buffer.length * 2);
      larger.set(this.#buffer);
      this.#buffer = larger;
    }
    this.#buffer[this.#length++] = byte;
  }

  bytes(): Uint8Array {
    return this.#buffer.slice(0, this.#length);
  }
}
