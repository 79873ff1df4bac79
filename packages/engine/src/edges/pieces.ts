import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { Size } from "./grid.ts";

/** Connected pieces of a mask: pixels of piece p are `pixels[start[p]]` to `pixels[start[p + 1] - 1]`. */
export interface Pieces {
  readonly count: number;
  readonly start: Int32Array;
  readonly pixels: Int32Array;
}

/** Addresses of the pieces of a mask. */
interface PiecesAt {
  readonly on: number;
  readonly pixels: number;
  readonly starts: number;
}

/** Joins the pixels that are on and touch along a side or at a corner (8-connected), in reading order. */
export function piecesOf(on: Uint8Array, size: Size): Pieces {
  return onKernels((kernels, arena) => piecesAt(kernels, arena, arena.put(on), size));
}

/** Pieces of the mask at an address. */
export function piecesAt(kernels: Kernels, arena: Arena, on: number, size: Size): Pieces {
  const { at, find } = roomForPieces(kernels, arena, on, size);
  const count = find();
  const start = arena.read(at.starts, new Int32Array(count + 1));
  return { count, start, pixels: arena.read(at.pixels, new Int32Array(start[count]!)) };
}

/** Room for a mask of that size and its pieces; `find` looks for them and answers how many there are. */
export function roomForPieces(kernels: Kernels, arena: Arena, on: number, { width, height }: Size) {
  const pixels = width * height;
  const at: PiecesAt = { on, pixels: arena.room(pixels * 4), starts: arena.room((pixels + 1) * 4) };
  const left = arena.room((width + 2) * (height + 2));
  return { at, find: () => kernels.pieces(on, width, height, left, at.pixels, at.starts) };
}

/** The mask without the pieces that `keep` refuses; it is told the pixels of one piece. */
export function keepPieces(on: Uint8Array, size: Size, keep: (pixels: Int32Array) => boolean): Uint8Array {
  const { count, start, pixels } = piecesOf(on, size);
  const out = Uint8Array.from(on);
  for (let p = 0; p < count; p++) {
    const own = pixels.subarray(start[p]!, start[p + 1]!);
    if (!keep(own)) for (let k = 0; k < own.length; k++) out[own[k]!] = 0;
  }
  return out;
}

/** The mask (0 or 1) without pieces of fewer than `least` pixels. */
export function keepLong(on: Uint8Array, size: Size, least: number): Uint8Array {
  return onKernels((kernels, arena) => {
    const { at, find } = roomForPieces(kernels, arena, arena.put(on), size);
    kernels.dropPieces(at.on, at.pixels, at.starts, find(), least, 0, 0, 0, 0);
    return arena.read(at.on, new Uint8Array(on.length));
  });
}
