import type { Layer } from "./network.ts";
import { emptyTensor, type Tensor } from "./tensor.ts";

/** The convolution of a layer, without adding it onto another tensor. */
export function convolve(input: Tensor, layer: Layer): Tensor {
  const { kernel, stride, outputs, inputs, weights, biases, shift, least, most } = layer;
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
      for (let o = 0; o < outputs; o++) out.data[to + o] = Math.max(least, Math.min(most, sums[o]! >> shift));
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
export function addDoubled(small: Tensor, other: Tensor, most: number): Tensor {
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
        out.data[to + c] = Math.max(-most, Math.min(most, other.data[to + c]! + value));
      }
    }
  }
  return out;
}
