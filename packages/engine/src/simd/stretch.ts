import { onKernels } from "../kernels/kernels.ts";

/** For places along a side: the value before each, and how far towards the next one it lies. */
export interface Places {
  readonly first: Int32Array;
  readonly share: Float32Array;
}

/** `plainStretch` (edges/grid.ts) of rows of `across` values on kernels; undefined where they are missing. */
export function stretchOnKernels(
  data: Float32Array,
  across: number,
  columns: Places,
  rows: Places,
): Float32Array | undefined {
  const [width, height] = [columns.first.length, rows.first.length];
  return onKernels((kernels, arena) => {
    const [from, line, out] = [arena.put(data), arena.room(across * 4 + 16), arena.room(width * height * 4)];
    kernels.stretch(
      ...[from, across, data.length / across, arena.put(columns.first), arena.put(columns.share)],
      ...[arena.put(rows.first), arena.put(rows.share), width, height, line, out],
    );
    return arena.read(out, new Float32Array(width * height));
  });
}
