import type { Pieces } from "../paths/flatten.ts";
import { onKernels } from "./kernels.ts";

/** `plainCrossingLines` (paths/crossings.ts) on kernels, in ascending order; undefined where they are missing. */
export function crossingsOnKernels(
  { count, x0, y0, x1, y1, owner }: Pieces,
  cell: number,
  width: number,
  height: number,
): number[] | undefined {
  const across = Math.ceil(width / cell) + 2;
  const down = Math.ceil(height / cell) + 2;
  const ends = new Float64Array(count * 4);
  let owners = 0;
  for (let i = 0; i < count; i++) {
    ends[i * 4] = x0[i]!;
    ends[i * 4 + 1] = y0[i]!;
    ends[i * 4 + 2] = x1[i]!;
    ends[i * 4 + 3] = y1[i]!;
    owners = Math.max(owners, owner[i]! + 1);
  }
  return onKernels((kernels, arena) => {
    const [pieces, lines, begin] = [arena.put(ends), arena.put(owner), arena.room((across * down + 1) * 4)];
    const found = arena.put(new Uint8Array(owners));
    const places = kernels.countCells(pieces, count, cell, across, down, begin);
    kernels.crossings(pieces, lines, count, cell, across, down, begin, arena.room(places * 4), found);
    const crossing: number[] = [];
    arena.read(found, new Uint8Array(owners)).forEach((isFound, line) => {
      if (isFound) crossing.push(line);
    });
    return crossing;
  });
}
