import { edgeOf } from "../graphs/half-edges.ts";
import type { Line } from "./lines.ts";

/** A ring of half-edges along lines as one curve: x, y of the start, then two control points and an end per cubic. */
export function curveAlong(ring: readonly number[], lines: readonly Line[]): number[] {
  const out: number[] = [];
  for (const halfEdge of ring) {
    const curve = asCurve(lines[edgeOf(halfEdge)]!);
    const points = halfEdge < 0 ? reversed(curve) : curve;
    out.push(...(out.length === 0 ? points : points.slice(2)));
  }
  return out;
}

function asCurve({ shape, points }: Line): readonly number[] {
  if (shape === "curve") return points;
  const out = [points[0]!, points[1]!];
  for (let i = 2; i < points.length; i += 2)
    out.push(points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!, points[i]!, points[i + 1]!);
  return out;
}

function reversed(points: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) out.push(points[i]!, points[i + 1]!);
  return out;
}
