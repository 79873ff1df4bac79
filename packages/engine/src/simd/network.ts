import { type Layer, type Network, none } from "../network/network.ts";
import type { Raster } from "../raster/raster.ts";
import type { Arena } from "./arena.ts";
import { type Kernels, onKernels } from "./kernels.ts";

const up = (value: number, multiple: number) => Math.ceil(value / multiple) * multiple;
/** Channels as kernels keep them. */
const filled = (tensor: number, channels: number) => (tensor === 0 ? 4 : up(channels, 8));

/** Where a tensor lies, margin included, and how large it is. */
interface Place {
  readonly at: number;
  readonly width: number;
  readonly height: number;
  /** Channels, filled up. */
  readonly channels: number;
}

const bytesOf = ({ width, height, channels }: Omit<Place, "at">) => (width + 2) * (height + 2) * channels * 2;

/** Room that is handed out, taken back and handed out again. */
class Rooms {
  readonly #taken = new Map<number, number>();
  /** The most bytes that were ever taken. */
  most = 0;

  take(bytes: number): number {
    // vectors may read and write a little beyond the end
    const needed = up(bytes, 16) + 64;
    let at = 0;
    const inOrder = [...this.#taken].sort((a, b) => a[0] - b[0]);
    for (const [begin, size] of inOrder) {
      if (begin - at >= needed) break;
      at = begin + size;
    }
    this.#taken.set(at, needed);
    this.most = Math.max(this.most, at + needed);
    return at;
  }

  give(at: number): void {
    this.#taken.delete(at);
  }
}

/** Where each tensor lies from a common start on, and where each layer's own output does before it is added. */
interface Plan {
  readonly tensors: readonly Place[];
  readonly own: readonly Place[];
  readonly bytes: number;
}

function planRooms({ layers, shapes }: Network, width: number, height: number): Plan {
  const rooms = new Rooms();
  const last = shapes.map((_, tensor) => tensor - 1);
  layers.forEach((layer, i) => {
    last[layer.from] = i;
    if (layer.onto !== none) last[layer.onto] = i;
  });
  const place = (tensor: number, level: number): Place => {
    const channels = filled(tensor, shapes[tensor]!.channels);
    const size = { width: width >> level, height: height >> level, channels };
    return { ...size, at: rooms.take(bytesOf(size)) };
  };
  const tensors = [place(0, 0)];
  const own = layers.map((layer, i) => {
    const { level } = shapes[i + 1]!;
    const result = place(i + 1, layer.onto === none ? level : level + 1);
    // what is added goes where the other tensor lies; where that is still read, it must move
    tensors.push(
      layer.onto === none ? result : last[layer.onto] === i ? tensors[layer.onto]! : place(i + 1, level),
    );
    if (layer.onto !== none) rooms.give(result.at);
    for (let tensor = 0; tensor <= i; tensor++) {
      const isMoved = tensor === layer.onto && tensors[i + 1] === tensors[tensor];
      if (last[tensor] === i && !isMoved) rooms.give(tensors[tensor]!.at);
    }
    return result;
  });
  return { tensors, own, bytes: rooms.most };
}

/** Weights in the order in which the kernel reads them: eight outputs, rows, pairs of inputs, outputs, the two. */
function packWeights({ kernel, inputs, outputs, weights }: Layer, channels: number): Int16Array {
  const run = kernel * channels;
  const packed = new Int16Array(up(outputs, 8) * kernel * run);
  for (let place = 0, w = 0; place < kernel * kernel; place++) {
    for (let c = 0; c < inputs; c++) {
      const i = (place % kernel) * channels + c;
      const pair = Math.floor(place / kernel) * run * 8 + (i >> 1) * 16 + (i & 1);
      for (let o = 0; o < outputs; o++, w++) {
        packed[(o >> 3) * kernel * run * 8 + pair + (o & 7) * 2] = weights[w]!;
      }
    }
  }
  return packed;
}

function runLayer(kernels: Kernels, arena: Arena, layer: Layer, input: Place, out: Place): void {
  const { kernel, stride, shift, least, most } = layer;
  const biases = new Int32Array(out.channels);
  biases.set(layer.biases);
  const pixel = input.channels * 2;
  const line = (input.width + 2) * pixel;
  // a square of 3 begins in the margin, a single weight behind it
  const first = input.at + (kernel === 3 ? 0 : line + pixel);
  const begin = out.at + (out.width + 3) * out.channels * 2;
  kernels.clearMargin(out.at, out.width, out.height, out.channels * 2);
  kernels.convolve(
    first,
    line,
    stride * pixel,
    kernel,
    (kernel * input.channels) / 2,
    arena.put(packWeights(layer, input.channels)),
    arena.put(biases),
    out.channels / 8,
    shift,
    least,
    most,
    begin,
    out.width,
    out.height,
    stride * line,
  );
}

function putPicture(kernels: Kernels, arena: Arena, { width, height, data }: Raster, to: Place): void {
  kernels.clearMargin(to.at, to.width, to.height, 8);
  const row = arena.room(width * 4);
  const period = Math.max(1, 2 * (height - 1));
  for (let y = 0; y < to.height; y++) {
    const place = y % period;
    const from = (place < height ? place : period - place) * width * 4;
    arena.write(row, data.subarray(from, from + width * 4));
    kernels.pictureRow(row, width, to.width - width, to.at + ((y + 1) * (to.width + 2) + 1) * 8);
  }
}

/**
 * What `table` (from -32768 on) says of the network's answer for each pixel, as `findBoundaries` (network) has it from plain
 * code; undefined where kernels are missing.
 */
export function boundariesOnKernels(
  image: Raster,
  network: Network,
  table: Float32Array,
): Float32Array | undefined {
  const { width, height } = image;
  const plan = planRooms(network, up(width, network.multiple), up(height, network.multiple));
  return onKernels((kernels, arena) => {
    const start = arena.room(plan.bytes);
    const here = (place: Place) => ({ ...place, at: place.at + start });
    const tensors = plan.tensors.map(here);
    const scratch = arena.room(tensors[0]!.width * 512);
    putPicture(kernels, arena, image, tensors[0]!);
    network.layers.forEach((layer, i) => {
      const own = here(plan.own[i]!);
      const out = tensors[i + 1]!;
      runLayer(kernels, arena, layer, tensors[layer.from]!, own);
      if (layer.onto === none) return;
      const other = tensors[layer.onto]!;
      if (other.at !== out.at) kernels.clearMargin(out.at, out.width, out.height, out.channels * 2);
      kernels.addDoubled(
        own.at,
        other.at,
        out.at,
        out.width,
        out.height,
        out.channels / 8,
        layer.most,
        scratch,
      );
    });
    const logits = tensors.at(-1)!;
    const [shares, out] = [arena.put(table), arena.room(width * height * 4)];
    for (let y = 0; y < height; y++) {
      const row = logits.at + ((y + 1) * (logits.width + 2) + 1) * 16;
      kernels.lookUp(row, width, shares, out + y * width * 4);
    }
    return arena.read(out, new Float32Array(width * height));
  });
}
