/** An affine map as PostScript writes it: x' = a·x + c·y + tx, y' = b·x + d·y + ty. Never changed in place. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, tx: number, ty: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Six numbers as a matrix. */
export function matrixOf(values: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, tx = 0, ty = 0] = values;
  return [a, b, c, d, tx, ty];
}

/** The map that does `first` and then `second`. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, tx, ty] = first;
  const [e, f, g, h, ux, uy] = second;
  return [
    a * e + b * g,
    a * f + b * h,
    c * e + d * g,
    c * f + d * h,
    tx * e + ty * g + ux,
    tx * f + ty * h + uy,
  ];
}

/** The inverse, or null when the map flattens the plane. */
export function invert([a, b, c, d, tx, ty]: Matrix): Matrix | null {
  const determinant = a * d - b * c;
  if (!(Math.abs(determinant) > 1e-30)) return null;
  const inverse: Matrix = [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * ty - d * tx) / determinant,
    (b * tx - a * ty) / determinant,
  ];
  return inverse.every(Number.isFinite) ? inverse : null;
}

export const mapX = (m: Matrix, x: number, y: number): number => m[0] * x + m[2] * y + m[4];
export const mapY = (m: Matrix, x: number, y: number): number => m[1] * x + m[3] * y + m[5];

/** How much a map enlarges lengths, on the average of all directions. */
export const scaleOf = (m: Matrix): number => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));

/** Whether a map keeps circles round: then strokes can be drawn on the page itself. */
export function isSimilarity([a, b, c, d]: Matrix): boolean {
  const size = Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d);
  const slack = size * size * 1e-4;
  return Math.abs(a * c + b * d) <= slack && Math.abs(a * a + b * b - c * c - d * d) <= slack;
}

/** The smallest upright box around a mapped box: [left, bottom, right, top]. */
export function mapBox(m: Matrix, [left, bottom, right, top]: Box): Box {
  const xs = [mapX(m, left, bottom), mapX(m, right, bottom), mapX(m, left, top), mapX(m, right, top)];
  const ys = [mapY(m, left, bottom), mapY(m, right, bottom), mapY(m, left, top), mapY(m, right, top)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** [left, bottom, right, top] */
export type Box = readonly [number, number, number, number];

/** What two boxes share; empty when right < left or top < bottom. */
export const sharedBox = (one: Box, two: Box): Box => [
  Math.max(one[0], two[0]),
  Math.max(one[1], two[1]),
  Math.min(one[2], two[2]),
  Math.min(one[3], two[3]),
];

export const isEmptyBox = (box: Box): boolean => !(box[2] >= box[0] && box[3] >= box[1]);
