import type { Planes } from "../raster/planes.ts";
import { onKernels } from "../kernels/kernels.ts";

/** The distinct colors of a picture, roughly: mean color (three steps each) and weight of every filled cell. */
export interface Histogram {
  readonly count: number;
  readonly colors: Float64Array;
  readonly weights: Float64Array;
}

/** Cells are 128 steps (1.6 units) wide; doubled while more than `maxCells` of them are filled, as noise does. */
const finestBits = 7;
const maxCells = 32_768;

/** Least and greatest step of a plane. */
interface Span {
  readonly min: number;
  readonly max: number;
}

/** How many cells a span takes. */
function cellsOf({ min, max }: Span, cellBits: number): number {
  return ((max - min) >> cellBits) + 1;
}

/**
 * Counts colors in cells of OKLab. Sums are whole numbers, so their order does not matter.
 * @param weights whole weight of each pixel; without it every pixel weighs 1
 */
export function histogram(planes: Planes, weights?: Uint8Array): Histogram {
  const size = planes.l.length;
  return onKernels((kernels, arena) => {
    const [l, a, b] = [arena.put(planes.l), arena.put(planes.a), arena.put(planes.b)];
    const weight = weights ? arena.put(weights) : 0;
    const ends = arena.room(8);
    const spans = [l, a, b].map((plane) => {
      kernels.bounds(plane, size, ends);
      const [min, max] = arena.read(ends, new Int32Array(2));
      return { min: min!, max: max! };
    }) as [Span, Span, Span];
    const min = [spans[0].min, spans[1].min, spans[2].min] as const;
    for (let cellBits = finestBits; ; cellBits++) {
      const [x, y, z] = spans.map((span) => cellsOf(span, cellBits)) as [number, number, number];
      const cells = x * y * z;
      const [numberOf, sums] = [arena.room(cells * 4), arena.room(maxCells * 32)];
      // biome-ignore format: one line for each group
      const count = kernels.histogram(
        l, a, b, weight, size, cellBits, ...min, y, z, cells, numberOf, maxCells, sums,
      );
      if (count >= 0) return meansOf(arena.read(sums, new Float64Array(count * 4)));
    }
  });
}

function meansOf(sums: Float64Array): Histogram {
  const count = sums.length / 4;
  const colors = new Float64Array(count * 3);
  const weights = new Float64Array(count);
  for (let cell = 0; cell < count; cell++) {
    const weight = sums[cell * 4]!;
    weights[cell] = weight;
    for (let c = 0; c < 3; c++) colors[cell * 3 + c] = sums[cell * 4 + 1 + c]! / weight;
  }
  return { count, colors, weights };
}
