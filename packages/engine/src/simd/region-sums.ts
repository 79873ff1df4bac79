import type { Planes } from "../raster/planes.ts";
import type { Labels } from "../regions/labels.ts";
import { onKernels } from "./kernels.ts";

/** Four numbers for each region: pixels, and sums of l, a and b steps. Undefined where kernels are missing. */
export function measureOnKernels({ data, count }: Labels, planes: Planes): Float64Array | undefined {
  return onKernels((kernels, arena) => {
    const [l, a, b] = [arena.put(planes.l), arena.put(planes.a), arena.put(planes.b)];
    const sums = arena.room(count * 32);
    kernels.measure(arena.put(data), l, a, b, data.length, count, sums);
    return arena.read(sums, new Float64Array(count * 4));
  });
}

/** Edges between regions in the order in which a scan meets them; edge e lies in 24 bytes, seen as two arrays. */
export interface MetEdges {
  readonly count: number;
  /** The two regions: `ends[6e]` and `ends[6e + 1]`. */
  readonly ends: Int32Array;
  /** Pixel sides between them and the sum of steps across: `sums[3e + 1]` and `sums[3e + 2]`. */
  readonly sums: Float64Array;
}

/** All edges between neighbors (4-connected); undefined where kernels are missing. */
export function meetOnKernels(labels: Labels, planes: Planes): MetEdges | undefined {
  const { width, height, count, data } = labels;
  return onKernels((kernels, arena) => {
    const [l, a, b] = [arena.put(planes.l), arena.put(planes.a), arena.put(planes.b)];
    const pixels = arena.put(data);
    for (let most = Math.max(1024, count * 4); ; most *= 2) {
      let slots = 4096;
      while (slots < most * 2) slots *= 2;
      const [table, list] = [arena.room(slots * 4), arena.room(most * 24)];
      const met = kernels.meet(pixels, l, a, b, width, height, table, slots - 1, list, most);
      if (met < 0) continue;
      const bytes = arena.read(list, new Uint8Array(met * 24)).buffer;
      return { count: met, ends: new Int32Array(bytes), sums: new Float64Array(bytes) };
    }
  });
}
