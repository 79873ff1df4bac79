/**
 * Bytes read one after another: a buffer and a way to fill it again. Filters are sources over sources, and pull no
 * more from below than they have decoded.
 */
export abstract class ByteSource {
  buffer: Uint8Array = nothing;
  position = 0;
  end = 0;
  isClosed = false;
  /** Called before every refill: the place to count work. */
  onRefill: (() => void) | null = null;

  /** Puts new bytes at `buffer[position..end]`; false when there are none left. */
  protected abstract refill(): boolean;

  /** The next byte, or -1 at the end. */
  next(): number {
    if (this.position < this.end || this.#more()) return this.buffer[this.position++]!;
    return -1;
  }

  /** The next byte, left where it is, or -1 at the end. */
  peek(): number {
    if (this.position < this.end || this.#more()) return this.buffer[this.position]!;
    return -1;
  }

  /** Fills `target` as far as there are bytes and returns how many. */
  read(target: Uint8Array): number {
    let filled = 0;
    while (filled < target.length) {
      if (this.position >= this.end && !this.#more()) break;
      const count = Math.min(target.length - filled, this.end - this.position);
      target.set(this.buffer.subarray(this.position, this.position + count), filled);
      this.position += count;
      filled += count;
    }
    return filled;
  }

  close(): void {
    this.isClosed = true;
    this.position = this.end;
  }

  #more(): boolean {
    if (this.isClosed) return false;
    this.onRefill?.();
    return this.refill();
  }
}

const nothing = new Uint8Array(0);

/** A source over bytes in memory. */
export class MemorySource extends ByteSource {
  constructor(bytes: Uint8Array) {
    super();
    this.buffer = bytes;
    this.end = bytes.length;
  }

  protected override refill(): boolean {
    return false;
  }
}
