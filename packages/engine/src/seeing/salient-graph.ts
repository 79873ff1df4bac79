import { onKernels } from "../kernels/kernels.ts";
import { readHalf } from "../network/half.ts";
import type { Graph, GraphTensor, Operator } from "../tflite/graph.ts";

/**
 * The side at which salient objects are looked for, in pixels. By overlap with seventeen masks drawn by hand: 0.80 on average
 * at 160, 0.77 at 192, 0.81 at 224, 0.82 at 256 and at 320, which takes half as long again.
 */
export const salientSide = 256;
/** Channels that each block of the network gives, and that its inner layers have. */
const [outer, inner] = [64, 16];
/** How many levels the blocks on the way down have; 0 for those that look farther instead of halving. */
const down = [7, 6, 5, 4, 0, 0] as const;
/** How far apart the pixels are that layers without halving look at. */
const dilations = [1, 2, 4, 8] as const;
/** Whole numbers of the file go from minus to plus so many. With 127 the masks of photos fall apart. */
export const largestWeight = 1023;

/** A tensor of the graph, and its size. */
interface Made {
  readonly tensor: number;
  readonly side: number;
  readonly channels: number;
}

interface Layer {
  readonly outputs: number;
  readonly dilation?: number;
}

/**
 * The small U²-Net (Qin, Zhang, Huang, Dehghan, Zaiane and Jagersand, "U²-Net: going deeper with nested U-structure for salient
 * object detection", Pattern Recognition 106, 2020) as a graph: a picture of three channels from -1, black, to 1, white, becomes the
 * chance of each square of two by two pixels to be what the picture is about. Its last block, which makes the answer as fine as the
 * picture, is left out: it takes more than half of the time, and superpixels draw the contour.
 * @param file weights in the order in which layers are made: for each the scales and the biases of its outputs (half precision), and
 * whole numbers of 16 bits (output, row, column, input)
 * @param side pixels, a multiple of 32
 * @throws RangeError when the file is too short or too long
 */
export function salientGraph(file: Uint8Array, side: number): Graph {
  const builder = new Builder(file);
  const input = builder.picture(side);
  const kept: Made[] = [];
  let at = input;
  for (const [k, levels] of down.entries()) {
    at = builder.block([k > 0 ? builder.halved(at) : at], levels);
    kept.push(at);
  }
  for (let k = down.length - 2; k > 0; k--) {
    const before = kept[k]!;
    at = builder.block([builder.resized(at, before.side), before], down[k]!);
  }
  return builder.graph(input, builder.chances(at));
}

class Builder {
  readonly #file: Uint8Array;
  #read = 0;
  readonly #tensors: GraphTensor[] = [];
  readonly #operators: Operator[] = [];

  constructor(file: Uint8Array) {
    this.#file = file;
  }

  picture(side: number): Made {
    return this.#made(side, 3);
  }

  graph(input: Made, output: Made): Graph {
    if (this.#read !== this.#file.length)
      throw new RangeError(`weights must have ${this.#read} bytes, received ${this.#file.length}`);
    return {
      tensors: this.#tensors,
      operators: this.#operators,
      inputs: [input.tensor],
      outputs: [output.tensor],
    };
  }

  halved(from: Made): Made {
    const to = this.#made(from.side / 2, from.channels);
    this.#operate({ name: "MAX_POOL_2D", inputs: [from.tensor], stride: 2 }, to);
    return to;
  }

  resized(from: Made, side: number): Made {
    if (from.side === side) return from;
    const to = this.#made(side, from.channels);
    this.#operate({ name: "RESIZE_BILINEAR", inputs: [from.tensor] }, to);
    return to;
  }

  /** A small U-shaped network with what it began from added to its end. */
  block(inputs: readonly Made[], levels: number): Made {
    const first = this.convolved(inputs, { outputs: outer });
    const isFlat = levels === 0;
    const steps = isFlat ? dilations : Array.from({ length: levels }, (_, k) => (k < levels - 1 ? 1 : 2));
    const kept: Made[] = [];
    let at = first;
    for (const [k, dilation] of steps.entries()) {
      const isHalved = !isFlat && k > 0 && k < levels - 1;
      at = this.convolved([isHalved ? this.halved(at) : at], { outputs: inner, dilation });
      kept.push(at);
    }
    for (let k = steps.length - 2; k >= 0; k--) {
      const before = kept[k]!;
      const outputs = k === 0 ? outer : inner;
      const dilation = isFlat ? dilations[k]! : 1;
      at = this.convolved([this.resized(at, before.side), before], { outputs, dilation });
    }
    return this.#sum(at, first, false);
  }

  /** Chances of what a layer says for each pixel. */
  chances(from: Made): Made {
    const said = this.#convolve(from, { outputs: 1 }, this.#weights(1, from.channels));
    const to = this.#made(said.side, 1);
    this.#operate({ name: "LOGISTIC", inputs: [said.tensor] }, to);
    return to;
  }

  /** A layer over one or two tensors as if their channels lay behind each other: the sum of layers over each. */
  convolved(inputs: readonly Made[], layer: Layer): Made {
    const channels = inputs.reduce((sum, own) => sum + own.channels, 0);
    const { filters, biases } = this.#weights(layer.outputs, channels);
    let first = 0;
    const parts = inputs.map((from, k) => {
      const own = partOf(filters, channels, first, from.channels);
      first += from.channels;
      const weights = { filters: own, biases: k === 0 ? biases : biases.map(() => 0) };
      return this.#convolve(from, { ...layer, isRectified: inputs.length === 1 }, weights);
    });
    const [one, other] = parts;
    return other ? this.#sum(one!, other, true) : one!;
  }

  #convolve(
    from: Made,
    { outputs, dilation = 1, isRectified = false }: Layer & { readonly isRectified?: boolean },
    { filters, biases }: { filters: Float32Array; biases: Float32Array },
  ): Made {
    const to = this.#made(from.side, outputs);
    const side = 2 * dilation + 1;
    const halves = halvesOf(dilated(filters, { dilation, outputs, inputs: from.channels }));
    const own = this.#constant([outputs, side, side, from.channels], halves);
    const added = this.#constant([outputs], halvesOf(biases));
    this.#operate({ name: "CONV_2D", inputs: [from.tensor, own, added], isRectified }, to);
    return to;
  }

  #sum(one: Made, other: Made, isRectified: boolean): Made {
    const to = this.#made(one.side, one.channels);
    this.#operate({ name: "ADD", inputs: [one.tensor, other.tensor], isRectified }, to);
    return to;
  }

  #operate(
    operator: Pick<Operator, "name" | "inputs"> & Partial<Pick<Operator, "stride" | "isRectified">>,
    to: Made,
  ): void {
    this.#operators.push({ stride: 1, isRectified: false, ...operator, output: to.tensor, padding: "same" });
  }

  #made(side: number, channels: number): Made {
    this.#tensors.push({ shape: [1, side, side, channels] });
    return { tensor: this.#tensors.length - 1, side, channels };
  }

  #constant(shape: readonly number[], halves: Uint16Array): number {
    this.#tensors.push({ shape, halves });
    return this.#tensors.length - 1;
  }

  /** The next layer of the file, of squares of three by three. */
  #weights(outputs: number, inputs: number) {
    const each = 9 * inputs;
    const { buffer, byteOffset, length } = this.#file;
    const begin = this.#read;
    this.#read += outputs * (4 + 2 * each);
    if (this.#read > length)
      throw new RangeError(`weights must have ${this.#read} bytes or more, received ${length}`);
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
    return { filters, biases };
  }
}

/** Filters of some of the input's channels. */
function partOf(filters: Float32Array, channels: number, first: number, count: number): Float32Array {
  if (count === channels) return filters;
  const out = new Float32Array((filters.length / channels) * count);
  for (let i = first, to = 0; to < out.length; i += channels, to += count)
    out.set(filters.subarray(i, i + count), to);
  return out;
}

/** Filters with zeros between: kernels read what lies together. */
function dilated(
  filters: Float32Array,
  { dilation, outputs, inputs }: { dilation: number; outputs: number; inputs: number },
): Float32Array {
  if (dilation === 1) return filters;
  const side = 2 * dilation + 1;
  const out = new Float32Array(outputs * side * side * inputs);
  for (let o = 0, i = 0; o < outputs; o++)
    for (let row = 0; row < side; row += dilation)
      for (let column = 0; column < side; column += dilation, i += inputs)
        out.set(filters.subarray(i, i + inputs), ((o * side + row) * side + column) * inputs);
  return out;
}

function halvesOf(values: Float32Array): Uint16Array {
  return onKernels((kernels, arena) => {
    const out = arena.room(values.length * 2);
    kernels.toHalves(arena.put(values), values.length, out);
    return arena.read(out, new Uint16Array(values.length));
  });
}
