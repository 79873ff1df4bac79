import type { Planes } from "../raster/planes.ts";
import { onKernels } from "../kernels/kernels.ts";

/** The distinct colors of a picture, roughly: mean color (three steps each) and weight of every filled cell. */
export interface Histogram {
  readonly count: number;
  readonly colors: Float64Array;
  readonly weights: Float64Array;
}

/** Cells are 128 steps (1.6 units) wide; doubled while more than `mostCells` of them are filled, as noise does. */
const finestBits = 7;
const mostCells = 32_768;

/** Least and greatest step of a plane. */
interface Span {
  readonly least: number;
  readonly most: number;
}

/** How many cells a span takes. */
function cellsOf({ least, most }: Span, cellBits: number): number {
  return ((most - least) >> cellBits) + 1;
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
      const [least, most] = arena.read(ends, new Int32Array(2));
      return { least: least!, most: most! };
    }) as [Span, Span, Span];
    const least = [spans[0].least, spans[1].least, spans[2].least] as const;
    for (let cellBits = finestBits; ; cellBits++) {
      const [x, y, z] = spans.map((span) => cellsOf(span, cellBits)) as [number, number, number];
      const cells = x * y * z;
      const [numberOf, sums] = [arena.room(cells * 4), arena.room(mostCells * 32)];
      // biome-ignore format: one line for each group
      const count = kernels.histogram(
        l, a, b, weight, size, cellBits, ...least, y, z, cells, numberOf, mostCells, sums,
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
