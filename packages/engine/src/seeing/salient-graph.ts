import type { Graph } from "../tflite/graph.ts";
import { GraphBuilder, type Made } from "../tflite/graph-builder.ts";
import { LayerFile } from "../tflite/layer-file.ts";

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

interface LayerSize {
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
  const network = new SalientNetwork(file);
  const { builder } = network;
  const input = builder.picture(side);
  const kept: Made[] = [];
  let at = input;
  for (const [k, levels] of down.entries()) {
    at = network.block([k > 0 ? builder.halved(at) : at], levels);
    kept.push(at);
  }
  for (let k = down.length - 2; k > 0; k--) {
    const before = kept[k]!;
    at = network.block([builder.resized(at, before.side), before], down[k]!);
  }
  const answer = network.chances(at);
  network.layers.end();
  return builder.graph(input, [answer]);
}

class SalientNetwork {
  readonly builder = new GraphBuilder();
  readonly layers: LayerFile;

  constructor(file: Uint8Array) {
    this.layers = new LayerFile(file);
  }

  /** A small U-shaped network with what it began from added to its end. */
  block(inputs: readonly Made[], levels: number): Made {
    const first = this.#convolved(inputs, { outputs: outer });
    const isFlat = levels === 0;
    const steps = isFlat ? dilations : Array.from({ length: levels }, (_, k) => (k < levels - 1 ? 1 : 2));
    const kept: Made[] = [];
    let at = first;
    for (const [k, dilation] of steps.entries()) {
      const isHalved = !isFlat && k > 0 && k < levels - 1;
      at = this.#convolved([isHalved ? this.builder.halved(at) : at], { outputs: inner, dilation });
      kept.push(at);
    }
    for (let k = steps.length - 2; k >= 0; k--) {
      const before = kept[k]!;
      const outputs = k === 0 ? outer : inner;
      const dilation = isFlat ? dilations[k]! : 1;
      at = this.#convolved([this.builder.resized(at, before.side), before], { outputs, dilation });
    }
    return this.builder.sum(at, first);
  }

  /** Chances of what a layer says for each pixel. */
  chances(from: Made): Made {
    return this.builder.chances(this.builder.convolved(from, this.layers.next(1, 9 * from.channels)));
  }

  /** A layer over one or two tensors as if their channels lay behind each other: the sum of layers over each. */
  #convolved(inputs: readonly Made[], { outputs, dilation = 1 }: LayerSize): Made {
    const channels = inputs.reduce((sum, own) => sum + own.channels, 0);
    const { filters, biases } = this.layers.next(outputs, 9 * channels);
    const isRectified = inputs.length === 1;
    let first = 0;
    const [one, other] = inputs.map((from, k) => {
      const own = partOf(filters, channels, first, from.channels);
      first += from.channels;
      const layer = {
        filters: dilated(own, { dilation, outputs, inputs: from.channels }),
        biases: k === 0 ? biases : biases.map(() => 0),
      };
      return this.builder.convolved(from, layer, { isRectified });
    });
    return other ? this.builder.sum(one!, other, { isRectified: true }) : one!;
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
