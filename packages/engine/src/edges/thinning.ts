import { onKernels, type Running } from "../kernels/kernels.ts";
import type { Size } from "./grid.ts";

/**
 * For each way to set the eight neighbors of a pixel (bit 0 above, then clockwise), in which of the two passes of a
 * round the pixel may go: bit 0 the first, bit 1 the second.
 */
const removable = Uint8Array.from({ length: 256 }, (_, ring) => {
  const p = Array.from({ length: 8 }, (_, k) => (ring >> k) & 1);
  const count = p.reduce((sum, v) => sum + v, 0);
  let rises = 0;
  for (let k = 0; k < 8; k++) if (p[k] === 0 && p[(k + 1) % 8] === 1) rises++;
  if (count < 2 || count > 6 || rises !== 1) return 0;
  const [n, e, s, w] = [p[0]!, p[2]!, p[4]!, p[6]!];
  return (n * e * s === 0 && e * s * w === 0 ? 1 : 0) | (n * e * w === 0 && n * s * w === 0 ? 2 : 0);
});

/** Neighborhoods of a pixel at the corner of a step: going diagonally keeps the line connected. */
const isStair = Uint8Array.from({ length: 256 }, (_, ring) => {
  const p = Array.from({ length: 8 }, (_, k) => (ring >> k) & 1);
  for (let k = 0; k < 8; k += 2) {
    const [one, corner, other] = [p[k], p[(k + 1) % 8], p[(k + 2) % 8]];
    const opposite = p[(k + 4) % 8]! + p[(k + 5) % 8]! + p[(k + 6) % 8]!;
    if (one && other && !corner && opposite === 0) return 1;
  }
  return 0;
});

/** More than any picture needs. */
const maxRounds = 2 ** 31 - 1;

/**
 * Thins a mask (0 or 1 a pixel) to lines one pixel wide that are connected as the mask is (Zhang & Suen, "A fast
 * parallel algorithm for thinning digital patterns", 1984). Before each round the corners are taken out of steps: so
 * diagonals are not eaten from their ends, and every line is 8-connected. White areas stay apart: nothing that was
 * closed opens.
 * @param rounds a round takes a layer off all around; after so many, what is wider stays an area, and all else is as without a limit
 */
export function thin(mask: Uint8Array, size: Size, rounds = maxRounds): Uint8Array {
  return onKernels((kernels, arena) => {
    const on = arena.put(mask);
    thinOnKernels({ kernels, arena }, on, size, rounds);
    return arena.read(on, new Uint8Array(mask.length));
  });
}

/** The same of a mask that is in the memory of the kernels already, where it is. */
export function thinOnKernels(
  { kernels, arena }: Running,
  on: number,
  { width, height }: Size,
  rounds = maxRounds,
): void {
  const [active, goes] = [arena.room(width * height * 4), arena.room(width * height * 4)];
  const withMargin = arena.room((width + 2) * (height + 2));
  const [may, stairs] = [arena.put(removable), arena.put(isStair)];
  kernels.thin(on, width, height, rounds, may, stairs, withMargin, active, goes);
}
