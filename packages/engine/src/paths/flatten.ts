/** Straight pieces of many lines: piece i runs from (x0, y0) to (x1, y1) and belongs to line `owner`. */
export interface Pieces {
  readonly count: number;
  readonly x0: Float64Array;
  readonly y0: Float64Array;
  readonly x1: Float64Array;
  readonly y1: Float64Array;
  readonly owner: Int32Array;
}

/** A line of straight pieces or of cubics; see `Border` in drawing/picture.ts for `points`. */
export interface Line {
  readonly shape: "line" | "curve";
  readonly points: readonly number[];
}

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

/** The straight pieces of flattened lines; pieces without length are left out. */
export function piecesOf(flat: readonly ArrayLike<number>[]): Pieces {
  let room = 0;
  for (const points of flat) room += points.length / 2;
  const [x0, y0, x1, y1] = [0, 1, 2, 3].map(() => new Float64Array(room)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const owner = new Int32Array(room);
  let count = 0;
  flat.forEach((points, line) => {
    for (let i = 2; i < points.length; i += 2) {
      if (points[i] === points[i - 2] && points[i + 1] === points[i - 1]) continue;
      x0[count] = points[i - 2]!;
      y0[count] = points[i - 1]!;
      x1[count] = points[i]!;
      y1[count] = points[i + 1]!;
      owner[count++] = line;
    }
  });
  return { count, x0, y0, x1, y1, owner };
}
