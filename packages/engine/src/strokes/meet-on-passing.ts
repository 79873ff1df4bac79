import type { MeasuredPolyline } from "./measure-polyline.ts";
import { alongPoints, type Polyline } from "./polylines.ts";

/** A node lies off the ends of the way between its neighbors by at least this share. */
const offEnds = 0.05;
/** The ink of what passes reaches so many times half its width, and a pixel more. */
const ownInk = 2.2;
/** The last straight way of a polyline is that of so many points. */
const endPoints = 6;
/** Sine of the flattest angle at which lines have a place where they meet: about eleven degrees. */
const flattest = 0.2;
/** Lines meet within so many times half the width of what passes, and so many pixels more, of the node. */
const nearNode = 1.5;

/** Where polylines pass a node: on a straight way there, between the halves of the ink's width. */
interface Passing {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly half: number;
}

/**
 * Puts the point of a polyline that passes a node between its neighbors, and lets others run straight on to there: where
 * lines meet, the middle of the ink is not the middle of any of them. Changes the points of polylines that pass.
 */
export function meetOnPassing(measured: readonly MeasuredPolyline[], nodes: number): MeasuredPolyline[] {
  const passing: Passing[][] = Array.from({ length: nodes }, () => []);
  for (const { polyline, width } of measured) {
    const { x, y, stops } = polyline;
    for (const { at, node } of stops) {
      if (isEnd(polyline, at)) continue;
      const [p, q] = [(at + x.length - 1) % x.length, (at + 1) % x.length];
      const [dx, dy] = [x[q]! - x[p]!, y[q]! - y[p]!];
      // the foot of the node on the way between its neighbors
      const t = ((x[at]! - x[p]!) * dx + (y[at]! - y[p]!) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.max(offEnds, Math.min(1 - offEnds, t));
      x[at] = x[p]! + dx * share;
      y[at] = y[p]! + dy * share;
      passing[node]!.push({ x: x[at]!, y: y[at]!, dx, dy, half: width / 2 });
    }
  }
  const moved = measured.map((own) => ({ ...own, polyline: onToPassing(own.polyline, passing) }));
  // what passes has its node where the others come in
  const [sumX, sumY, counts] = [new Float64Array(nodes), new Float64Array(nodes), new Int32Array(nodes)];
  for (const { polyline } of moved) {
    for (const { at, node } of polyline.stops) {
      if (!isEnd(polyline, at) || passing[node]!.length !== 1) continue;
      sumX[node]! += polyline.x[at]!;
      sumY[node]! += polyline.y[at]!;
      counts[node]!++;
    }
  }
  for (const { polyline } of moved) {
    for (const { at, node } of polyline.stops) {
      if (isEnd(polyline, at) || counts[node] === 0) continue;
      polyline.x[at] = sumX[node]! / counts[node]!;
      polyline.y[at] = sumY[node]! / counts[node]!;
    }
  }
  return moved;
}

function isEnd({ closed, x }: Polyline, at: number): boolean {
  return !closed && (at === 0 || at === x.length - 1);
}

/** A polyline that runs straight on to what passes where it ends; its points in the ink of that go. */
function onToPassing(polyline: Polyline, passing: readonly (readonly Passing[])[]): Polyline {
  let [first, last] = [0, polyline.x.length - 1];
  const { x, y, stops, closed } = polyline;
  if (closed || stops.length < 2) return polyline;
  const begin = meetingOf(polyline, passing[stops[0]!.node]![0], 0, 1);
  const end = meetingOf(polyline, passing[stops.at(-1)!.node]![0], last, -1);
  if (begin) first = begin.from;
  if (end) last = end.from;
  if ((!begin && !end) || first >= last || stops.slice(1, -1).some(({ at }) => at < first || at > last))
    return polyline;
  const cut = (values: Float64Array, before: number | undefined, after: number | undefined) =>
    Float64Array.of(
      ...(before === undefined ? [] : [before]),
      ...values.subarray(first, last + 1),
      ...(after === undefined ? [] : [after]),
    );
  const [newX, newY] = [cut(x, begin?.x, end?.x), cut(y, begin?.y, end?.y)];
  const moved = begin ? first - 1 : 0;
  const kept = stops.map(({ at, node }, s) => ({
    at: s === 0 ? 0 : s === stops.length - 1 ? newX.length - 1 : at - moved,
    node,
  }));
  return alongPoints(polyline, { x: newX, y: newY, stops: kept });
}

/** Where a polyline's last straight points lead to on what passes its end, and the first of them that stays. */
function meetingOf(
  { x, y }: Polyline,
  passing: Passing | undefined,
  end: number,
  inward: 1 | -1,
): { x: number; y: number; from: number } | undefined {
  if (!passing) return undefined;
  const away = (i: number) => {
    const [dx, dy] = [x[i]! - passing.x, y[i]! - passing.y];
    return Math.sqrt(dx * dx + dy * dy);
  };
  let from = end + inward;
  const max = Math.floor(x.length / 3);
  while (Math.abs(from - end) < max && away(from) < ownInk * passing.half + 1) from += inward;
  const back = Math.max(0, Math.min(x.length - 1, from + inward * endPoints));
  if (back === from) return undefined;
  const [dx, dy] = [x[from]! - x[back]!, y[from]! - y[back]!];
  const cross = dx * passing.dy - dy * passing.dx;
  const size = Math.sqrt((dx * dx + dy * dy) * (passing.dx * passing.dx + passing.dy * passing.dy));
  if (Math.abs(cross) < flattest * size) return undefined;
  const t = ((passing.x - x[from]!) * passing.dy - (passing.y - y[from]!) * passing.dx) / cross;
  const place = { x: x[from]! + dx * t, y: y[from]! + dy * t, from };
  const [offX, offY] = [place.x - passing.x, place.y - passing.y];
  const isNear = Math.sqrt(offX * offX + offY * offY) < nearNode * passing.half + nearNode;
  return t > 0 && isNear ? place : undefined;
}
