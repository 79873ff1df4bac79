import { pageBytes, type WebAssemblyMemory } from "./web-assembly.ts";

type TypedArray =
  | Uint8Array
  | Uint8ClampedArray
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array;

/** SIMD reads and writes 16 bytes at a time, so every room ends with as many to spare. */
const alignment = 16;
/** Nothing lies at address 0, which kernels take for "none". */
const begin = 64;

/** Each growing makes the machine collect its garbage, so memory grows by at least so many pages (4 MB). */
const minGrowth = 64;

/**
 * Room in the memory of the kernels, handed out front to back and given back from some place on. Addresses are bytes.
 * Growing detaches every view of the memory, so none is handed out: arrays are copied in and out.
 */
export class Arena {
  readonly #memory: WebAssemblyMemory;
  #bytes: Uint8Array;
  #used = begin;

  constructor(memory: WebAssemblyMemory) {
    this.#memory = memory;
    this.#bytes = new Uint8Array(memory.buffer);
  }

  /** The address of `bytes` of uncleared room, 16 more to spare. Throws a RangeError when the machine has no more. */
  room(bytes: number): number {
    const at = this.#used;
    this.#used = Math.ceil((at + bytes + alignment) / alignment) * alignment;
    const missing = this.#used - this.#bytes.length;
    if (missing > 0) {
      this.#memory.grow(Math.max(minGrowth, Math.ceil(missing / pageBytes)));
      this.#bytes = new Uint8Array(this.#memory.buffer);
    }
    return at;
  }

  /** The address of a copy of `values`. */
  put(values: TypedArray): number {
    const at = this.room(values.byteLength);
    this.write(at, values);
    return at;
  }

  /** Copies values to an address. */
  write(at: number, values: TypedArray): void {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    this.#bytes.set(bytes, at);
  }

  /** Fills `out` with what lies at an address, and returns it. */
  read<T extends TypedArray>(at: number, out: T): T {
    const bytes = new Uint8Array(out.buffer, out.byteOffset, out.byteLength);
    bytes.set(this.#bytes.subarray(at, at + out.byteLength));
    return out;
  }

  /** Where the next room will begin. */
  get end(): number {
    return this.#used;
  }

  /** Gives back all room from an address on. */
  giveBack(from: number = begin): void {
    this.#used = from;
  }
}
