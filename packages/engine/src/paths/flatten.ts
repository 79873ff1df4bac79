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

/** x, y of points along a line, its start and end included; on curves about every `step`. */
export function flatten({ shape, points }: Line, step: number): number[] {
  if (shape === "line") return [...points];
  const out = [points[0]!, points[1]!];
  for (let i = 2; i + 5 < points.length; i += 6) {
    const [x0, y0] = [points[i - 2]!, points[i - 1]!];
    const [x1, y1, x2, y2, x3, y3] = points.slice(i, i + 6) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const length = distance(x0, y0, x1, y1) + distance(x1, y1, x2, y2) + distance(x2, y2, x3, y3);
    const many = Math.max(1, Math.min(64, Math.ceil(length / step)));
    for (let k = 1; k < many; k++) {
      const t = k / many;
      const s = 1 - t;
      const [b0, b1, b2, b3] = [s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t];
      out.push(b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3, b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3);
    }
    out.push(x3, y3);
  }
  return out;
}

function distance(x0: number, y0: number, x1: number, y1: number): number {
  return Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
}

/** The straight pieces of flattened lines; pieces without length are left out. */
export function piecesOf(flat: readonly (readonly number[])[]): Pieces {
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
