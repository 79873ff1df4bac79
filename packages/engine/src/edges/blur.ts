import { expMinus } from "../arithmetic/reproducible.ts";
import { blurOnKernels } from "../simd/blur.ts";
import type { Field } from "./grid.ts";

/** Half of a Gaussian's weights, the middle first, that add up to 1 when mirrored. */
function gaussian(sigma: number): Float32Array {
  const reach = Math.max(1, Math.ceil(3 * sigma));
  const weights = Float64Array.from({ length: reach + 1 }, (_, k) => expMinus((k * k) / (2 * sigma * sigma)));
  let sum = weights[0]!;
  for (let k = 1; k <= reach; k++) sum += 2 * weights[k]!;
  return Float32Array.from(weights, (weight) => weight / sum);
}

/** Gaussian blur of `sigma` pixels; the picture goes on mirrored beyond its edges. */
export function blur(field: Field, sigma: number): Field {
  const weights = gaussian(sigma);
  return blurOnKernels(field, weights) ?? plainBlur(field, weights);
}

const { fround } = Math;

/** In single precision, rounded after each operation as the kernels do. */
function plainBlur({ width, height, data }: Field, weights: Float32Array): Field {
  const reach = weights.length - 1;
  const between = new Float32Array(data.length);
  const line = new Float32Array(width + 2 * reach);
  for (let from = 0; from < data.length; from += width) {
    for (let x = -reach; x < width + reach; x++) line[x + reach] = data[from + mirrored(x, width)]!;
    for (let x = 0; x < width; x++) {
      const at = x + reach;
      let sum = fround(weights[0]! * line[at]!);
      for (let k = 1; k <= reach; k++)
        sum = fround(sum + fround(weights[k]! * fround(line[at - k]! + line[at + k]!)));
      between[from + x] = sum;
    }
  }
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    const from = y * width;
    for (let x = 0; x < width; x++) out[from + x] = fround(weights[0]! * between[from + x]!);
    for (let k = 1; k <= reach; k++) {
      const weight = weights[k]!;
      const above = mirrored(y - k, height) * width;
      const below = mirrored(y + k, height) * width;
      for (let x = 0; x < width; x++) {
        const both = fround(between[above + x]! + between[below + x]!);
        out[from + x] = fround(out[from + x]! + fround(weight * both));
      }
    }
  }
  return { width, height, data: out };
}

/** A position brought inside 0 to `length` - 1 by mirroring at both edges. */
function mirrored(at: number, length: number): number {
  const period = 2 * length;
  const folded = ((at % period) + period) % period;
  return folded < length ? folded : period - 1 - folded;
}
