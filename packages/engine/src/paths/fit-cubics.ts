import { onKernels } from "../kernels/kernels.ts";

/** A chain of points as two arrays; kernels work on a segment of it, both ends included. */
export interface Points {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export interface Direction {
  readonly x: number;
  readonly y: number;
}

export function unit(x: number, y: number): Direction {
  const length = Math.sqrt(x * x + y * y);
  return length > 0 ? { x: x / length, y: y / length } : { x: 1, y: 0 };
}

/**
 * Fits cubic Bézier curves through a segment of points by least squares (Philip J. Schneider, "An algorithm for
 * automatically fitting digitized curves", Graphics Gems, 1990). Neighboring cubics share their direction where
 * they meet.
 * @param ends directions at both ends, each of length 1 and pointing into the chain
 * @param tolerance largest distance of a point from the curve, in the points' units
 * @returns x, y of the first point, then six numbers for each cubic: two handles and its end
 */
export function fitCubics(
  { x, y }: Points,
  [first, last]: readonly [number, number],
  [start, end]: readonly [Direction, Direction],
  tolerance: number,
): number[] {
  const pointCount = last - first + 1;
  return onKernels((kernels, arena) => {
    const [xs, ys] = [arena.put(x.subarray(first, last + 1)), arena.put(y.subarray(first, last + 1))];
    // a cubic spans two points or more
    const [scratch, out] = [arena.room(pointCount * 8), arena.room(pointCount * 48)];
    const directions = [start.x, start.y, end.x, end.y] as const;
    const count = kernels.fitCubics(
      xs,
      ys,
      pointCount - 1,
      ...directions,
      tolerance * tolerance,
      scratch,
      out,
    );
    return [x[first]!, y[first]!, ...arena.read(out, new Float64Array(count))];
  });
}
