import type { Pieces } from "../paths/lines.ts";
import { onKernels } from "../kernels/kernels.ts";

/** `plainCrossingLines` (paths/crossings.ts) on kernels, in ascending order; undefined where they are missing. */
export function crossingsOnKernels(
  { count, ends, owner }: Pieces,
  cell: number,
  width: number,
  height: number,
): number[] | undefined {
  const across = Math.ceil(width / cell) + 2;
  const down = Math.ceil(height / cell) + 2;
  const owners = owner.reduce((most, line) => Math.max(most, line + 1), 0);
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
