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
 * Fills in weights and biases of a layer as whole numbers, times 2^`shift`; false where a sum could become too large, or
 * something is no number.
 * @param floats weights for each output, input, row and column, then biases
 * @param from the size of a step in what the layer reads, `to` in what it answers
 */
function fillIn(
  { weights, biases }: Pick<Layer, "weights" | "biases">,
  { kernel, inputs, outputs, from: source }: LayerRow,
  floats: Float32Array,
  { from, to, shift }: { from: number; to: number; shift: number },
): boolean {
  const area = kernel * kernel;
  const maxInput = source === 0 ? pictureSteps : maxSteps;
  const factor = 2 ** shift / to;
  const half = shift > 0 ? 2 ** (shift - 1) : 0;
  for (let o = 0, f = 0; o < outputs; o++) {
    const bias = Math.round(floats[weights.length + o]! * factor) + half;
    let size = Math.abs(bias);
    for (let input = 0; input < inputs; input++) {
      for (let place = 0; place < area; place++, f++) {
        const weight = Math.round(floats[f]! * from * factor);
        if (!(Math.abs(weight) <= maxWeight)) return false;
        size += Math.abs(weight) * maxInput;
        weights[(place * inputs + input) * outputs + o] = weight;
      }
    }
    if (!(size <= maxSum)) return false;
    biases[o] = bias;
  }
  return true;
}

/** A layer in whole numbers, as fine as its sums allow; undefined where they do not at all. */
export function toWholeNumbers(
  row: LayerRow,
  floats: Float32Array,
  steps: { from: number; to: number; isLast: boolean },
): Layer | undefined {
  const { kernel, stride, activation, inputs, outputs, from, onto } = row;
  const max = steps.isLast ? maxWeight : maxSteps;
  let largest = 0;
  for (let f = 0; f < floats.length - outputs; f++) largest = Math.max(largest, Math.abs(floats[f]!));
  largest *= steps.from / steps.to;
  const numbers = { weights: new Int16Array(floats.length - outputs), biases: new Int32Array(outputs) };
  const min = activation === 1 ? 0 : -max;
  for (let shift = maxShift; shift >= 0; shift--) {
    if (largest * 2 ** shift > maxWeight + 1) continue;
    if (fillIn(numbers, row, floats, { ...steps, shift }))
      return { kernel, stride, inputs, outputs, from, onto, ...numbers, shift, min, max };
  }
  return undefined;
}
