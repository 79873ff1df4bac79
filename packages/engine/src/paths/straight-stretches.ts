import { lineBeside } from "./line-beside.ts";
import { longest } from "./longest.ts";

/** A straight stretch keeps this near to its points, its ends nearer; bent by more than the last it is an arc. */
const stretchOff = 0.16;
const stretchEnd = 0.07;
const stretchBent = 0.05;
/** Nor is it one when a cubic runs this near to it and beyond both its ends. */
const stretchCurve = 0.27;
/** The middle third of a parabola lies so much of its height above its outer thirds. */
const middleAbove = 0.4445;
/** A stretch of fewer points is an arc, too, if one cubic runs along it and half as much on both sides. */
const surelyStraight = 44;
/** Stretches with so few points between them meet where their lines do, not farther than this from those points. */
const leastBetween = 7;
const meetingReach = 1.2;

/** What straight stretches are looked for in: points i to j of a chain, and what is known of its pieces. */
export interface StretchedRun {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly i: number;
  readonly j: number;
  /** Whether points s to e lie along a straight line, or along a cubic. */
  readonly isLine: (s: number, e: number, within: number) => boolean;
  readonly isCurve: (s: number, e: number, within: number) => boolean;
}

/**
 * The straight stretches of a run that are at least `least` pixels long, the longest first found; begin and end of each in
 * turn. Ends move onto the line through their stretch. Stretches with hardly a point between them meet in a corner.
 */
export function straightStretches(run: StretchedRun, least: number): number[] {
  const found: number[] = [];
  find(run, run.i, run.j, least, found);
  meetInCorners(run, found);
  return found;
}

/** The longest stretch between two points, then those before and after it. */
function find(run: StretchedRun, i: number, j: number, least: number, found: number[]): void {
  let from = -1;
  let long = least - 1;
  for (let s = i; s + long < j; s++) {
    if (!run.isLine(s, s + long + 1, stretchOff)) continue;
    from = s;
    long = longest(s, j, (e) => e <= s + long || run.isLine(s, e, stretchOff)) - s;
  }
  if (from < 0) return;
  find(run, i, from, least, found);
  trim({ ...run, i, j }, from, from + long, least, found);
  find(run, from + long, j, least, found);
}

/** Keeps of a stretch what is as straight as its middle, and sets its ends on the line through it. */
function trim(run: StretchedRun, first: number, last: number, least: number, found: number[]): void {
  const { x, y, i, j } = run;
  const margin = (last - first) >> 3;
  const { nx, ny, away } = lineBeside(run, first + margin - 1, 1, last - first - 2 * margin + 1);
  const off = (k: number) => nx * x[k]! + ny * y[k]! - away;
  let [s, e] = [first, last];
  while (s < first + margin && s > i && Math.abs(off(s)) > stretchEnd) s++;
  while (e > last - margin && e < j && Math.abs(off(e)) > stretchEnd) e--;
  const [dx, dy] = [x[e]! - x[s]!, y[e]! - y[s]!];
  if (dx * dx + dy * dy < least * least) return;
  const third = Math.trunc((e - s) / 3);
  let [middle, outer] = [0, 0];
  for (let k = 0; k < third; k++) {
    middle += off(s + third + k);
    outer += (off(s + k) + off(e - k)) / 2;
  }
  if (Math.abs(middle - outer) > stretchBent * middleAbove * third) return;
  if (e - s < surelyStraight && isInCurve(run, s, e)) return;
  for (const k of [s, e]) {
    if (k === i || k === j) continue;
    const by = off(k);
    x[k] = x[k]! - nx * by;
    y[k] = y[k]! - ny * by;
  }
  found.push(s, e);
}

/** Whether points s to e lie on a smooth curve that goes on on both sides. */
function isInCurve({ i, j, isCurve }: StretchedRun, s: number, e: number): boolean {
  const more = (e - s) >> 1;
  const [from, to] = [Math.max(i, s - more), Math.min(j, e + more)];
  return to - from >= ((e - s) * 3) >> 1 && isCurve(from, to, stretchCurve);
}

function meetInCorners({ x, y, i, j }: StretchedRun, found: number[]): void {
  for (let k = 2; k < found.length; k += 2) {
    const [s, e, s2, e2] = [found[k - 2]!, found[k - 1]!, found[k]!, found[k + 1]!];
    if (s2 - e > leastBetween) continue;
    const [ax, ay, bx, by] = [x[e]! - x[s]!, y[e]! - y[s]!, x[e2]! - x[s2]!, y[e2]! - y[s2]!];
    const turn = ax * by - ay * bx;
    if (Math.abs(turn) < 0.1 * Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by))) continue;
    const t = ((x[s2]! - x[s]!) * by - (y[s2]! - y[s]!) * bx) / turn;
    const [px, py] = [x[s]! + ax * t, y[s]! + ay * t];
    const middle = (e + s2) >> 1;
    const [dx, dy] = [px - x[middle]!, py - y[middle]!];
    if (dx * dx + dy * dy > meetingReach * meetingReach || middle <= i || middle >= j) continue;
    x[middle] = px;
    y[middle] = py;
    found[k - 1] = middle;
    found[k] = middle;
  }
}
