import { onKernels } from "../kernels/kernels.ts";
import type { Raster } from "./raster.ts";

/** The raster's red, green and blue times its alpha; the same bytes when it is opaque. */
export function premultiplied({ data }: Raster): Uint8ClampedArray {
  const min = onKernels((kernels, arena) => kernels.minAlpha(arena.put(data), data.length / 4));
  if (min === 255) return data;
  const out = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    for (let c = 0; c < 3; c++) out[i + c] = (data[i + c]! * alpha + 127) / 255;
    out[i + 3] = alpha;
  }
  return out;
}
