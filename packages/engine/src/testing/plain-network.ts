import type { Layer, Network } from "../network/network.ts";
import { none } from "../network/network.ts";
import type { Raster } from "../raster/raster.ts";

/** Values in whole numbers, rows from the top, the channels of a pixel together, a margin of one pixel of zeros all around. */
interface Tensor {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Int16Array;
}

/** A tensor of zeros. */
function emptyTensor(width: number, height: number, channels: number): Tensor {
  return { width, height, channels, data: new Int16Array((width + 2) * (height + 2) * channels) };
}

/** The convolution of a layer, without adding it onto another tensor. */
function convolve(input: Tensor, layer: Layer): Tensor {
  const { kernel, stride, outputs, inputs, weights, biases, shift, min, max } = layer;
  const { data } = input;
  const out = emptyTensor(input.width / stride, input.height / stride, outputs);
  const row = (input.width + 2) * inputs;
  const run = kernel * inputs;
  // a square of 3 begins in the margin, a single weight behind it
  const first = kernel === 3 ? 0 : row + inputs;
  const sums = new Int32Array(outputs);
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      sums.set(biases);
      for (let ky = 0, w = 0; ky < kernel; ky++) {
        const start = first + (y * stride + ky) * row + x * stride * inputs;
        for (let i = start; i < start + run; i++, w += outputs) {
          const value = data[i]!;
          // half of what is rectified is 0
          if (value === 0) continue;
          for (let o = 0; o < outputs; o++) sums[o] = sums[o]! + Math.imul(weights[w + o]!, value);
        }
      }
      const to = ((y + 1) * (out.width + 2) + x + 1) * outputs;
      for (let o = 0; o < outputs; o++) out.data[to + o] = Math.max(min, Math.min(max, sums[o]! >> shift));
    }
  }
  return out;
}

/** Three parts of one value and one of another, halves up. */
const lean = (near: number, far: number) => (3 * near + far + 2) >> 2;

/**
 * A tensor plus another of half its size, which is doubled: each new pixel leans on the four nearest, columns first,
 * both rounded. Outside lie the pixels of the edge.
 */
function addDoubled(small: Tensor, other: Tensor, max: number): Tensor {
  const { width, height, channels } = other;
  const out = emptyTensor(width, height, channels);
  const at = (x: number, y: number) => ((y + 1) * (small.width + 2) + x + 1) * channels;
  for (let y = 0; y < height; y++) {
    const near = y >> 1;
    const far = Math.max(0, Math.min(small.height - 1, near + (y & 1 ? 1 : -1)));
    for (let x = 0; x < width; x++) {
      const left = x >> 1;
      const right = Math.max(0, Math.min(small.width - 1, left + (x & 1 ? 1 : -1)));
      const to = ((y + 1) * (width + 2) + x + 1) * channels;
      for (let c = 0; c < channels; c++) {
        const value = lean(
          lean(small.data[at(left, near) + c]!, small.data[at(left, far) + c]!),
          lean(small.data[at(right, near) + c]!, small.data[at(right, far) + c]!),
        );
        out.data[to + c] = Math.max(-max, Math.min(max, other.data[to + c]! + value));
      }
    }
  }
  return out;
}

/** Position `i` of an endless line in which `size` values go to and fro. */
function mirrored(i: number, size: number): number {
  if (size === 1) return 0;
  const period = 2 * (size - 1);
  const place = i % period;
  return place < size ? place : period - place;
}

/** The picture as the network reads it, filled up to whole multiples of `multiple` with its mirror image. */
function toTensor({ width, height, data }: Raster, multiple: number): Tensor {
  const up = (side: number) => Math.ceil(side / multiple) * multiple;
  const tensor = emptyTensor(up(width), up(height), 3);
  for (let y = 0; y < tensor.height; y++) {
    for (let x = 0; x < tensor.width; x++) {
      const from = (mirrored(y, height) * width + mirrored(x, width)) * 4;
      const to = ((y + 1) * (tensor.width + 2) + x + 1) * 3;
      for (let c = 0; c < 3; c++) tensor.data[to + c] = 2 * data[from + 2 - c]! - 255;
    }
  }
  return tensor;
}

/** All layers, slowly. */
function runLayers(image: Raster, { layers, multiple }: Network): Tensor {
  const tensors: (Tensor | undefined)[] = [toTensor(image, multiple)];
  const lastUse = [0, ...layers.map((_, i) => i)];
  layers.forEach((layer, i) => {
    lastUse[layer.from] = i;
    if (layer.onto !== none) lastUse[layer.onto] = i;
  });
  layers.forEach((layer, i) => {
    const own = convolve(tensors[layer.from]!, layer);
    tensors.push(layer.onto === none ? own : addDoubled(own, tensors[layer.onto]!, layer.max));
    lastUse.forEach((last, t) => {
      if (last === i && t <= i) tensors[t] = undefined;
    });
  });
  return tensors.at(-1)!;
}

/** The network's answer (16-bit logits) for each pixel, computed one number after the other. */
export function plainLogits(image: Raster, network: Network): Int16Array {
  const { width, height } = image;
  const { width: across, data } = runLayers(image, network);
  return Int16Array.from({ length: width * height }, (_, i) => {
    const row = (Math.floor(i / width) + 1) * (across + 2) + 1;
    return data[row + (i % width)]!;
  });
}
