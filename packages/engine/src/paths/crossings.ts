import { onKernels } from "../kernels/kernels.ts";
import { flattenAt, segmentsAt } from "./flatten.ts";
import type { Line } from "./lines.ts";

/** A page in square cells, all in the unit of its lines. */
interface CellGrid {
  /** The side of a cell, about as long as a segment. */
  readonly cell: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The lines that cross another line or themselves. Curves are cut into segments of about `step`, which are sorted into cells and compared
 * within each cell.
 */
export function crossingLines(
  lines: readonly Line[],
  step: number,
  { cell, width, height }: CellGrid,
): Set<number> {
  const across = Math.ceil(width / cell) + 2;
  const down = Math.ceil(height / cell) + 2;
  return onKernels((kernels, arena) => {
    const { ends, owner, count } = segmentsAt(kernels, arena, flattenAt(kernels, arena, lines, step));
    const begin = arena.room((across * down + 1) * 4);
    const found = arena.put(new Uint8Array(lines.length));
    const places = kernels.countCells(ends, count, cell, across, down, begin);
    kernels.crossings(ends, owner, count, cell, across, down, begin, arena.room(places * 4), found);
    const crossing = new Set<number>();
    const isFound = arena.read(found, new Uint8Array(lines.length));
    for (let line = isFound.indexOf(1); line >= 0; line = isFound.indexOf(1, line + 1)) crossing.add(line);
    return crossing;
  });
}
