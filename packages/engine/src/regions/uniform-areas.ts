import { onKernels } from "../kernels/kernels.ts";
import type { UniformAreas } from "./areas.ts";

/** The connected areas of uniform pixels. @param pixels four bytes a pixel */
export function uniformAreas(
  pixels: Uint8ClampedArray,
  uniform: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): UniformAreas {
  const size = width * height;
  return onKernels((kernels, arena) => {
    const [wide, labels, parents, colors] = [0, 0, 0, 0].map(() => arena.room(size * 4)) as [
      number,
      number,
      number,
      number,
    ];
    kernels.unpackBytes(arena.put(uniform), size, wide);
    const regions = kernels.connect(wide, width, height, labels, parents, colors);
    const numbers = arena.read(colors, new Int32Array(regions));
    let count = 0;
    for (let region = 0; region < regions; region++) numbers[region] = numbers[region] ? count++ : -1;
    const [sums, min, max] = [arena.room(count * 40), arena.room(count * 4), arena.room(count * 4)];
    kernels.measureAreas(labels, size, arena.put(numbers), arena.put(pixels), count, sums, min, max);
    const all = arena.read(sums, new Float64Array(count * 5));
    return {
      of: arena.read(labels, new Int32Array(size)),
      count,
      pixels: Float64Array.from({ length: count }, (_, area) => all[area * 5]!),
      mean: Float64Array.from(
        { length: count * 4 },
        (_, i) => all[(i >> 2) * 5 + 1 + (i & 3)]! / all[(i >> 2) * 5]!,
      ),
      min: arena.read(min, new Uint8Array(count * 4)),
      max: arena.read(max, new Uint8Array(count * 4)),
    };
  });
}
