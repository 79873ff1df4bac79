import type { Field, Size } from "../edges/field.ts";
import { onKernels } from "../kernels/kernels.ts";
import { type Pieces, piecesAt } from "./pieces.ts";

/** `plainHighestAround` (edges/grid.ts) on kernels; undefined where they are missing. */
export function highestAroundOnKernels({ width, height, data }: Field): Field | undefined {
  return onKernels((kernels, arena) => {
    const [values, between] = [arena.put(data), arena.room(data.byteLength)];
    kernels.highestAround(values, width, height, between, values);
    return { width, height, data: arena.read(values, new Float32Array(data.length)) };
  });
}

/** `plainShrink` (edges/grid.ts) on kernels; undefined where they are missing. */
export function shrinkOnKernels({ width, height, data }: Field, factor: number): Field | undefined {
  const size = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
  return onKernels((kernels, arena) => {
    const out = arena.room(size.width * size.height * 4);
    kernels.shrinkMeans(arena.put(data), width, height, factor, out);
    return { ...size, data: arena.read(out, new Float32Array(size.width * size.height)) };
  });
}

/** What strengths become: `shifts` rows of `steps` values, for logits that move from -`most` to `most`. */
export interface ShiftTable {
  readonly values: Float32Array;
  readonly shifts: number;
  readonly steps: number;
  readonly most: number;
}

/** `plainShift` (edges/strength-table.ts) on kernels; undefined where they are missing. */
export function shiftOnKernels(
  strength: Field,
  by: Float32Array,
  { values, shifts, steps, most }: ShiftTable,
): Field | undefined {
  const { width, height, data } = strength;
  return onKernels((kernels, arena) => {
    const at = arena.put(data);
    const perShift = (shifts - 1) / 2 / most;
    const table = arena.put(values);
    kernels.shiftStrength(at, arena.put(by), data.length, table, shifts, steps, most, perShift, at);
    return { width, height, data: arena.read(at, new Float32Array(data.length)) };
  });
}

/** `plainOpened` (edges/opened.ts) on kernels; undefined where they are missing. */
export function openedOnKernels(on: Uint8Array, { width, height }: Size): Uint8Array | undefined {
  return onKernels((kernels, arena) => {
    const mask = arena.put(on);
    kernels.openMask(mask, width, height, arena.room(on.length), mask);
    return arena.read(mask, new Uint8Array(on.length));
  });
}

/** `openPiecesBelow` (edges/opened.ts) on kernels; undefined where they are missing. */
export function openPiecesOnKernels({ width, height, data }: Field, level: number): Pieces | undefined {
  return onKernels((kernels, arena) => {
    const mask = arena.room(data.length);
    kernels.below(arena.put(data), data.length, level, mask);
    kernels.openMask(mask, width, height, arena.room(data.length), mask);
    return piecesAt(kernels, arena, mask, { width, height });
  });
}
