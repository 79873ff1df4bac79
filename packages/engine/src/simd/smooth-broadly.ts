import type { Size } from "../edges/field.ts";
import type { Planes } from "../raster/planes.ts";
import type { Grid } from "./importance.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { Places } from "./stretch.ts";

/** Steps in the middles of cells as planes of a small picture; undefined where kernels are missing. */
export function middleStepsOnKernels(
  { width, height, l, a, b }: Planes,
  { across, down, side }: Grid,
): Planes | undefined {
  return onKernels((kernels, arena) => {
    const [from, out] = [arena.room(l.byteLength), arena.room(across * down * 2)];
    const [x, y, z] = [l, a, b].map((plane) => {
      arena.write(from, plane);
      kernels.middleSteps(from, width, height, across, down, side, out);
      return arena.read(out, new Int16Array(across * down));
    }) as [Int16Array, Int16Array, Int16Array];
    return { width: across, height: down, l: x, a: y, b: z };
  });
}

/** Bytes in the middles of cells, and shares of 255 of them; undefined where kernels are missing. */
export function middleSharesOnKernels(
  bytes: Uint8Array,
  { width, height }: Size,
  { across, down, side }: Grid,
): Float32Array | undefined {
  return onKernels((kernels, arena) => {
    const cells = across * down;
    const [middles, out] = [arena.room(cells), arena.room(cells * 4)];
    kernels.middleBytes(arena.put(bytes), width, height, across, down, side, middles);
    kernels.byteShares(middles, cells, out);
    return arena.read(out, new Float32Array(cells));
  });
}

/** How lines and weights leave cells still; see `calmShare` in paint-by-numbers/favor-on.ts. */
export interface Stillness {
  readonly usual: number;
  readonly any: number;
  readonly span: number;
  readonly still: number;
  readonly not: number;
  readonly behind: number;
}

/** How much each cell may be smoothed, written over how near lines are; undefined where kernels are missing. */
export function stillSharesOnKernels(
  near: Float32Array,
  weights: Uint8Array,
  { width, height }: Size,
  { across, down, side }: Grid,
  { usual, any, span, still, not, behind }: Stillness,
): Float32Array | undefined {
  return onKernels((kernels, arena) => {
    const [own, middles] = [arena.put(near), arena.room(near.length)];
    kernels.middleBytes(arena.put(weights), width, height, across, down, side, middles);
    kernels.stillShares(own, middles, near.length, usual, any, span, still, not, behind);
    return arena.read(own, near);
  });
}

/**
 * A picture moved towards a smoothed small one; undefined where kernels are missing.
 * @param limit squared steps from which on nothing moves
 */
export function moveBroadlyOnKernels(
  planes: Planes,
  { small, broad, share }: { small: Planes; broad: Planes; share: Float32Array },
  limit: number,
  { columns, rows }: { columns: Places; rows: Places },
): Planes | undefined {
  const { width, height } = planes;
  const [cells, size] = [share.length, width * height];
  return onKernels((kernels, arena) => {
    const three = ({ l, a, b }: Planes) => {
      const at = arena.room(cells * 6);
      for (const [k, plane] of [l, a, b].entries()) arena.write(at + k * cells * 2, plane);
      return at;
    };
    const moves = arena.room(cells * 12);
    kernels.broadMoves(three(broad), three(small), arena.put(share), cells, limit, moves);
    const places = [arena.put(columns.first), arena.put(columns.share)] as const;
    const lines = [arena.put(rows.first), arena.put(rows.share)] as const;
    const [line, more, own] = [
      arena.room(small.width * 4 + 16),
      arena.room(size * 4),
      arena.room(size * 2),
    ] as const;
    const [l, a, b] = [planes.l, planes.a, planes.b].map((plane, k) => {
      const from = moves + k * cells * 4;
      kernels.stretch(from, small.width, small.height, ...places, ...lines, width, height, line, more);
      arena.write(own, plane);
      kernels.addMoves(own, more, size);
      return arena.read(own, new Int16Array(size));
    }) as [Int16Array, Int16Array, Int16Array];
    return { width, height, l, a, b };
  });
}
