import { isStraightAt } from "./follow-path.ts";

/** The points of the polyline that leaves an own line of cubics by no more than `flatness`; both in the same unit. */
export function pointsOfCubics(points: readonly number[], flatness: number): number[] {
  const out = [points[0]!, points[1]!];
  flattenCubics(points, false, flatness, out);
  return out;
}

/**
 * Adds the points of polylines for cubics, their first one aside; the same ones in either direction.
 * @param points x, y of the start, then two handles and an end for each cubic
 * @param flatness the polyline leaves the curve by no more than this, in the points' unit
 */
export function flattenCubics(
  points: readonly number[],
  backwards: boolean,
  flatness: number,
  out: number[],
): void {
  const last = points.length - 8;
  for (let k = 0; k <= last; k += 6) {
    const i = backwards ? last - k : k;
    const count = isStraightAt(points, i) ? 1 : segmentsOf(points, i, flatness);
    for (let step = 1; step <= count; step++) {
      const t = (backwards ? count - step : step) / count;
      const s = 1 - t;
      const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      for (let axis = 0; axis < 2; axis++) {
        const at = i + axis;
        out.push(b0 * points[at]! + b1 * points[at + 2]! + b2 * points[at + 4]! + b3 * points[at + 6]!);
      }
    }
  }
}

/** How many straight segments stay within `flatness` of a cubic: from the bound of its second derivative. */
function segmentsOf(points: readonly number[], i: number, flatness: number): number {
  let bend = 0;
  for (let k = 0; k < 2; k++) {
    const at = i + 2 * k;
    const dx = points[at]! - 2 * points[at + 2]! + points[at + 4]!;
    const dy = points[at + 1]! - 2 * points[at + 3]! + points[at + 5]!;
    bend = Math.max(bend, Math.sqrt(dx * dx + dy * dy));
  }
  return Math.max(1, Math.min(200, Math.ceil(Math.sqrt((6 * bend) / (8 * flatness)))));
}
