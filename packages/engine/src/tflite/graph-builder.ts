import { onKernels } from "../kernels/kernels.ts";
import type { Graph, GraphTensor, Operator } from "./graph.ts";
import type { Layer } from "./layer-file.ts";

/** A tensor of a graph that is being built, and its size: its sides are equal. */
export interface Made {
  readonly tensor: number;
  readonly side: number;
  readonly channels: number;
}

/** How a layer reads its input and what becomes of its output. */
export interface LayerOptions {
  readonly stride?: number;
  readonly isRectified?: boolean;
  /** Larger outputs become this. */
  readonly ceiling?: number;
}

/** Builds the graph of a network whose file has weights alone. */
export class GraphBuilder {
  readonly #tensors: GraphTensor[] = [];
  readonly #operators: Operator[] = [];

  /** A picture of three channels, or any tensor that is given. */
  picture(side: number): Made {
    return this.#made(side, 3);
  }

  graph(input: Made, outputs: readonly Made[]): Graph {
    return {
      tensors: this.#tensors,
      operators: this.#operators,
      inputs: [input.tensor],
      outputs: outputs.map(({ tensor }) => tensor),
    };
  }

  /** The greatest of each square of two by two. */
  halved(from: Made): Made {
    return this.#operate(
      { name: "MAX_POOL_2D", inputs: [from.tensor], stride: 2 },
      from.side / 2,
      from.channels,
    );
  }

  resized(from: Made, side: number): Made {
    if (from.side === side) return from;
    return this.#operate({ name: "RESIZE_BILINEAR", inputs: [from.tensor] }, side, from.channels);
  }

  sum(one: Made, other: Made, options: Pick<LayerOptions, "isRectified"> = {}): Made {
    const inputs = [one.tensor, other.tensor];
    return this.#operate({ name: "ADD", inputs, ...options }, one.side, one.channels);
  }

  /** Each value as the chance that it is the logit of. */
  chances(from: Made): Made {
    return this.#operate({ name: "LOGISTIC", inputs: [from.tensor] }, from.side, from.channels);
  }

  /** A convolution with zeros around that keep the size, or its part by the stride. Filters: [output][row][column][input]. */
  convolved(from: Made, layer: Layer, options: LayerOptions = {}): Made {
    const { filters, biases } = halvesOf(layer);
    const outputs = biases.length;
    const side = Math.sqrt(filters.length / (outputs * from.channels));
    const own = this.#constant([outputs, side, side, from.channels], filters);
    const inputs = [from.tensor, own, this.#constant([outputs], biases)];
    return this.#operate({ name: "CONV_2D", inputs, ...options }, from.side / (options.stride ?? 1), outputs);
  }

  /** A convolution of each channel for itself. Filters: [channel][row][column]. */
  depthwise(from: Made, layer: Layer, options: LayerOptions = {}): Made {
    const { channels } = from;
    const { byPlace, biases } = halvesOf(layer);
    const side = Math.sqrt(byPlace.length / channels);
    const own = this.#constant([1, side, side, channels], byPlace);
    const inputs = [from.tensor, own, this.#constant([channels], biases)];
    const stride = options.stride ?? 1;
    return this.#operate({ name: "DEPTHWISE_CONV_2D", inputs, ...options }, from.side / stride, channels);
  }

  #operate(operator: Pick<Operator, "name" | "inputs"> & LayerOptions, side: number, channels: number): Made {
    const to = this.#made(side, channels);
    this.#operators.push({ stride: 1, isRectified: false, ...operator, output: to.tensor, padding: "same" });
    return to;
  }

  #made(side: number, channels: number): Made {
    this.#tensors.push({ shape: [1, side, side, channels] });
    return { tensor: this.#tensors.length - 1, side, channels };
  }

  #constant(shape: readonly number[], halves: Uint16Array): number {
    this.#tensors.push({ shape, halves });
    return this.#tensors.length - 1;
  }
}

/** A layer in half precision, as kernels read it. */
class LayerHalves {
  readonly filters: Uint16Array;
  readonly biases: Uint16Array;
  #byPlace: Uint16Array | undefined;

  constructor({ filters, biases }: Layer) {
    this.filters = toHalves(filters);
    this.biases = toHalves(biases);
  }

  /** Filters of one channel each, as [row][column][channel]. */
  get byPlace(): Uint16Array {
    const { filters, biases } = this;
    const [channels, places] = [biases.length, filters.length / biases.length];
    this.#byPlace ??= filters.map((_, i) => filters[(i % channels) * places + Math.floor(i / channels)]!);
    return this.#byPlace;
  }
}

const known = new WeakMap<Layer, LayerHalves>();

/** The same halves for the same layer, so that networks on one backbone share them. */
function halvesOf(layer: Layer): LayerHalves {
  const halves = known.get(layer) ?? new LayerHalves(layer);
  known.set(layer, halves);
  return halves;
}

function toHalves(values: Float32Array): Uint16Array {
  return onKernels((kernels, arena) => {
    const out = arena.room(values.length * 2);
    kernels.toHalves(arena.put(values), values.length, out);
    return arena.read(out, new Uint16Array(values.length));
  });
}
