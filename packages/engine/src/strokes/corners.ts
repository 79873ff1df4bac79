import { onKernels } from "../kernels/kernels.ts";
import type { Way } from "./smooth-points.ts";

/** A sharp bend of a line: at which point, and where its two arms would meet. */
export interface Corner {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** The line is smoothed before by a Gaussian of so many points (`smoothPoints`). */
const smoothing = 1;
/** Cosine of the least turn that makes a corner: about 42 degrees. */
const minTurn = 0.74;
/** A corner turns as much on half the way, an arc half as much: 1 - cosine is then a quarter. */
const sudden = 0.5;
/** Arms bend no more than this, in pixels: else it is a curve that turns quickly. */
const straightArm = 0.55;
/** A corner is set no farther than this from the line, in pixels: arms that hardly turn meet far away. */
const farthest = 1.6;
/** Sine of the flattest angle at which arms have a place where they meet: about eleven degrees. */
export const flattest = 0.2;

/**
 * Where a line has corners: both arms of `arm` points are straight and turn by more than about 42 degrees. In the order
 * of their points; none within an arm of the end of an open line.
 */
export function cornersOf({ x, y }: Way, arm: number, closed: boolean): Corner[] {
  const count = x.length;
  if (count < 2 * arm + 2) return [];
  return onKernels((kernels, arena) => {
    const [room, smoothX, smoothY] = [(4 * count + 16) * 8, count * 8, count * 8].map((bytes) =>
      arena.room(bytes),
    ) as [number, number, number];
    kernels.smoothTwice(arena.put(x), count, smoothing, closed, room, smoothX);
    kernels.smoothTwice(arena.put(y), count, smoothing, closed, room, smoothY);
    const out = arena.room(count * 24);
    const found = kernels.findCorners(
      ...([smoothX, smoothY, count, arm, closed, minTurn, sudden, straightArm, flattest, farthest] as const),
      ...([arena.room(count * 8), arena.room(80), out] as const),
    );
    const corners = arena.read(out, new Float64Array(3 * found));
    return Array.from({ length: found }, (_, k) => ({
      at: corners[3 * k]!,
      x: corners[3 * k + 1]!,
      y: corners[3 * k + 2]!,
    }));
  });
}
