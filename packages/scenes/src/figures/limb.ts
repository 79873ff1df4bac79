import { away, closedCurve, type Point } from "../pen.ts";

/** Path data of an arm, a leg or a tail through some points: round at its ends, its width changing from `from` to `to`. */
export function limb(line: readonly Point[], from: number, to: number): string {
  const last = line.length - 1;
  const angleAt = (i: number) => {
    const [a, b] = [line[Math.max(0, i - 1)] ?? [0, 0], line[Math.min(last, i + 1)] ?? [0, 0]];
    return Math.atan2(b[1] - a[1], b[0] - a[0]);
  };
  const half = (i: number) => (from + ((to - from) * i) / last) / 2;
  const side = (way: 1 | -1) =>
    line.map((point, i) => away(point, angleAt(i) + (way * Math.PI) / 2, half(i)));
  const cap = (i: number, start: number) =>
    [-0.55, 0, 0.55].map((turn) => away(line[i] ?? [0, 0], start + turn, half(i)));
  return closedCurve([
    ...side(-1),
    ...cap(last, angleAt(last)),
    ...side(1).reverse(),
    ...cap(0, angleAt(0) + Math.PI),
  ]);
}

/** A point of a quadratic curve, for smooth limbs out of three joints. */
export function bent(a: Point, b: Point, c: Point): Point[] {
  return [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
    const u = 1 - t;
    const at = (i: 0 | 1) => u * u * a[i] + 2 * u * t * (2 * b[i] - (a[i] + c[i]) / 2) + t * t * c[i];
    return [at(0), at(1)];
  });
}
