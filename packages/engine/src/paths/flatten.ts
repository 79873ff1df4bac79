import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { FlatLines, Line, Segments } from "./lines.ts";

/** Flattened lines in the memory of the kernels: addresses of `FlatLines`. */
interface FlatAt {
  readonly start: number;
  readonly lines: number;
  readonly points: number;
  readonly pointCount: number;
}

/** x, y of points along lines, their starts and ends included; on curves about every `step`. */
export function flattenLines(lines: readonly Line[], step: number): FlatLines {
  return onKernels((kernels, arena) => {
    const flat = flattenAt(kernels, arena, lines, step);
    return {
      start: arena.read(flat.start, new Int32Array(lines.length + 1)),
      points: arena.read(flat.points, new Float64Array(flat.pointCount * 2)),
    };
  });
}

/** The same, left in the memory of the kernels. */
export function flattenAt(kernels: Kernels, arena: Arena, lines: readonly Line[], step: number): FlatAt {
  const begins = new Int32Array(lines.length + 1);
  lines.forEach(({ points }, b) => {
    begins[b + 1] = begins[b]! + points.length;
  });
  const numbers = new Float64Array(begins[lines.length]!);
  lines.forEach(({ points }, b) => {
    numbers.set(points, begins[b]!);
  });
  const curves = Uint8Array.from(lines, ({ shape }) => (shape === "curve" ? 1 : 0));
  const given = [arena.put(numbers), arena.put(begins), arena.put(curves), lines.length, step] as const;
  const start = arena.room(begins.length * 4);
  const pointCount = kernels.flatSizes(...given, start);
  const points = arena.room(pointCount * 16);
  kernels.flattenLines(...given, points);
  return { start, lines: lines.length, points, pointCount };
}

/** The same of one line. */
export function flatten(line: Line, step: number): Float64Array {
  return flattenLines([line], step).points;
}

/** Segments in the memory of the kernels: addresses of `Segments`. */
export interface SegmentsAt {
  readonly ends: number;
  readonly owner: number;
  readonly count: number;
}

/** The straight segments of flattened lines; segments without length are left out. */
export function segmentsOf({ start, points }: FlatLines): Segments {
  return onKernels((kernels, arena) => {
    const flat = { start: arena.put(start), lines: start.length - 1, points: arena.put(points) };
    const { ends, owner, count } = segmentsAt(kernels, arena, { ...flat, pointCount: points.length / 2 });
    return {
      count,
      ends: arena.read(ends, new Float64Array(count * 4)),
      owner: arena.read(owner, new Int32Array(count)),
    };
  });
}

/** The same, left in the memory of the kernels. */
export function segmentsAt(
  kernels: Kernels,
  arena: Arena,
  { start, lines, points, pointCount }: FlatAt,
): SegmentsAt {
  const [ends, owner] = [arena.room(pointCount * 32), arena.room(pointCount * 4)];
  return { ends, owner, count: kernels.segmentsBetween(points, start, lines, ends, owner) };
}
