/** Costs are sorted into so many buckets; a step of `perBucket` in the sum of channels is one. */
const buckets = 64;
const perBucket = 8;

/**
 * Every pixel without an area joins one beside it, those first that differ least from where the area began: a rim's
 * pixels go to the side whose color they have more of.
 * @param of the area of each pixel, or -1; becomes complete where there is any area at all
 * @param pixels four bytes a pixel
 */
export function growAreas(
  of: Int32Array,
  pixels: Uint8ClampedArray,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const size = width * height;
  // an entry is a pixel and the one that its area began at
  const queues = Array.from({ length: buckets }, (): number[] => []);
  let lowest = buckets;
  const offer = (i: number, from: number) => {
    if (of[i]! >= 0) return;
    const [p, q] = [i * 4, from * 4];
    const away =
      Math.abs(pixels[p]! - pixels[q]!) +
      Math.abs(pixels[p + 1]! - pixels[q + 1]!) +
      Math.abs(pixels[p + 2]! - pixels[q + 2]!) +
      Math.abs(pixels[p + 3]! - pixels[q + 3]!);
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
