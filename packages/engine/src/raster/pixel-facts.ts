import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { Raster } from "./raster.ts";

/** Bytes of a picture that kernels read at once: more would make their memory grow with it. */
const atOnce = 1 << 20;

/** Whether no pixel is transparent, not even in part. */
export function isOpaque(raster: Raster): boolean {
  return isTrueOf(raster, (kernels, at, count) => kernels.commonBits(at, count) >>> 24 === 255);
}

/** Whether red, green and blue are the same in every pixel. */
export function isGray(raster: Raster): boolean {
  return isTrueOf(raster, (kernels, at, count) => kernels.colorBits(at, count) === 0);
}

/** Whether something is true of all parts of a picture. */
function isTrueOf(
  { data }: Raster,
  isTrue: (kernels: Kernels, at: number, count: number) => boolean,
): boolean {
  return onKernels((kernels, arena) => {
    const at = arena.room(Math.min(atOnce, data.length));
    for (let from = 0; from < data.length; from += atOnce) {
      const part = data.subarray(from, from + atOnce);
      arena.write(at, part);
      if (!isTrue(kernels, at, part.length / 4)) return false;
    }
    return true;
  });
}
