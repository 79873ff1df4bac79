import { onKernels } from "../kernels/kernels.ts";
import type { Segments } from "./lines.ts";

/**
 * The lines that cross another line or themselves. Segments are sorted into square cells of side `cell`, about as
 * long as a segment, and compared within each cell.
 */
export function crossingLines(
  { count, ends, owner }: Segments,
  cell: number,
  width: number,
  height: number,
): Set<number> {
  const across = Math.ceil(width / cell) + 2;
  const down = Math.ceil(height / cell) + 2;
  const owners = owner.reduce((max, line) => Math.max(max, line + 1), 0);
  return onKernels((kernels, arena) => {
    const [segments, lines, begin] = [arena.put(ends), arena.put(owner), arena.room((across * down + 1) * 4)];
    const found = arena.put(new Uint8Array(owners));
    const places = kernels.countCells(segments, count, cell, across, down, begin);
    kernels.crossings(segments, lines, count, cell, across, down, begin, arena.room(places * 4), found);
    const crossing = new Set<number>();
    arena.read(found, new Uint8Array(owners)).forEach((isFound, line) => {
      if (isFound) crossing.add(line);
    });
    return crossing;
  });
}
