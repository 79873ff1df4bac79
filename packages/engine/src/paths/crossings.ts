import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { onKernels } from "../kernels/kernels.ts";
import { flattenAt, type SegmentsAt, segmentsAt } from "./flatten.ts";
import type { Line, Segments } from "./lines.ts";

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
  const owners = owner.reduce((max, line) => Math.max(max, line + 1), 0);
  return onKernels((kernels, arena) => {
    const segments = { count, ends: arena.put(ends), owner: arena.put(owner) };
    return crossingAt(kernels, arena, segments, { owners, cell, width, height });
  });
}

/** The same of lines whose curves are cut into segments of about `step`. */
export function crossingOf(
  lines: readonly Line[],
  step: number,
  grid: { readonly cell: number; readonly width: number; readonly height: number },
): Set<number> {
  return onKernels((kernels, arena) => {
    const segments = segmentsAt(kernels, arena, flattenAt(kernels, arena, lines, step));
    return crossingAt(kernels, arena, segments, { owners: lines.length, ...grid });
  });
}

interface CellGrid {
  readonly owners: number;
  readonly cell: number;
  readonly width: number;
  readonly height: number;
}

function crossingAt(
  kernels: Kernels,
  arena: Arena,
  { ends, owner, count }: SegmentsAt,
  { owners, cell, width, height }: CellGrid,
): Set<number> {
  const across = Math.ceil(width / cell) + 2;
  const down = Math.ceil(height / cell) + 2;
  const begin = arena.room((across * down + 1) * 4);
  const found = arena.put(new Uint8Array(owners));
  const places = kernels.countCells(ends, count, cell, across, down, begin);
  kernels.crossings(ends, owner, count, cell, across, down, begin, arena.room(places * 4), found);
  const crossing = new Set<number>();
  const isFound = arena.read(found, new Uint8Array(owners));
  for (let line = isFound.indexOf(1); line >= 0; line = isFound.indexOf(1, line + 1)) crossing.add(line);
  return crossing;
}
