import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";
import { up } from "../kernels/rooms.ts";
import { type Place, planRooms } from "./plan-rooms.ts";
import { runLayer } from "./run-layer.ts";
import { chanceOf } from "../arithmetic/reproducible.ts";
import { checkRaster, type Raster } from "../raster/raster.ts";
import { type Network, none, stepsPerLogit } from "./network.ts";

/** How likely a person would draw a line through each pixel: 0 to 1, rows from the top. */
export interface EdgeMap {
  readonly width: number;
  readonly height: number;
  readonly strength: Float32Array;
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
  const table = shares;
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
      runLayer({ kernels, arena }, layer, tensors[layer.from]!, own);
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
        layer.max,
        scratch,
      );
    });
    const logits = tensors.at(-1)!;
    const [shares, out] = [arena.put(table), arena.room(width * height * 4)];
    for (let y = 0; y < height; y++) {
      const row = logits.at + ((y + 1) * (logits.width + 2) + 1) * 16;
      kernels.lookUp(row, width, shares, out + y * width * 4);
    }
    return { width, height, strength: arena.read(out, new Float32Array(width * height)) };
  });
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
