import { smoothPoints, type Way } from "./smooth-points.ts";

/** A sharp bend of a line: at which point, and where its two arms would meet. */
export interface Corner {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

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
export function cornersOf(way: Way, arm: number, closed: boolean): Corner[] {
  const count = way.x.length;
  if (count < 2 * arm + 2) return [];
  const line = smoothPoints(way, 1, closed);
  const { x, y } = line;
  const index = (i: number) => (closed ? (i + count) % count : i);
  const turns = new Float64Array(count).fill(1);
  for (let i = closed ? 0 : arm; i < (closed ? count : count - arm); i++) {
    turns[i] = turnAt(line, index, i, arm);
  }
  const out: Corner[] = [];
  for (let i = 0; i < count; i++) {
    if (turns[i]! > minTurn || !isSharpest(turns, i, arm, index)) continue;
    if (1 - turnAt(line, index, i, arm >> 1) < sudden * (1 - turns[i]!)) continue;
    const before = armOf({ x, y }, index, i, -arm);
    const after = armOf({ x, y }, index, i, arm);
    if (before.bend > straightArm || after.bend > straightArm) continue;
    out.push({ at: i, ...meeting(before, after, x[i]!, y[i]!) });
  }
  return out;
}

/** Cosine of the angle by which a line turns at a point, seen with arms of so many points. */
function turnAt({ x, y }: Way, index: (i: number) => number, i: number, arm: number): number {
  const p = index(i - arm);
  const q = index(i + arm);
  const ax = x[i]! - x[p]!;
  const ay = y[i]! - y[p]!;
  const bx = x[q]! - x[i]!;
  const by = y[q]! - y[i]!;
  const size = Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
  return size > 0 ? (ax * bx + ay * by) / size : 1;
}

function isSharpest(turns: Float64Array, i: number, arm: number, index: (i: number) => number): boolean {
  for (let k = 1; k <= arm; k++) {
    const before = turns[index(i - k)];
    const after = turns[index(i + k)];
    if ((before !== undefined && before <= turns[i]!) || (after !== undefined && after < turns[i]!))
      return false;
  }
  return true;
}

interface Arm {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly bend: number;
}

/** The straight line along one arm, its rounded beginning left out, and how far the arm bends away from it. */
function armOf({ x, y }: Way, index: (i: number) => number, i: number, reach: number): Arm {
  const step = Math.sign(reach);
  const first = index(i + 2 * step);
  const last = index(i + reach);
  const dx = x[last]! - x[first]!;
  const dy = y[last]! - y[first]!;
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  let bend = 0;
  for (let k = 2; k < Math.abs(reach); k++) {
    const at = index(i + k * step);
    bend = Math.max(bend, Math.abs((x[at]! - x[first]!) * dy - (y[at]! - y[first]!) * dx) / length);
  }
  return { x: x[last]!, y: y[last]!, dx: dx / length, dy: dy / length, bend };
}

/** Where two arms meet, near (x, y). */
function meeting(p: Arm, q: Arm, x: number, y: number): { x: number; y: number } {
  const cross = p.dx * q.dy - p.dy * q.dx;
  if (Math.abs(cross) < flattest) return { x, y };
  const t = ((q.x - p.x) * q.dy - (q.y - p.y) * q.dx) / cross;
  const toX = p.x + p.dx * t - x;
  const toY = p.y + p.dy * t - y;
  const away = Math.sqrt(toX * toX + toY * toY);
  const keep = away > farthest ? farthest / away : 1;
  return { x: x + toX * keep, y: y + toY * keep };
}
