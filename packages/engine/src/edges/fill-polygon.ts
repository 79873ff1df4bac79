import type { Point } from "../strokes/smooth-curve.ts";
import type { Size } from "./grid.ts";

/** Calls `fill` with each run of pixels, from the first to behind the last, whose middles lie in a polygon (even-odd). */
export function fillPolygon(
  polygon: readonly Point[],
  { width, height }: Size,
  fill: (from: number, to: number) => void,
): void {
  const heights = polygon.map(({ y }) => y);
  const first = Math.max(0, Math.ceil(Math.min(...heights) - 0.5));
  const last = Math.min(height - 1, Math.floor(Math.max(...heights) - 0.5));
  for (let row = first; row <= last; row++) {
    const y = row + 0.5;
    const crossings: number[] = [];
    polygon.forEach((p, i) => {
      const q = polygon[(i + 1) % polygon.length]!;
      if (p.y > y !== q.y > y) crossings.push(p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x));
    });
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k]! - 0.5));
      const to = Math.min(width, Math.ceil(crossings[k + 1]! - 0.5));
      if (from < to) fill(row * width + from, row * width + to);
    }
  }
}
