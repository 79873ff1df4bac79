import type { Point } from "../pen.ts";

/** An affine map, in the order of SVG's `matrix(a b c d e f)`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const unit: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that does `inner` first and `outer` after it. */
export const times = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

/** The map that undoes another; a flat one gives a map of zeros. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  if (area === 0) return [0, 0, 0, 0, 0, 0];
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

export const mapped = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** By how much lengths grow, on average. */
export const growth = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

function step(name: string, values: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
  if (name === "translate") return [1, 0, 0, 1, a, b];
  if (name === "scale") return [a, 0, 0, values.length > 1 ? b : a, 0, 0];
  if (name === "matrix") return [a, b, c, d, e, f];
  const angle = (a * Math.PI) / 180;
  const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
  return times(times([1, 0, 0, 1, b, c], turn), [1, 0, 0, 1, -b, -c]);
}

/** The map a `transform` attribute writes: translate, rotate, scale and matrix in any order. */
export function transformOf(text: string | undefined): Matrix {
  let result = unit;
  for (const [, name = "", inside = ""] of (text ?? "").matchAll(/(\w+)\(([^)]*)\)/g))
    result = times(result, step(name, numbersIn(inside)));
  return result;
}

/** The numbers of an attribute. */
export const numbersIn = (text: string): number[] =>
  (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
