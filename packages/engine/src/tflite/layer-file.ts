import { onKernels } from "../kernels/kernels.ts";
import { readHalf, writeHalf } from "../network/half.ts";

/** Filters and biases of a layer, an output after the other. */
export interface Layer {
  readonly filters: Float32Array;
  readonly biases: Float32Array;
}

/** Whole numbers of the file go from minus to plus so many. With 127 the masks of photos fall apart. */
export const largestWeight = 1023;

/** Layers that were read of a file, by where they begin: several networks stand on one backbone. */
const known = new WeakMap<Uint8Array, Map<number, Layer>>();

/**
 * Reads a file of weights, layer by layer: for each the scales and the biases of its outputs (half precision), then whole numbers of
 * 16 bits, `largestWeight` for the scale: [output][row][column][input].
 * A layer that is read again is the same one.
 */
export class LayerFile {
  readonly #file: Uint8Array;
  readonly #known: Map<number, Layer>;
  #read = 0;

  constructor(file: Uint8Array) {
    this.#file = file;
    this.#known = known.get(file) ?? new Map();
    known.set(file, this.#known);
  }

  /**
   * The next layer, of so many outputs with so many weights each.
   * @throws RangeError when the file is too short
   */
  next(outputs: number, each: number): Layer {
    const { buffer, byteOffset, length } = this.#file;
    const begin = this.#read;
    this.#read += outputs * (4 + 2 * each);
    if (this.#read > length)
      throw new RangeError(`weights must have ${this.#read} bytes or more, received ${length}`);
    const before = this.#known.get(begin);
    if (before?.biases.length === outputs && before.filters.length === outputs * each) return before;
    const numbers = new DataView(buffer, byteOffset + begin, this.#read - begin);
    const halfAt = (k: number) => readHalf(numbers.getUint16(2 * k, true));
    const scales = Float32Array.from({ length: outputs }, (_, k) => halfAt(k) / largestWeight);
    const biases = Float32Array.from({ length: outputs }, (_, k) => halfAt(outputs + k));
    const filters = onKernels((kernels, arena) => {
      const whole = arena.put(this.#file.subarray(begin + 4 * outputs, this.#read));
      const out = arena.room(outputs * each * 4);
      kernels.scaleWeights(whole, arena.put(scales), outputs, each, out);
      return arena.read(out, new Float32Array(outputs * each));
    });
    const layer = { filters, biases };
    this.#known.set(begin, layer);
    return layer;
  }

  /** Throws a RangeError when there is more. */
  end(): void {
    if (this.#read !== this.#file.length)
      throw new RangeError(`weights must have ${this.#read} bytes, received ${this.#file.length}`);
  }
}

/** The bytes of a layer as `LayerFile` reads it. */
export function writeLayer({ filters, biases }: Layer): Uint8Array {
  const outputs = biases.length;
  const each = filters.length / outputs;
  const numbers = new DataView(new ArrayBuffer(outputs * (4 + 2 * each)));
  for (let o = 0; o < outputs; o++) {
    const own = filters.subarray(o * each, (o + 1) * each);
    const half = writeHalf(own.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-6));
    numbers.setUint16(2 * o, half, true);
    numbers.setUint16(2 * (outputs + o), writeHalf(biases[o]!), true);
    const step = readHalf(half) / largestWeight;
    own.forEach((value, i) => {
      const whole = Math.max(-largestWeight, Math.min(largestWeight, Math.round(value / step)));
      numbers.setInt16(4 * outputs + 2 * (o * each + i), whole, true);
    });
  }
  return new Uint8Array(numbers.buffer);
}
