import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { Size } from "./grid.ts";

/** Connected components of a mask: pixels of component p are `pixels[start[p]]` to `pixels[start[p + 1] - 1]`. */
export interface Components {
  readonly count: number;
  readonly start: Int32Array;
  readonly pixels: Int32Array;
}

/** Addresses of the components of a mask. */
export interface ComponentsAt {
  readonly on: number;
  readonly pixels: number;
  readonly starts: number;
}

/** Joins the pixels that are on and touch along a side or at a corner (8-connected), in reading order. */
export function componentsOf(on: Uint8Array, size: Size): Components {
  return onKernels((kernels, arena) => componentsAt(kernels, arena, arena.put(on), size));
}

/** Components of the mask at an address. */
export function componentsAt(kernels: Kernels, arena: Arena, on: number, size: Size): Components {
  const { at, find } = roomForComponents(kernels, arena, on, size);
  const count = find();
  const start = arena.read(at.starts, new Int32Array(count + 1));
  return { count, start, pixels: arena.read(at.pixels, new Int32Array(start[count]!)) };
}

/** Room for a mask of that size and its components; `find` looks for them and answers how many there are. */
export function roomForComponents(kernels: Kernels, arena: Arena, on: number, { width, height }: Size) {
  const pixels = width * height;
  const at: ComponentsAt = { on, pixels: arena.room(pixels * 4), starts: arena.room((pixels + 1) * 4) };
  const left = arena.room((width + 2) * (height + 2));
  return { at, find: () => kernels.components(on, width, height, left, at.pixels, at.starts) };
}

/** The mask without the components that `keep` refuses; it is told the pixels of one component. */
export function keepComponents(
  on: Uint8Array,
  size: Size,
  keep: (pixels: Int32Array) => boolean,
): Uint8Array {
  const { count, start, pixels } = componentsOf(on, size);
  const out = on.slice();
  for (let p = 0; p < count; p++) {
    const own = pixels.subarray(start[p]!, start[p + 1]!);
    if (!keep(own)) for (let k = 0; k < own.length; k++) out[own[k]!] = 0;
  }
  return out;
}

/** The mask (0 or 1) without components of fewer than `minPixels` pixels. */
export function keepLong(on: Uint8Array, size: Size, minPixels: number): Uint8Array {
  return onKernels((kernels, arena) => {
    const { at, find } = roomForComponents(kernels, arena, arena.put(on), size);
    kernels.dropComponents(at.on, at.pixels, at.starts, find(), minPixels, 0, 0, 0);
    return arena.read(at.on, new Uint8Array(on.length));
  });
}
