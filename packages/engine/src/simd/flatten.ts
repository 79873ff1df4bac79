import type { FlatLines, Line, Pieces } from "../paths/lines.ts";
import { onKernels } from "../kernels/kernels.ts";

/** `plainFlattenLines` (paths/flatten.ts) on kernels; undefined where they are missing. */
export function flattenOnKernels(lines: readonly Line[], step: number): FlatLines | undefined {
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
    const many = kernels.flatSizes(...given, starts);
    const out = arena.room(many * 16);
    kernels.flattenLines(...given, out);
    return {
      start: arena.read(starts, new Int32Array(begins.length)),
      points: arena.read(out, new Float64Array(many * 2)),
    };
  });
}

/** `plainPieces` (paths/flatten.ts) on kernels; undefined where they are missing. */
export function piecesOnKernels({ start, points }: FlatLines): Pieces | undefined {
  const room = points.length / 2;
  return onKernels((kernels, arena) => {
    const [ends, owners] = [arena.room(room * 32), arena.room(room * 4)];
    const count = kernels.piecesBetween(arena.put(points), arena.put(start), start.length - 1, ends, owners);
    return {
      count,
      ends: arena.read(ends, new Float64Array(count * 4)),
      owner: arena.read(owners, new Int32Array(count)),
    };
  });
}
