import { edgeOf } from "../graphs/half-edges.ts";
import type { Arc } from "../drawing/outlines-picture.ts";
import type { PathPen } from "../drawing/path-pen.ts";

/** Whether the handles of the cubic that starts at index `i` lie on its ends, which makes it straight. */
export function isStraightAt(points: readonly number[], i: number): boolean {
  return (
    points[i] === points[i + 2] &&
    points[i + 1] === points[i + 3] &&
    points[i + 4] === points[i + 6] &&
    points[i + 5] === points[i + 7]
  );
}

/** Where a walk along an arc (`~b` is backwards) begins. */
export function beginOf(walk: number, arcs: readonly Arc[]): readonly [x: number, y: number] {
  const { points } = arcs[edgeOf(walk)]!;
  const i = walk < 0 ? points.length - 2 : 0;
  return [points[i]!, points[i + 1]!];
}

/** Where it ends. */
export function endOf(walk: number, arcs: readonly Arc[]): readonly [x: number, y: number] {
  return beginOf(~walk, arcs);
}

/** Leads a pen along a walk; it stands at its beginning already. Both directions say the same numbers. */
export function followWalk(pen: PathPen, walk: number, arcs: readonly Arc[]): void {
  const { shape, points } = arcs[edgeOf(walk)]!;
  if (shape === "curve") followCubics(pen, points, walk < 0);
  else if (walk < 0) for (let i = points.length - 4; i >= 0; i -= 2) pen.line(points[i]!, points[i + 1]!);
  else for (let i = 2; i < points.length; i += 2) pen.line(points[i]!, points[i + 1]!);
}

/** Leads a pen along cubics from where it stands: x, y of the start, then two handles and an end each. */
export function followCubics(pen: PathPen, points: readonly number[], backwards = false): void {
  const last = points.length - 8;
  const [step, handle, end] = backwards ? [-2, 4, 0] : [2, 2, 6];
  for (let i = backwards ? last : 0; i >= 0 && i <= last; i += backwards ? -6 : 6) {
    const [x, y] = [points[i + end]!, points[i + end + 1]!];
    if (isStraightAt(points, i)) pen.line(x, y);
    else {
      const [p, q] = [i + handle, i + handle + step];
      pen.cubic(points[p]!, points[p + 1]!, points[q]!, points[q + 1]!, x, y);
    }
  }
}

/** Leads a pen around a closed ring of walks. */
export function followRing(pen: PathPen, ring: readonly number[], arcs: readonly Arc[]): void {
  if (ring.length === 0) return;
  pen.move(...beginOf(ring[0]!, arcs));
  for (const walk of ring) followWalk(pen, walk, arcs);
  pen.close();
}
