import { paintAreasOnKernels } from "../simd/flat.ts";
import type { GrowingAreas } from "./areas.ts";

/** Costs are sorted into so many buckets; a step of `perBucket` in the sum of channels is one. */
const buckets = 64;
const perBucket = 8;

/**
 * The paint of every pixel. Those without an area join one beside them, first those that differ least from where the
 * area began: a rim's pixels go to the side whose color they have more of.
 * @param of the area of each pixel, or -1
 * @returns the paints; below 0 only where no pixel has an area
 */
export function paintAreas(of: Int32Array, growing: GrowingAreas): Int32Array {
  return paintAreasOnKernels(of, growing) ?? plainPaintAreas(of, growing);
}

function plainPaintAreas(of: Int32Array, growing: GrowingAreas): Int32Array {
  const { table, given, explain } = growing;
  const paints = of.map((area) => (area < 0 ? -1 : table[area]!));
  assign(paints, given);
  assign(paints, explain(standingOut(paints, growing)));
  grow(paints, growing);
  return paints;
}

function assign(paints: Int32Array, pairs: Int32Array): void {
  for (let k = 0; k < pairs.length; k += 2) paints[pairs[k]!] = pairs[k + 1]!;
}

function standingOut(paints: Int32Array, { pixels, width, height, standsOut }: GrowingAreas): Int32Array {
  const found: number[] = [];
  for (let y = 2; y + 2 < height; y++)
    for (let x = 2; x + 2 < width; x++) {
      const i = y * width + x;
      if (paints[i]! >= 0) continue;
      let across = 0;
      let most = standsOut;
      for (const step of [1, width, width + 1, width - 1]) {
        const [p, a, b] = [i * 4, (i - 2 * step) * 4, (i + 2 * step) * 4];
        let product = 0;
        for (let c = 0; c < 4; c++)
          product += (pixels[a + c]! - pixels[p + c]!) * (pixels[b + c]! - pixels[p + c]!);
        if (product <= most) continue;
        most = product;
        across = step;
      }
      if (across > 0 && !isRim(paints, pixels, width, i, across)) found.push(i, across);
    }
  return Int32Array.from(found);
}

/** Whether a pixel with an area, no farther than two pixels away, goes beyond what a pixel differs from both sides by. */
function isRim(
  paints: Int32Array,
  pixels: Uint8ClampedArray,
  width: number,
  i: number,
  across: number,
): boolean {
  const [p, a, b] = [i * 4, (i - 2 * across) * 4, (i + 2 * across) * 4];
  const way = [0, 1, 2, 3].map((c) => 2 * pixels[p + c]! - pixels[a + c]! - pixels[b + c]!);
  const squared = way.reduce((sum, v) => sum + v * v, 0);
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++) {
      const j = i + dy * width + dx;
      if (paints[j]! < 0) continue;
      const product = way.reduce((sum, v, c) => sum + (pixels[j * 4 + c]! - pixels[p + c]!) * v, 0);
      if (16 * product > squared) return true;
    }
  return false;
}

function grow(of: Int32Array, { pixels, width, height }: GrowingAreas): void {
  const size = width * height;
  // an entry is a pixel and the one that offers it its paint
  const queues = Array.from({ length: buckets }, (): number[] => []);
  let lowest = buckets;
  const offer = (i: number, from: number) => {
    if (of[i]! >= 0) return;
    const [p, q] = [i * 4, from * 4];
    let away = 0;
    for (let c = 0; c < 4; c++) away += Math.abs(pixels[p + c]! - pixels[q + c]!);
    const bucket = Math.min(buckets - 1, (away / perBucket) | 0);
    queues[bucket]!.push(i, from);
    if (bucket < lowest) lowest = bucket;
  };
  const spread = (i: number, from: number) => {
    const x = i % width;
    if (x > 0) offer(i - 1, from);
    if (x + 1 < width) offer(i + 1, from);
    if (i >= width) offer(i - width, from);
    if (i + width < size) offer(i + width, from);
  };
  for (let i = 0; i < size; i++) if (of[i]! >= 0) spread(i, i);
  while (lowest < buckets) {
    const queue = queues[lowest]!;
    if (queue.length === 0) {
      lowest++;
      continue;
    }
    const from = queue.pop()!;
    const i = queue.pop()!;
    if (of[i]! >= 0) continue;
    of[i] = of[from]!;
    spread(i, from);
  }
}
