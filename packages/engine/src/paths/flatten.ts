import { flattenOnKernels, piecesOnKernels } from "../simd/flatten.ts";
import type { FlatLines, Line, Pieces } from "./lines.ts";

/** How many straight pieces of about `step` the cubic from point i - 1 on takes. */
function piecesOfCubic(points: readonly number[], i: number, step: number): number {
  let length = 0;
  for (let at = i; at < i + 6; at += 2) {
    length += distance(points[at - 2]!, points[at - 1]!, points[at]!, points[at + 1]!);
  }
  return Math.max(1, Math.min(64, Math.ceil(length / step)));
}

/** x, y of points along a line, its start and end included; on curves about every `step`. */
export function flatten({ shape, points }: Line, step: number): Float64Array {
  if (shape === "line") return Float64Array.from(points);
  let room = 2;
  for (let i = 2; i + 5 < points.length; i += 6) room += 2 * piecesOfCubic(points, i, step);
  const out = new Float64Array(room);
  out[0] = points[0]!;
  out[1] = points[1]!;
  let at = 2;
  for (let i = 2; i + 5 < points.length; i += 6) {
    const many = piecesOfCubic(points, i, step);
    for (let k = 1; k < many; k++) {
      const t = k / many;
      const s = 1 - t;
      const b0 = s * s * s;
      const b1 = 3 * t * s * s;
      const b2 = 3 * t * t * s;
      const b3 = t * t * t;
      out[at++] = b0 * points[i - 2]! + b1 * points[i]! + b2 * points[i + 2]! + b3 * points[i + 4]!;
      out[at++] = b0 * points[i - 1]! + b1 * points[i + 1]! + b2 * points[i + 3]! + b3 * points[i + 5]!;
    }
    out[at++] = points[i + 4]!;
    out[at++] = points[i + 5]!;
  }
  return out;
}

function distance(x0: number, y0: number, x1: number, y1: number): number {
  return Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
}

/** Points along lines, as `flatten` finds them for each. */
export function flattenLines(lines: readonly Line[], step: number): FlatLines {
  return flattenOnKernels(lines, step) ?? plainFlattenLines(lines, step);
}

function plainFlattenLines(lines: readonly Line[], step: number): FlatLines {
  const all = lines.map((line) => flatten(line, step));
  const start = new Int32Array(lines.length + 1);
  all.forEach((own, b) => {
    start[b + 1] = start[b]! + own.length / 2;
  });
  const points = new Float64Array(start[lines.length]! * 2);
  all.forEach((own, b) => {
    points.set(own, start[b]! * 2);
  });
  return { start, points };
}

/** The straight pieces of flattened lines; pieces without length are left out. */
export function piecesOf(flat: FlatLines): Pieces {
  return piecesOnKernels(flat) ?? plainPieces(flat);
}

function plainPieces({ start, points }: FlatLines): Pieces {
  const ends: number[] = [];
  const owner: number[] = [];
  for (let b = 0; b + 1 < start.length; b++) {
    for (let i = start[b]! * 2; i + 2 < start[b + 1]! * 2; i += 2) {
      const [x0, y0, x1, y1] = [points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!];
      if (x0 === x1 && y0 === y1) continue;
      ends.push(x0, y0, x1, y1);
      owner.push(b);
    }
  }
  return { count: owner.length, ends: Float64Array.from(ends), owner: Int32Array.from(owner) };
}
