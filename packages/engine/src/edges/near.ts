import { nearSquaredDistances } from "../raster/distance.ts";
import { nearOnKernels } from "../simd/near.ts";
import type { Size } from "./grid.ts";
import { where } from "./where.ts";

/** 1 for each pixel that has one that is on, itself or another, not farther away than the root of `squared` (0 or more) pixels. */
export function near(on: Uint8Array, { width, height }: Size, squared: number): Uint8Array {
  return nearOnKernels(on, { width, height }, squared) ?? plainNear(on, { width, height }, squared);
}

export function plainNear(on: Uint8Array, { width, height }: Size, squared: number): Uint8Array {
  const cap = Math.floor(Math.sqrt(squared)) + 1;
  return where(nearSquaredDistances(on, { width, height, cap }), (distance) => distance <= squared);
}
