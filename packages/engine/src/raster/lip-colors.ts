import { fillPolygon } from "../edges/fill-polygon.ts";
import { faceLines } from "../seeing/face-lines.ts";
import type { SeenFace } from "../seeing/seen.ts";
import type { Planes } from "./planes.ts";

/** The reddest part of lips, a share of them: what is lit or in shade has the color of skin. */
const reddest = 1 / 3;

/**
 * The colors of lips, three steps each: too few pixels for a palette to find them by itself. Of each face whose mouth can be
 * seen the middle of what is reddest.
 * @param faces in pixels of the planes
 */
export function lipColors(planes: Planes, faces: readonly SeenFace[]): Float64Array {
  const { l, a, b } = planes;
  const out: number[] = [];
  for (const { points, visible } of faces) {
    if (!points || !visible.mouth) continue;
    const ring = (upper: readonly number[], lower: readonly number[]) => {
      const pixels = new Set<number>();
      const polygon = [...upper, ...lower.toReversed()].map((index) => ({
        x: points[3 * index]!,
        y: points[3 * index + 1]!,
      }));
      fillPolygon(polygon, planes, (from, to) => {
        for (let i = from; i < to; i++) pixels.add(i);
      });
      return pixels;
    };
    const { upper, lower, innerUpper, innerLower } = faceLines.lips;
    const open = ring(innerUpper, innerLower);
    const lips = [...ring(upper, lower)].filter((i) => !open.has(i));
    lips.sort((p, q) => a[q]! - a[p]! || p - q);
    const red = lips.slice(0, Math.ceil(lips.length * reddest));
    if (red.length === 0) continue;
    for (const plane of [l, a, b]) {
      const values = red.map((i) => plane[i]!).sort((p, q) => p - q);
      out.push(values[values.length >> 1]!);
    }
  }
  return Float64Array.from(out);
}
