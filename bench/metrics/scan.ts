import type { Drawing, Shape } from "./drawing.ts";

/** Which shape is seen at each pixel, -1 where there is none. */
export interface LabelMap {
  readonly width: number;
  readonly height: number;
  /** Millimeters of one pixel. */
  readonly mm: number;
  readonly shapes: Int32Array;
}

/** Paints a drawing without smoothing: a pixel belongs to the last shape that encloses its middle. */
export function scanDrawing(drawing: Drawing, width: number, height: number): LabelMap {
  const shapes = new Int32Array(width * height).fill(-1);
  const across = width / drawing.widthMM;
  const down = height / drawing.heightMM;
  drawing.shapes.forEach((shape, index) => {
    const rows = crossingsOf(shape, { across, down, height });
    for (let row = 0; row < rows.count; row++) {
      const from = rows.begin[row]!;
      const to = rows.begin[row + 1]!;
      sortCrossings(rows, from, to);
      const start = (rows.top + row) * width;
      let winding = 0;
      for (let i = from; i + 1 < to; i++) {
        winding += shape.rule === "evenodd" ? 1 : rows.turn[i]!;
        if (shape.rule === "evenodd" ? winding % 2 === 0 : winding === 0) continue;
        const left = Math.max(0, Math.ceil(rows.x[i]! - 0.5));
        const right = Math.min(width, Math.ceil(rows.x[i + 1]! - 0.5));
        if (left < right) shapes.fill(index, start + left, start + right);
      }
    }
  });
  return { width, height, mm: drawing.widthMM / width, shapes };
}

/** Where outlines cross the middles of pixel rows, row after row: those of a row lie at `begin[row]` … . */
interface Crossings {
  readonly top: number;
  readonly count: number;
  readonly begin: Int32Array;
  readonly x: Float64Array;
  /** 1 where the outline goes down, -1 where it goes up. */
  readonly turn: Int8Array;
}

function crossingsOf(shape: Shape, page: { across: number; down: number; height: number }): Crossings {
  let [top, bottom] = [page.height, -1];
  const eachLine = (visit: (ax: number, ay: number, bx: number, by: number) => void) => {
    for (const ring of shape.rings) {
      const count = ring.length;
      for (let i = 0, before = count - 2; i < count; before = i, i += 2)
        visit(
          ring[before]! * page.across,
          ring[before + 1]! * page.down,
          ring[i]! * page.across,
          ring[i + 1]! * page.down,
        );
    }
  };
  const firstRow = (y: number) => Math.max(0, Math.ceil(y - 0.5));
  const endRow = (y: number) => Math.min(page.height, Math.ceil(y - 0.5));

  eachLine((_ax, ay, _bx, by) => {
    top = Math.min(top, firstRow(Math.min(ay, by)));
    bottom = Math.max(bottom, endRow(Math.max(ay, by)));
  });
  const count = Math.max(0, bottom - top);
  const begin = new Int32Array(count + 1);

  // count, then fill: the crossings of each row lie side by side
  eachLine((_ax, ay, _bx, by) => {
    const end = endRow(Math.max(ay, by));
    for (let y = firstRow(Math.min(ay, by)); y < end; y++) begin[y - top + 1]!++;
  });
  for (let row = 0; row < count; row++) begin[row + 1]! += begin[row]!;
  const x = new Float64Array(begin[count]!);
  const turn = new Int8Array(begin[count]!);
  const next = begin.slice();
  eachLine((ax, ay, bx, by) => {
    const end = endRow(Math.max(ay, by));
    for (let y = firstRow(Math.min(ay, by)); y < end; y++) {
      const at = next[y - top]!++;
      // always from the upper end, so that both sides of a shared border round alike
      x[at] =
        ay < by
          ? ax + (y + 0.5 - ay) * ((bx - ax) / (by - ay))
          : bx + (y + 0.5 - by) * ((ax - bx) / (ay - by));
      turn[at] = ay < by ? 1 : -1;
    }
  });
  return { top, count, begin, x, turn };
}

/** Sorts the few crossings of one row from left to right. */
function sortCrossings({ x, turn }: Crossings, from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const [at, way] = [x[i]!, turn[i]!];
    let j = i - 1;
    for (; j >= from && x[j]! > at; j--) {
      x[j + 1] = x[j]!;
      turn[j + 1] = turn[j]!;
    }
    x[j + 1] = at;
    turn[j + 1] = way;
  }
}
