import { fillPolygon } from "../edges/fill-polygon.ts";
import type { Size } from "../edges/field.ts";
import { faceLines } from "../seeing/face-lines.ts";
import type { Point } from "../strokes/smooth-curve.ts";

/** Two lines of a face from its left to its right that enclose a shape. */
interface Outline {
  readonly upper: readonly number[];
  readonly lower: readonly number[];
}

/** The point of a face's mesh, in pixels. */
export function pointOf(points: Float32Array, index: number): Point {
  return { x: points[3 * index]!, y: points[3 * index + 1]! };
}

/** The corners of a shape of a face, around it. */
export function ringOf(points: Float32Array, { upper, lower }: Outline): Point[] {
  return [...upper, ...lower.toReversed()].map((index) => pointOf(points, index));
}

/** Numbers of the pixels whose middles lie in a ring. */
export function pixelsIn(ring: readonly Point[], size: Size): number[] {
  const pixels: number[] = [];
  fillPolygon(ring, size, (from, to) => {
    for (let i = from; i < to; i++) pixels.push(i);
  });
  return pixels;
}

/** The pixels of a face's lips, and of what is between them. */
export function mouthPixels(points: Float32Array, size: Size): { lips: number[]; between: number[] } {
  const { innerUpper, innerLower, ...outer } = faceLines.lips;
  const between = pixelsIn(ringOf(points, { upper: innerUpper, lower: innerLower }), size);
  const isBetween = new Set(between);
  return { lips: pixelsIn(ringOf(points, outer), size).filter((i) => !isBetween.has(i)), between };
}
