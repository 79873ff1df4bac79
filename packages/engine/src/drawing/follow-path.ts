import { edgeOf } from "../graphs/half-edges.ts";

/** What writes path data: places in whole steps of its grid. */
export interface Pen {
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  close(): void;
}

/** Points of a polyline, or a start, then two handles and an end for each cubic. */
export interface Path {
  readonly shape: "line" | "curve";
  readonly points: readonly number[];
}

/** Whether the handles of the cubic that starts at index `i` lie on its ends, which makes it straight. */
export function isStraightAt(points: readonly number[], i: number): boolean {
  return (
    points[i] === points[i + 2] &&
    points[i + 1] === points[i + 3] &&
    points[i + 4] === points[i + 6] &&
    points[i + 5] === points[i + 7]
  );
}

/** Where a half-edge begins. */
export function beginOf(half: number, edges: readonly Path[]): readonly [x: number, y: number] {
  const { points } = edges[edgeOf(half)]!;
  const i = half < 0 ? points.length - 2 : 0;
  return [points[i]!, points[i + 1]!];
}

/** Where it ends. */
export function endOf(half: number, edges: readonly Path[]): readonly [x: number, y: number] {
  return beginOf(~half, edges);
}

/** Leads a pen along a half-edge; it stands at its beginning already. Both directions say the same numbers. */
export function followHalfEdge(pen: Pen, half: number, edges: readonly Path[]): void {
  const { shape, points } = edges[edgeOf(half)]!;
  if (shape === "curve") followCubics(pen, points, half < 0);
  else if (half < 0) for (let i = points.length - 4; i >= 0; i -= 2) pen.line(points[i]!, points[i + 1]!);
  else for (let i = 2; i < points.length; i += 2) pen.line(points[i]!, points[i + 1]!);
}

/** Leads a pen along cubics from where it stands: x, y of the start, then two handles and an end each. */
export function followCubics(pen: Pen, points: readonly number[], backwards = false): void {
  const last = points.length - 8;
  // lists that are taken apart cost more here than all that is written
  const handle = backwards ? 4 : 2;
  const other = backwards ? 2 : 4;
  const end = backwards ? 0 : 6;
  for (let i = backwards ? last : 0; i >= 0 && i <= last; i += backwards ? -6 : 6) {
    const x = points[i + end]!;
    const y = points[i + end + 1]!;
    if (isStraightAt(points, i)) pen.line(x, y);
    else {
      const p = i + handle;
      const q = i + other;
      pen.cubic(points[p]!, points[p + 1]!, points[q]!, points[q + 1]!, x, y);
    }
  }
}

/** Leads a pen around a closed ring of half-edges. */
export function followRing(pen: Pen, ring: readonly number[], edges: readonly Path[]): void {
  if (ring.length === 0) return;
  pen.move(...beginOf(ring[0]!, edges));
  for (const half of ring) followHalfEdge(pen, half, edges);
  pen.close();
}

/** Leads a pen along an own line of cubics, from its start on. */
export function followCurve(pen: Pen, points: readonly number[], closed: boolean): void {
  pen.move(points[0]!, points[1]!);
  followCubics(pen, points);
  if (closed) pen.close();
}
