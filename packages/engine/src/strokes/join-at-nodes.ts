import { cubicsIn } from "../drawing/line-art.ts";
import { type Curve, cutCubic, moveNode, nearestPlace } from "./cubics.ts";
import type { Stop, Polyline } from "./polylines.ts";

/** A curve and the polyline that it was fitted to. */
export interface FittedPolyline {
  readonly polyline: Polyline;
  readonly curve: Curve;
}

/** A node of a curve this near to where another line meets it serves for it, in pixels. */
const sameNode = 1.2;
/** Curves that cross meet in their crossing when it is this near, in pixels. */
const nearCrossing = 2.5;
/** A crossing is looked for in so many rounds, or until it moves by less than this, in pixels. */
const crossingRounds = 12;
const settled = 0.01;
/** A cubic is cut no nearer to its ends than this share: a cubic of no length has no direction. */
const minCut = 0.001;

/**
 * Gives the curves that meet in a node of the graph one common point there, as a node of each: where a line passes
 * through, on that line; where two cross, in their crossing; where lines only end, between their ends. Changes the
 * curves. What passes keeps its shape and its direction, what ends follows.
 * @param round how coordinates will be rounded: the common point is such a one
 */
export function joinAtNodes(
  fitted: readonly FittedPolyline[],
  nodes: number,
  round: (pixels: number) => number,
): void {
  const passing: { curve: Curve; stop: Stop; polyline: Polyline }[][] = Array.from(
    { length: nodes },
    () => [],
  );
  const ending: [x: number, y: number][][] = Array.from({ length: nodes }, () => []);
  for (const { polyline, curve } of fitted) {
    for (const stop of polyline.stops) {
      if (isEnd(polyline, stop)) {
        const at = stop.at === 0 ? 0 : curve.length - 2;
        ending[stop.node]!.push([curve[at]!, curve[at + 1]!]);
      } else passing[stop.node]!.push({ curve, stop, polyline });
    }
  }
  const meeting = passing.map((curves, node): [x: number, y: number] => {
    const [x, y] = meetingPoint(curves, ending[node]!);
    return [round(x), round(y)];
  });
  for (const { polyline, curve } of fitted) putNodes(polyline, curve, meeting);
}

function isEnd({ closed, x }: Polyline, { at }: Stop): boolean {
  return !closed && (at === 0 || at === x.length - 1);
}

function meetingPoint(
  passing: readonly { curve: Curve; stop: Stop; polyline: Polyline }[],
  ends: readonly (readonly [number, number])[],
): [number, number] {
  if (passing.length === 0) {
    const sum = ends.reduce(([x, y], end) => [x + end[0], y + end[1]] as const, [0, 0] as const);
    return [sum[0] / (ends.length || 1), sum[1] / (ends.length || 1)];
  }
  const { polyline, stop } = passing[0]!;
  const start = [polyline.x[stop.at]!, polyline.y[stop.at]!] as const;
  let [x, y] = start;
  // from one curve to the nearest place on the next and so on: where they cross, that is where it ends
  for (let round = 0; round < (passing.length > 1 ? crossingRounds : 1); round++) {
    const before = [x, y] as const;
    for (const { curve } of passing) ({ x, y } = nearestPlace(curve, x, y));
    if (Math.abs(x - before[0]) + Math.abs(y - before[1]) < settled) break;
  }
  const away = (x - start[0]) * (x - start[0]) + (y - start[1]) * (y - start[1]);
  if (passing.length === 1 || away < nearCrossing * nearCrossing) return [x, y];
  const places = passing.map(({ curve }) => nearestPlace(curve, ...start));
  return [
    places.reduce((sum, place) => sum + place.x, 0) / places.length,
    places.reduce((sum, place) => sum + place.y, 0) / places.length,
  ];
}

/** Makes each common point on a curve's way one of its nodes. */
function putNodes(polyline: Polyline, curve: Curve, meeting: readonly (readonly [number, number])[]): void {
  const taken = new Set<number>();
  for (const stop of polyline.stops) {
    const end = stop.at === 0 ? 0 : cubicsIn(curve);
    if (isEnd(polyline, stop)) moveNode(curve, end, meeting[stop.node]!, false);
  }
  for (const stop of polyline.stops) {
    if (isEnd(polyline, stop)) continue;
    const [x, y] = meeting[stop.node]!;
    const { cubic, t } = nearestPlace(curve, x, y);
    const last = cubicsIn(curve);
    const near = [cubic, cubic + 1]
      .map((node) => (polyline.closed && node === last ? 0 : node))
      .find((node) => {
        const dx = curve[node * 6]! - x;
        const dy = curve[node * 6 + 1]! - y;
        const isFixed = !polyline.closed && (node === 0 || node === last);
        return !isFixed && !taken.has(node) && dx * dx + dy * dy < sameNode * sameNode;
      });
    let node = near;
    if (node === undefined) {
      cutCubic(curve, cubic, Math.min(1 - minCut, Math.max(minCut, t)));
      node = cubic + 1;
      for (const other of [...taken].sort((a, b) => b - a)) {
        if (other <= cubic) break;
        taken.delete(other);
        taken.add(other + 1);
      }
    }
    taken.add(node);
    moveNode(curve, node, [x, y], polyline.closed);
  }
}
