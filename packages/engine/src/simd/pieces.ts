import type { Field, Size } from "../edges/field.ts";
import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";

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

/** Room for a mask of that size and its pieces; `find` looks for them and answers how many there are. */
function roomForPieces(kernels: Kernels, arena: Arena, on: number, { width, height }: Size) {
  const pixels = width * height;
  const at: PiecesAt = { on, pixels: arena.room(pixels * 4), starts: arena.room((pixels + 1) * 4) };
  const left = arena.room((width + 2) * (height + 2));
  return { at, find: () => kernels.pieces(on, width, height, left, at.pixels, at.starts) };
}

/** `plainPiecesOf` (edges/pieces.ts) on kernels; undefined where they are missing. */
export function piecesOnKernels(on: Uint8Array, size: Size): Pieces | undefined {
  return onKernels((kernels, arena) => piecesAt(kernels, arena, arena.put(on), size));
}

/** Pieces of the mask at an address. */
export function piecesAt(kernels: Kernels, arena: Arena, on: number, size: Size): Pieces {
  const { at, find } = roomForPieces(kernels, arena, on, size);
  const count = find();
  const start = arena.read(at.starts, new Int32Array(count + 1));
  return { count, start, pixels: arena.read(at.pixels, new Int32Array(start[count]!)) };
}

/** `keepLong` (edges/pieces.ts) on kernels; undefined where they are missing. */
export function keepLongOnKernels(on: Uint8Array, size: Size, least: number): Uint8Array | undefined {
  return onKernels((kernels, arena) => {
    const { at, find } = roomForPieces(kernels, arena, arena.put(on), size);
    kernels.dropPieces(at.on, at.pixels, at.starts, find(), least, 0, 0, 0, 0);
    return arena.read(at.on, new Uint8Array(on.length));
  });
}

/** Looks for lines at any threshold above 0, answers how many pixels they have, and reads what was found last. */
export interface LineFinder {
  readonly find: (threshold: number) => number;
  readonly read: () => Uint8Array;
}

/** What `work` makes of lines that are found on kernels as `linesAbove` (edges/hysteresis.ts) has them from plain code. */
export function findLinesOnKernels<T>(
  { data, ...size }: Field,
  weight: Float32Array,
  salience: number,
  work: (finder: LineFinder) => T,
): T | undefined {
  return onKernels((kernels, arena) => {
    const [values, weights, on] = [arena.put(data), arena.put(weight), arena.room(data.length)];
    const { at, find } = roomForPieces(kernels, arena, on, size);
    return work({
      find: (threshold) => {
        kernels.atLeast(values, data.length, threshold / 2, on);
        return kernels.dropPieces(on, at.pixels, at.starts, find(), 0, values, weights, threshold, salience);
      },
      read: () => arena.read(on, new Uint8Array(data.length)),
    });
  });
}
