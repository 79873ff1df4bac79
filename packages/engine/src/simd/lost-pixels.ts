import type { Planes } from "../raster/planes.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { onKernels } from "../kernels/kernels.ts";

/** A picture, how important its pixels are, from which importance on they count, and the squared distance that is far. */
export interface Seen {
  readonly planes: Planes;
  readonly importance: Uint8Array;
  readonly least: number;
  readonly limit: number;
}

/** `plainLostPixels` (paint-by-numbers/lost-detail.ts) on kernels; undefined where they are missing. */
export function lostPixelsOnKernels(
  { data, colors }: ColoredLabels,
  palette: Float64Array,
  { planes, importance, least, limit }: Seen,
): { all: number; mask: Int32Array } | undefined {
  const size = data.length;
  return onKernels((kernels, arena) => {
    const labels = [arena.put(data), arena.put(colors), arena.put(palette)] as const;
    const seen = [arena.put(planes.l), arena.put(planes.a), arena.put(planes.b)] as const;
    const out = arena.room(size * 4);
    const all = kernels.lostPixels(...labels, ...seen, arena.put(importance), least, limit, size, out);
    return { all, mask: arena.read(out, new Int32Array(size)) };
  });
}
