import { readHalf } from "../network/half.ts";
import { cropMatrix, throughMatrix } from "./crop-matrix.ts";
import type { ListStep, Plan } from "./plan.ts";

/** A short list of numbers out of others; `listOf` reads those, and tensors too. */
export function makeList(
  step: ListStep,
  listOf: (tensor: number) => Float32Array,
  { extents }: Plan,
): Float32Array {
  const from = listOf(step.from);
  switch (step.makes) {
    case "values":
      return from;
    case "unfolded": {
      const { width, channels } = extents[step.from]!;
      return unfolded(from, width, channels / 4);
    }
    case "product": {
      const factors = Float32Array.from(step.factors, readHalf);
      return from.map((value, i) => value * factors[i % factors.length]!);
    }
    case "cropMatrix":
      return cropMatrix(from, step.part);
    case "placed":
      return throughMatrix(from, listOf(step.matrix));
  }
}

/** Pixels of four times `channels` values become two by two of `channels`. */
function unfolded(values: Float32Array, width: number, channels: number): Float32Array {
  const out = new Float32Array(values.length);
  const line = 2 * width * channels;
  for (let i = 0; i < values.length; i += channels) {
    const place = i / channels;
    const [corner, pixel] = [place % 4, Math.floor(place / 4)];
    const [x, y] = [
      2 * (pixel % width) + (corner % 2),
      2 * Math.floor(pixel / width) + Math.floor(corner / 2),
    ];
    const to = y * line + x * channels;
    for (let c = 0; c < channels; c++) out[to + c] = values[i + c]!;
  }
  return out;
}
