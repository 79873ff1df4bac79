import type { Point } from "../strokes/smooth-curve.ts";

/** A ring of points so many times as large around its middle. */
export function grownRing(ring: readonly Point[], times: number): Point[] {
  const middle = ring.reduce(
    (sum, { x, y }) => ({ x: sum.x + x / ring.length, y: sum.y + y / ring.length }),
    { x: 0, y: 0 },
  );
  return ring.map(({ x, y }) => ({
    x: middle.x + times * (x - middle.x),
    y: middle.y + times * (y - middle.y),
  }));
}
