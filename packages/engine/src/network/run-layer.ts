import type { Layer } from "./network.ts";
import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import type { Place } from "./plan-rooms.ts";
import { up } from "../kernels/rooms.ts";

/** Rows that are asked for at once: the machine takes up a kernel's faster version only between two calls. */
const rowsAtOnce = 16;
/** Tiles that `convolveSquares` works on together; four of them are the least. */
const tilesAtOnce = 16;
const minWidth = 8;

const isEven = (side: number) => side % 2 === 0;

/** Weights in the order in which `convolve` reads them: eight outputs, rows, pairs of inputs, outputs, the two. */
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

/** Biases of all channels, filled up, times `factor`. */
function putBiases(arena: Arena, { biases }: Layer, { channels }: Place, factor: number): number {
  return arena.put(Int32Array.from({ length: channels }, (_, o) => factor * (biases[o] ?? 0)));
}

/** Where a layer runs: its convolution is asked for through these. */
interface Machine {
  readonly kernels: Kernels;
  readonly arena: Arena;
}

/** With fewer products, where sizes and weights allow it; otherwise false, and nothing is done. */
function runSquares({ kernels, arena }: Machine, layer: Layer, input: Place, out: Place): boolean {
  const { kernel, stride, inputs, outputs, shift, min, max } = layer;
  const { width, height } = out;
  if (kernel !== 3 || stride !== 1 || input.channels < 8 || width < minWidth) return false;
  if (!isEven(width) || !isEven(height)) return false;
  const octets = out.channels / 8;
  const raw = arena.put(layer.weights);
  const weights = arena.room(16 * input.channels * out.channels * 2);
  if (!kernels.packSquares(raw, inputs, outputs, input.channels, octets, weights)) return false;
  const biases = putBiases(arena, layer, out, 4);
  const scratch = arena.room(16 * tilesAtOnce * input.channels * 2 + 2048);
  const line = (width + 2) * input.channels * 2;
  const outLine = (width + 2) * out.channels * 2;
  const begin = out.at + outLine + out.channels * 2;
  for (let y = 0; y < height; y += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - y);
    kernels.convolveSquares(
      ...[input.at + y * line, input.channels, width, rows, weights, biases, octets],
      ...[shift + 2, min, max, begin + y * outLine, scratch],
    );
  }
  return true;
}

function runPlainly({ kernels, arena }: Machine, layer: Layer, input: Place, out: Place): void {
  const { kernel, stride, shift, min, max } = layer;
  const pixel = input.channels * 2;
  const line = (input.width + 2) * pixel;
  const outLine = (out.width + 2) * out.channels * 2;
  // a square of 3 begins in the margin, a single weight behind it
  const first = input.at + (kernel === 3 ? 0 : line + pixel);
  const begin = out.at + outLine + out.channels * 2;
  const steps = (kernel * input.channels) / 2;
  const weights = arena.put(packWeights(layer, input.channels));
  const biases = putBiases(arena, layer, out, 1);
  for (let y = 0; y < out.height; y += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, out.height - y);
    kernels.convolve(
      ...[first + y * stride * line, line, stride * pixel, kernel, steps, weights, biases],
      ...[out.channels / 8, shift, min, max, begin + y * outLine, out.width, rows, stride * line],
    );
  }
}

/** A layer's convolution; both ways give the same numbers. */
export function runLayer(machine: Machine, layer: Layer, input: Place, out: Place): void {
  machine.kernels.clearMargin(out.at, out.width, out.height, out.channels * 2);
  if (!runSquares(machine, layer, input, out)) runPlainly(machine, layer, input, out);
}
