import { chanceOf } from "../arithmetic/reproducible.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { boundariesOnKernels } from "../simd/network.ts";
import { type Network, none, stepsPerLogit } from "./network.ts";
import { addDoubled, convolve } from "./plain-layers.ts";
import { emptyTensor, type Tensor } from "./tensor.ts";

/** How likely a person would draw a line through each pixel: 0 to 1, rows from the top. */
export interface EdgeMap {
  readonly width: number;
  readonly height: number;
  readonly strength: Float32Array;
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

/** Runs all layers; what nobody reads any more is let go. */
function runPlain(image: Raster, { layers, multiple }: Network): Tensor {
  const tensors: (Tensor | undefined)[] = [toTensor(image, multiple)];
  const lastUse = [0, ...layers.map((_, i) => i)];
  layers.forEach((layer, i) => {
    lastUse[layer.from] = i;
    if (layer.onto !== none) lastUse[layer.onto] = i;
  });
  layers.forEach((layer, i) => {
    const own = convolve(tensors[layer.from]!, layer);
    tensors.push(layer.onto === none ? own : addDoubled(own, tensors[layer.onto]!, layer.most));
    lastUse.forEach((last, t) => {
      if (last === i && t <= i) tensors[t] = undefined;
    });
  });
  return tensors.at(-1)!;
}

function plainBoundaries(image: Raster, network: Network, table: Float32Array): Float32Array {
  const { width, height } = image;
  const logits = runPlain(image, network);
  const strength = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = (y + 1) * (logits.width + 2) + 1;
    for (let x = 0; x < width; x++) strength[y * width + x] = table[logits.data[row + x]! + 32768]!;
  }
  return strength;
}

/** The share that belongs to each logit, from -32768 steps on. */
let shares: Float32Array | undefined;

function logistic(): Float32Array {
  return Float32Array.from({ length: 65536 }, (_, i) => chanceOf((i - 32768) / stepsPerLogit));
}

/**
 * Finds the boundaries in an opaque picture at its own scale: one run of the network. Same picture, same bytes on every
 * machine, since everything is computed in whole numbers. Throws a RangeError when the picture is not one.
 */
export function findBoundaries(image: Raster, network: Network): EdgeMap {
  checkRaster(image);
  const { width, height } = image;
  shares ??= logistic();
  const strength = boundariesOnKernels(image, network, shares) ?? plainBoundaries(image, network, shares);
  return { width, height, strength };
}
