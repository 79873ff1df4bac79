import type { Budget } from "../budget.ts";
import { decodeJpeg } from "../images/decode-jpeg.ts";
import { PsError } from "../ps-error.ts";
import { ByteSource } from "./byte-source.ts";

/**
 * JPEG data. Pictures whose colors are plain ask for the file with `takeJpeg`, to put it into the drawing as it is;
 * whoever reads gets the decoded samples.
 */
export class DctSource extends ByteSource {
  readonly #below: ByteSource;
  readonly #budget: Budget;
  #isDecoded = false;

  constructor(below: ByteSource, budget: Budget) {
    super();
    this.#below = below;
    this.#budget = budget;
  }

  protected override refill(): boolean {
    if (this.#isDecoded) return false;
    this.#isDecoded = true;
    this.buffer = decodeJpeg(this.takeJpeg(), this.#budget).data;
    this.position = 0;
    this.end = this.buffer.length;
    return this.end > 0;
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
