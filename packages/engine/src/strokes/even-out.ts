import { onKernels } from "../kernels/kernels.ts";
import { smoothPoints, type Way } from "./smooth-points.ts";

/**
 * Draws a line as calmly as it can be without leaving the place where it was found by more than `leash`: every point
 * takes the widest of five Gaussians whose pull stays below the leash around it. What is wider than the leash stays a shape,
 * what is not was the wobble of pixels. Ends of open lines stay.
 * @param min sigma of the narrowest Gaussian, in points
 */
export function evenOut(way: Way, min: number, leash: number, closed: boolean): Way {
  const count = way.x.length;
  if (count < 8 || min <= 0) return way;
  const longest = count / (closed ? 6 : 3);
  if (min > longest) return smoothPoints(way, longest, closed);
  return onKernels((kernels, arena) => {
    const [x, y] = [arena.put(way.x), arena.put(way.y)];
    kernels.evenOut(x, y, count, min, leash, closed, arena.room((17 * count + 16) * 8));
    return { x: arena.read(x, new Float64Array(count)), y: arena.read(y, new Float64Array(count)) };
  });
}
