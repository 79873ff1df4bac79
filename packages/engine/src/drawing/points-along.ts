import { edgeOf } from "../graphs/half-edges.ts";
import { flattenCubics } from "./flatten-cubics.ts";
import type { Path } from "./follow-path.ts";
import type { DxfPolyline } from "./write-dxf.ts";

/** The points of a chain of half-edges, each place once; curves become straight lines within `flatness` of them. */
export function pointsAlong(
  halfEdges: readonly number[],
  edges: readonly Path[],
  flatness: number,
): number[] {
  const out: number[] = [];
  for (const halfEdge of halfEdges) {
    const { shape, points } = edges[edgeOf(halfEdge)]!;
    const begin = halfEdge < 0 ? points.length - 2 : 0;
    if (out.length === 0) out.push(points[begin]!, points[begin + 1]!);
    if (shape === "curve") flattenCubics(points, halfEdge < 0, flatness, out);
    else if (halfEdge < 0)
      for (let i = points.length - 4; i >= 0; i -= 2) out.push(points[i]!, points[i + 1]!);
    else for (let i = 2; i < points.length; i++) out.push(points[i]!);
  }
  return out;
}

/** The polyline of a chain of half-edges; it is closed when it ends where it began. */
export function polylineAlong(
  halfEdges: readonly number[],
  edges: readonly Path[],
  flatness: number,
): DxfPolyline {
  const points = pointsAlong(halfEdges, edges, flatness);
  const last = points.length - 2;
  return { points, closed: last > 2 && points[0] === points[last] && points[1] === points[last + 1] };
}
