import { onKernels } from "../kernels/kernels.ts";

/**
 * `plainSample` (raster/sample-mask.ts) on kernels; undefined where they are missing.
 * @param columns of the mask for each of the canvas, and `rows` where those of the mask begin
 */
export function sampleOnKernels(
  mask: Uint8Array,
  columns: Int32Array,
  rows: Int32Array,
): Uint8Array | undefined {
  const [width, height] = [columns.length, rows.length];
  return onKernels((kernels, arena) => {
    const [from, out] = [arena.put(mask), arena.room(width * height)];
    kernels.sampleBytes(from, arena.put(columns), arena.put(rows), width, height, out);
    return arena.read(out, new Uint8Array(width * height));
  });
}

/** Values where weights are below `usual`, a power of two, become as much smaller, in place; undefined where kernels are missing. */
export function lowerOnKernels(values: Uint8Array, weights: Uint8Array, usual: number): true | undefined {
  return onKernels((kernels, arena) => {
    const own = arena.put(values);
    kernels.lowerBytes(own, arena.put(weights), values.length, usual);
    arena.read(own, values);
    return true;
  });
}

/**
 * `out` becomes `value` where `values` are at least `least`, and `other` elsewhere, or without it what it was; undefined where kernels
 * are missing.
 */
export function markOnKernels(
  values: Uint8Array,
  { least, value, other }: { readonly least: number; readonly value: number; readonly other?: number },
  out: Uint8Array,
): true | undefined {
  return onKernels((kernels, arena) => {
    const to = arena.put(out);
    kernels.markBytes(arena.put(values), values.length, least, value, other ?? -1, to);
    arena.read(to, out);
    return true;
  });
}
