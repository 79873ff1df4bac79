import type { Drawing } from "./drawing.ts";

/** Steps of the exact coordinates in one millimeter; products of two lengths on any canvas stay below 2^53. */
export const stepsPerMM = 100_000;

/** The straight pieces of all outlines, in whole steps, sorted into square cells. */
export interface Segments {
  readonly count: number;
  /** x0, y0, x1, y1 of each piece. */
  readonly ends: Float64Array;
  /** Index of the shape each piece belongs to. */
  readonly owner: Int32Array;
  /** The pieces that come near cell c are `inCells[begin[c]]` up to `inCells[begin[c + 1]]`. */
  readonly begin: Int32Array;
  readonly inCells: Int32Array;
  /** The cell of a point, in steps; points outside the page belong to the nearest cell. */
  cellOf(x: number, y: number): number;
  /** The pieces in the cells of a box (left, top, right, bottom; steps); some of them twice. */
  near(box: readonly number[]): number[];
}

const cellMM = 1;

/** Whole steps of a length in millimeters; both sides of a shared border round to the same points. */
export function steps(mm: number): number {
  return Math.round(mm * stepsPerMM);
}

/** Cuts outlines into pieces. A piece counts as in a cell when it comes within `reachMM` of it. */
export function cutSegments({ shapes, widthMM, heightMM }: Drawing, reachMM: number): Segments {
  let room = 0;
  for (const { rings } of shapes) for (const ring of rings) room += ring.length / 2;
  const ends = new Float64Array(4 * room);
  const owner = new Int32Array(room);
  let count = 0;
  shapes.forEach(({ rings }, shape) => {
    for (const ring of rings) {
      for (let i = 2; i < ring.length; i += 2) {
        const segment = [ring[i - 2]!, ring[i - 1]!, ring[i]!, ring[i + 1]!].map(steps);
        if (segment[0] === segment[2] && segment[1] === segment[3]) continue;
        ends.set(segment, 4 * count);
        owner[count++] = shape;
      }
    }
  });

  const across = Math.ceil(widthMM / cellMM);
  const down = Math.ceil(heightMM / cellMM);
  const column = (x: number) => Math.max(0, Math.min(across - 1, Math.floor(x / (cellMM * stepsPerMM))));
  const row = (y: number) => Math.max(0, Math.min(down - 1, Math.floor(y / (cellMM * stepsPerMM))));
  const reach = steps(reachMM);
  const eachCell = (i: number, visit: (cell: number) => void) => {
    const [x0, y0, x1, y1] = [ends[4 * i]!, ends[4 * i + 1]!, ends[4 * i + 2]!, ends[4 * i + 3]!];
    const [left, right] = [column(Math.min(x0, x1) - reach), column(Math.max(x0, x1) + reach)];
    const [top, bottom] = [row(Math.min(y0, y1) - reach), row(Math.max(y0, y1) + reach)];
    for (let r = top; r <= bottom; r++) for (let c = left; c <= right; c++) visit(r * across + c);
  };

  // count, then fill: the pieces of each cell lie side by side
  const begin = new Int32Array(across * down + 1);
  for (let i = 0; i < count; i++) eachCell(i, (cell) => begin[cell + 1]!++);
  for (let cell = 0; cell < across * down; cell++) begin[cell + 1]! += begin[cell]!;
  const next = begin.slice();
  const inCells = new Int32Array(begin[across * down]!);
  for (let i = 0; i < count; i++) {
    eachCell(i, (cell) => {
      inCells[next[cell]!++] = i;
    });
  }
  const near = ([left, top, right, bottom]: readonly number[]) => {
    const found: number[] = [];
    for (let r = row(top!); r <= row(bottom!); r++)
      for (let c = column(left!); c <= column(right!); c++)
        for (let p = begin[r * across + c]!; p < begin[r * across + c + 1]!; p++) found.push(inCells[p]!);
    return found;
  };
  return { count, ends, owner, begin, inCells, cellOf: (x, y) => row(y) * across + column(x), near };
}
