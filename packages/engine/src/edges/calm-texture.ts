import { onKernels } from "../kernels/kernels.ts";
import { blur } from "./blur.ts";
import { type Field, shrinkField, upsampleField } from "./grid.ts";

/** Share of pixels on strong lines below which a place is no texture, and above which it is nothing else. */
export interface TextureDensity {
  readonly min: number;
  readonly max: number;
}

/** A line counts as strong from here on. */
const strong = 0.4;
/** Density is measured on cells of this many pixels. */
const cell = 8;
/** Over what share of the picture's long side density is measured. */
const neighborhood = 0.022;

/** How much each place is texture, 0 to 1: where lines are dense, as in grass, gravel, fur. */
export function findTexture(fine: Field, { min, max }: TextureDensity): Field {
  const { width, height } = fine;
  const sigma = Math.max(0.5, (Math.max(width, height) * neighborhood) / cell);
  const density = upsampleField(blur(shrinkField(crestsOf(fine), cell), sigma), width, height);
  return onKernels((kernels, arena) => {
    const at = arena.put(density.data);
    kernels.textureOf(at, min, max, width * height, at);
    return { width, height, data: arena.read(at, new Float32Array(width * height)) };
  });
}

/** The fine map, and smoothly the coarse one instead where there is texture. */
export function calmTexture({ width, height, data }: Field, coarse: Field, texture: Field): Field {
  return onKernels((kernels, arena) => {
    const at = arena.put(data);
    kernels.mixFields(at, arena.put(coarse.data), arena.put(texture.data), data.length, at);
    return { width, height, data: arena.read(at, new Float32Array(data.length)) };
  });
}

/** 1 where a strong line is highest along its row or its column. */
function crestsOf({ width, height, data }: Field): Field {
  return onKernels((kernels, arena) => {
    const out = arena.room(data.byteLength);
    kernels.markCrests(arena.put(data), width, data.length, strong, out);
    return { width, height, data: arena.read(out, new Float32Array(data.length)) };
  });
}
