import { onKernels } from "../kernels/kernels.ts";
import { type Layer, none, stepsPerLogit } from "./network.ts";

/** What the file says of a layer; see packages/engine/weights/README.md. */
export interface LayerRow {
  readonly kernel: number;
  readonly stride: number;
  /** 0: none, 1: negative numbers become 0. */
  readonly activation: number;
  readonly inputs: number;
  readonly outputs: number;
  readonly from: number;
  readonly onto: number;
  /** The largest size of a number in its output (after adding), as seen in training pictures. */
  readonly reach: number;
}

/** A number as large as a layer's reach takes so many steps; twice as many fit. */
const stepsOfReach = 4095;
const maxSteps = 2 * stepsOfReach + 1;
/** The picture's numbers: twice the value less 255. */
const pictureSteps = 255;
/** Kernels multiply sums by four (convolve-squares.kernel.ts), in 32 bits. */
const maxSum = 2 ** 29 - 1;
const maxWeight = 2 ** 15 - 1;
const maxShift = 24;

/**
 * The size of a step in each tensor, the picture first. Tensors that are added share theirs, so that adding needs no
 * rounding.
 */
export function stepSizes(rows: readonly LayerRow[]): number[] {
  const shares = [0];
  const reaches = [0];
  rows.forEach((row, i) => {
    const tensor = i + 1;
    const root = row.onto === none ? tensor : shares[row.onto]!;
    shares.push(root);
    reaches.push(row.reach);
    reaches[root] = Math.max(reaches[root]!, row.reach);
  });
  return shares.map((root, tensor) => {
    if (tensor === 0) return 0.5 / pictureSteps;
    return tensor === rows.length ? 1 / stepsPerLogit : reaches[root]! / stepsOfReach;
  });
}

/**
 * A layer in whole numbers, as fine as its sums allow; undefined where they do not at all, or something is no number.
 * @param halves of half precision, the lowest byte first: weights for each output, input, row and column, then biases
 * @param steps.from the size of a step in what the layer reads, `to` in what it answers
 */
export function toWholeNumbers(
  row: LayerRow,
  halves: Uint8Array,
  steps: { from: number; to: number; isLast: boolean },
): Layer | undefined {
  const { kernel, stride, activation, inputs, outputs, from, onto } = row;
  const area = kernel * kernel;
  const count = outputs * inputs * area;
  const max = steps.isLast ? maxWeight : maxSteps;
  const min = activation === 1 ? 0 : -max;
  const maxInput = from === 0 ? pictureSteps : maxSteps;
  return onKernels((kernels, arena) => {
    const [given, weights, biases] = [arena.put(halves), arena.room(count * 2), arena.room(outputs * 4)];
    const largest = kernels.largestHalf(given, count) * (steps.from / steps.to);
    for (let shift = maxShift; shift >= 0; shift--) {
      if (largest * 2 ** shift > maxWeight + 1) continue;
      const [factor, half] = [2 ** shift / steps.to, shift > 0 ? 2 ** (shift - 1) : 0];
      const fits = kernels.wholeLayer(
        ...([given, outputs, inputs, area, steps.from, factor, half, maxInput, maxWeight, maxSum] as const),
        ...([weights, biases] as const),
      );
      if (!fits) continue;
      const numbers = {
        weights: arena.read(weights, new Int16Array(count)),
        biases: arena.read(biases, new Int32Array(outputs)),
      };
      return { kernel, stride, inputs, outputs, from, onto, ...numbers, shift, min, max };
    }
    return undefined;
  });
}
