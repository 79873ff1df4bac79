import type { Point } from "../strokes/smooth-curve.ts";
import type { Size } from "./field.ts";

/** Visits the pixels whose middles lie within a distance of a place, with the square of theirs. */
export function eachAround(
  { width, height }: Size,
  { x, y }: Point,
  near: number,
  visit: (i: number, squared: number) => void,
): void {
  for (let row = Math.max(0, Math.floor(y - near)); row <= Math.min(height - 1, y + near); row++)
    for (let column = Math.max(0, Math.floor(x - near)); column <= Math.min(width - 1, x + near); column++) {
      const squared = (column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2;
      if (squared <= near * near) visit(row * width + column, squared);
    }
}
