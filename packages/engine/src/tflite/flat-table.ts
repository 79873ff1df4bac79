/** A vector of a FlatBuffer as the typed array of its elements, in the order of bytes of every machine that kernels run on. */
export type WholeNumbers = Uint8Array | Uint16Array | Int32Array;

/**
 * A table of a FlatBuffer (little endian; format: flatbuffers.dev/internals). Field n lies as far behind the table's
 * beginning as its vtable says, or is left out, and then its default counts.
 */
export class FlatTable {
  readonly #view: DataView;
  readonly #at: number;

  constructor(view: DataView, at: number) {
    this.#view = view;
    this.#at = at;
  }

  /** The table that a buffer begins with. */
  static root(view: DataView): FlatTable {
    return new FlatTable(view, view.getUint32(0, true));
  }

  /** Where a field lies; 0 where it is left out. */
  #field(n: number): number {
    const vtable = this.#at - this.#view.getInt32(this.#at, true);
    const slot = 4 + 2 * n;
    if (slot >= this.#view.getUint16(vtable, true)) return 0;
    const offset = this.#view.getUint16(vtable + slot, true);
    return offset === 0 ? 0 : this.#at + offset;
  }

  /** Where what a field points to lies; 0 where it is left out. */
  #target(n: number): number {
    const at = this.#field(n);
    return at === 0 ? 0 : at + this.#view.getUint32(at, true);
  }

  byte(n: number, otherwise = 0): number {
    const at = this.#field(n);
    return at === 0 ? otherwise : this.#view.getInt8(at);
  }

  int(n: number, otherwise = 0): number {
    const at = this.#field(n);
    return at === 0 ? otherwise : this.#view.getInt32(at, true);
  }

  table(n: number): FlatTable | undefined {
    const at = this.#target(n);
    return at === 0 ? undefined : new FlatTable(this.#view, at);
  }

  tables(n: number): FlatTable[] {
    const at = this.#target(n);
    if (at === 0) return [];
    return Array.from({ length: this.#view.getUint32(at, true) }, (_, i) => {
      const pointer = at + 4 + 4 * i;
      return new FlatTable(this.#view, pointer + this.#view.getUint32(pointer, true));
    });
  }

  ints(n: number): number[] {
    return [...this.wholeNumbers(n, 4)];
  }

  /** A copy of a vector of whole numbers of `size` bytes each: bytes and pairs without a sign. */
  wholeNumbers(n: number, size: 1 | 2 | 4): WholeNumbers {
    const { buffer } = this.#vector(n, size).slice();
    if (size === 4) return new Int32Array(buffer);
    return size === 2 ? new Uint16Array(buffer) : new Uint8Array(buffer);
  }

  bytes(n: number): Uint8Array {
    return this.#vector(n, 1);
  }

  /** The bytes of a vector whose elements have `size` of them. */
  #vector(n: number, size: number): Uint8Array {
    const at = this.#target(n);
    if (at === 0) return new Uint8Array(0);
    const { buffer, byteOffset } = this.#view;
    return new Uint8Array(buffer, byteOffset + at + 4, this.#view.getUint32(at, true) * size);
  }

  text(n: number): string {
    return String.fromCharCode(...this.bytes(n));
  }
}
