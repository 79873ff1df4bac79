import { onKernels } from "../kernels/kernels.ts";
import type { FlatLines, Line, Segments } from "./lines.ts";

/** x, y of points along lines, their starts and ends included; on curves about every `step`. */
export function flattenLines(lines: readonly Line[], step: number): FlatLines {
  const begins = new Int32Array(lines.length + 1);
  lines.forEach(({ points }, b) => {
    begins[b + 1] = begins[b]! + points.length;
  });
  const numbers = new Float64Array(begins[lines.length]!);
  lines.forEach(({ points }, b) => {
    numbers.set(points, begins[b]!);
  });
  const curves = Uint8Array.from(lines, ({ shape }) => (shape === "curve" ? 1 : 0));
  return onKernels((kernels, arena) => {
    const given = [arena.put(numbers), arena.put(begins), arena.put(curves), lines.length, step] as const;
    const starts = arena.room(begins.length * 4);
    const count = kernels.flatSizes(...given, starts);
    const out = arena.room(count * 16);
    kernels.flattenLines(...given, out);
    return {
      start: arena.read(starts, new Int32Array(begins.length)),
      points: arena.read(out, new Float64Array(count * 2)),
    };
  });
}

/** The same of one line. */
export function flatten(line: Line, step: number): Float64Array {
  return flattenLines([line], step).points;
}

/** The straight segments of flattened lines; segments without length are left out. */
export function segmentsOf({ start, points }: FlatLines): Segments {
  const room = points.length / 2;
  return onKernels((kernels, arena) => {
    const [ends, owners] = [arena.room(room * 32), arena.room(room * 4)];
    const count = kernels.segmentsBetween(
      arena.put(points),
      arena.put(start),
      start.length - 1,
      ends,
      owners,
    );
    return {
      count,
      ends: arena.read(ends, new Float64Array(count * 4)),
      owner: arena.read(owners, new Int32Array(count)),
    };
  });
}
