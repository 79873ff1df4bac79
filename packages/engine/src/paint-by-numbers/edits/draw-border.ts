import type { Border } from "../../drawing/picture.ts";
import { fitCubics, unit } from "../../paths/fit-cubics.ts";
import type { Place } from "./edit.ts";

/** How far a curve may run from the line of a hand, in hundredths of a millimeter. */
const tolerance = 8;
/** Rounds in which corners are cut before a curve is fitted: hands and pointers draw corners nobody meant. */
const rounds = 2;

/** A drawn line as a curve that begins and ends exactly at its ends; a closed one ends where it begins. */
export function smoothCurve(line: readonly Place[], rounding = rounds): Pick<Border, "shape" | "points"> {
  let points = line;
  for (let round = 0; round < rounding; round++) points = cutCorners(points);
  const x = Float64Array.from(points, ([px]) => px);
  const y = Float64Array.from(points, ([, py]) => py);
  const last = points.length - 1;
  const isClosed = x[0] === x[last] && y[0] === y[last];
  const start = isClosed
    ? unit(x[1]! - x[last - 1]!, y[1]! - y[last - 1]!)
    : unit(x[1]! - x[0]!, y[1]! - y[0]!);
  const end = isClosed
    ? { x: -start.x, y: -start.y }
    : unit(x[last - 1]! - x[last]!, y[last - 1]! - y[last]!);
  const fitted = fitCubics({ x, y }, [0, last], [start, end], tolerance);
  return { shape: "curve", points: fitted.map((value) => Math.round(value)) };
}

/** The line itself. */
export function straightCurve(line: readonly Place[]): Pick<Border, "shape" | "points"> {
  return { shape: "line", points: line.flatMap(([x, y]) => [Math.round(x), Math.round(y)]) };
}

/** How much of a straight piece is cut off at each end. */
const cutOff = 0.25;

/** Chaikin's corner cutting, 1974; the ends stay. */
function cutCorners(line: readonly Place[]): Place[] {
  const out: Place[] = [line[0]!];
  for (let i = 0; i + 1 < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i]!, line[i + 1]!];
    const at = (share: number): Place => [ax * (1 - share) + bx * share, ay * (1 - share) + by * share];
    out.push(at(cutOff), at(1 - cutOff));
  }
  out.push(line.at(-1)!);
  return out;
}
