import { ByteSource } from "./byte-source.ts";

/**
 * A stretch of another source. Without a mark: `count` bytes, or all of it when that is 0. With one: up to the `count`-th time
 * the mark is met, with the mark; a count of 0 means up to its first time, without it. The mark is taken from the source either
 * way.
 */
export class SubFileSource extends ByteSource {
  readonly #below: ByteSource;
  readonly #mark: Uint8Array;
  readonly #count: number;
  #left: number;
  #isOver = false;

  constructor(below: ByteSource, count: number, mark: Uint8Array) {
    super();
    this.#below = below;
    this.#mark = mark;
    this.#count = count;
    // neither a mark nor a count: everything
    this.#left = count === 0 && mark.length === 0 ? Number.POSITIVE_INFINITY : count;
    this.buffer = new Uint8Array(1024);
  }

  protected override refill(): boolean {
    this.position = 0;
    this.end = this.#isOver ? 0 : this.#mark.length === 0 ? this.#readCounted() : this.#readToMark();
    return this.end > 0;
  }

  #readCounted(): number {
    const count = Math.min(this.#left, this.buffer.length);
    this.#left -= count;
    return this.#below.read(this.buffer.subarray(0, count));
  }

  /** All at once: a mark may not lie across two fills. */
  #readToMark(): number {
    const mark = this.#mark;
    const last = mark[mark.length - 1];
    let length = 0;
    this.#isOver = true;
    for (let code = this.#below.next(); code >= 0; code = this.#below.next()) {
      if (length === this.buffer.length) this.#grow();
      this.buffer[length++] = code;
      if (code !== last || !endsWith(this.buffer, length, mark)) continue;
      if (this.#count === 0) return length - mark.length;
      if (--this.#left === 0) return length;
    }
    return length;
  }

  #grow(): void {
    this.onRefill?.();
    const larger = new Uint8Array(this.buffer.length * 2);
    larger.set(this.buffer);
    this.buffer = larger;
  }
}

function endsWith(buffer: Uint8Array, length: number, mark: Uint8Array): boolean {
  if (length < mark.length) return false;
  for (let k = 0; k < mark.length; k++) if (buffer[length - mark.length + k] !== mark[k]) return false;
  return true;
}
