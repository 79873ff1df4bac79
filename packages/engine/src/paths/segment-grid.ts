import type { Segments } from "./lines.ts";

/** Straight segments sorted into square cells: `visit` names each segment that may touch a box, some more than once. */
export interface SegmentGrid {
  /** Segments of cell c: `inside[begin[c]]` to `inside[begin[c + 1] - 1]`. */
  readonly begin: Int32Array;
  readonly inside: Int32Array;
  readonly visit: (box: Box, segment: (i: number) => void) => void;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Sorts segments into cells of side `cell`; what lies outside `width` × `height` falls into the cells at the edge. */
export function gridOf(segments: Segments, cell: number, width: number, height: number): SegmentGrid {
  const { count, ends } = segments;
  const across = Math.ceil(width / cell) + 2;
  const down = Math.ceil(height / cell) + 2;
  const column = (x: number) => Math.max(0, Math.min(across - 1, Math.floor(x / cell) + 1));
  const row = (y: number) => Math.max(0, Math.min(down - 1, Math.floor(y / cell) + 1));
  const eachCell = ({ left, top, right, bottom }: Box, see: (at: number) => void) => {
    for (let r = row(top); r <= row(bottom); r++) {
      for (let c = column(left); c <= column(right); c++) see(r * across + c);
    }
  };
  // the cells of every segment: first and last column, first and last row
  const spans = new Int32Array(count * 4);
  for (let i = 0; i < count; i++) {
    // without lists that are taken apart, which for every segment would cost more than the cells
    const x0 = ends[i * 4]!;
    const y0 = ends[i * 4 + 1]!;
    const x1 = ends[i * 4 + 2]!;
    const y1 = ends[i * 4 + 3]!;
    spans[i * 4] = column(Math.min(x0, x1));
    spans[i * 4 + 1] = column(Math.max(x0, x1));
    spans[i * 4 + 2] = row(Math.min(y0, y1));
    spans[i * 4 + 3] = row(Math.max(y0, y1));
  }

  // count, then fill: the segments of each cell lie side by side
  const begin = new Int32Array(across * down + 1);
  for (let i = 0; i < count; i++) {
    for (let r = spans[i * 4 + 2]!; r <= spans[i * 4 + 3]!; r++) {
      const first = r * across + spans[i * 4]! + 1;
      const last = r * across + spans[i * 4 + 1]! + 1;
      for (let at = first; at <= last; at++) begin[at] = begin[at]! + 1;
    }
  }
  for (let at = 0; at < across * down; at++) begin[at + 1] = begin[at + 1]! + begin[at]!;
  const fill = begin.slice();
  const inside = new Int32Array(begin[across * down]!);
  for (let i = 0; i < count; i++) {
    for (let r = spans[i * 4 + 2]!; r <= spans[i * 4 + 3]!; r++) {
      const first = r * across + spans[i * 4]!;
      const last = r * across + spans[i * 4 + 1]!;
      for (let at = first; at <= last; at++) {
        inside[fill[at]!] = i;
        fill[at] = fill[at]! + 1;
      }
    }
  }
  const visit: SegmentGrid["visit"] = (box, segment) =>
    eachCell(box, (at) => {
      for (let p = begin[at]!; p < begin[at + 1]!; p++) segment(inside[p]!);
    });
  return { begin, inside, visit };
}
