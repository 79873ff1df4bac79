import { flattest } from "./corners.ts";
import { type Coverage, reachOf } from "./cross-sections.ts";
import { alongPoints, type Polyline } from "./polylines.ts";

/**
 * Corners turn by more than the angle of this cosine; the middle of the ink is round within so many halves of its width
 * around them, the more the sharper they are. The sharpest are looked for first.
 */
const corners = [
  { turn: -0.4, rounded: 3.5 },
  { turn: 0.1, rounded: 2.2 },
  { turn: 0.8, rounded: 1.2 },
] as const;
/** A corner lies no farther than so many halves of the width from the middle of the ink, and a pixel. */
const farthest = 2.2;
/** Points of the straight sides of a corner that are looked at. */
const arm = 7;
/** How far a point may lie from a side, in pixels. */
const straight = 0.5;
/** A corner is left by the ink no earlier than so many halves of its width beyond it. */
const filled = 0.8;

interface Side {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * Gives a polyline back the corners of its pen: the middle of ink is round where a wide pen turned at once. Both sides of
 * such a bend are straight, and the ink reaches as far beyond the place where they meet as the pen does.
 * @param half half the width of the pen
 */
export function withPenCorners(polyline: Polyline, ink: Coverage, half: number): Polyline {
  return corners.reduce((own, { turn, rounded }) => {
    const near = Math.ceil(rounded * half) + 1;
    return withCorners(own, ink, half, { near, turn });
  }, polyline);
}

function withCorners(
  polyline: Polyline,
  ink: Coverage,
  half: number,
  { near, turn }: { near: number; turn: number },
): Polyline {
  const { closed } = polyline;
  const count = polyline.x.length;
  const reach = near + arm;
  if (count < 2 * reach + 1) return polyline;
  const index = (i: number) => (closed ? (i + count) % count : i);
  const turns = new Float64Array(count).fill(1);
  for (let i = closed ? 0 : reach; i < (closed ? count : count - reach); i++)
    turns[i] = turnAt(polyline, index, i, near);
  const isStop = new Uint8Array(count);
  for (const { at } of polyline.stops) isStop[at] = 1;

  const found = new Map<number, readonly [number, number]>();
  const isGone = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    if (turns[i]! > turn || !isSharpest(turns, i, index, { near, closed })) continue;
    const place = cornerAt(polyline, index, i, { near, ink, half });
    if (!place) continue;
    let hasStop = false;
    for (let k = -near; k <= near; k++) hasStop ||= isStop[index(i + k)] === 1;
    if (hasStop) continue;
    for (let k = 1 - near; k < near; k++) isGone[index(i + k)] = 1;
    found.set(i, place);
  }
  return found.size > 0 ? rebuilt(polyline, found, isGone) : polyline;
}

function turnAt({ x, y }: Polyline, index: (i: number) => number, i: number, near: number): number {
  const [a, b, c, d] = [i - near - arm, i - near, i + near, i + near + arm].map(index) as [
    number,
    number,
    number,
    number,
  ];
  const [ax, ay, bx, by] = [x[b]! - x[a]!, y[b]! - y[a]!, x[d]! - x[c]!, y[d]! - y[c]!];
  const size = Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
  return size > 0 ? (ax * bx + ay * by) / size : 1;
}

function isSharpest(
  turns: Float64Array,
  i: number,
  index: (i: number) => number,
  { near, closed }: { readonly near: number; readonly closed: boolean },
): boolean {
  for (let k = 1; k <= near; k++) {
    if (!closed && (i - k < 0 || i + k >= turns.length)) continue;
    if (turns[index(i - k)]! <= turns[i]! || turns[index(i + k)]! < turns[i]!) return false;
  }
  return true;
}

/** Where the sides of a bend meet, if they are straight and the ink has a corner there. */
function cornerAt(
  polyline: Polyline,
  index: (i: number) => number,
  i: number,
  { near, ink, half }: { near: number; ink: Coverage; half: number },
): readonly [number, number] | undefined {
  const before = sideOf(polyline, index, i - near, -1);
  const after = sideOf(polyline, index, i + near, 1);
  if (!before || !after) return undefined;
  const cross = before.dx * after.dy - before.dy * after.dx;
  if (Math.abs(cross) < flattest) return undefined;
  const t = ((after.x - before.x) * after.dy - (after.y - before.y) * after.dx) / cross;
  const [x, y] = [before.x + before.dx * t, before.y + before.dy * t];
  const max = farthest * half + 1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let k = -near; k <= near; k++) {
    const [mx, my] = [x - polyline.x[index(i + k)]!, y - polyline.y[index(i + k)]!];
    nearest = Math.min(nearest, mx * mx + my * my);
  }
  if (nearest > max * max) return undefined;
  // away from both sides
  const [ox, oy] = [-before.dx - after.dx, -before.dy - after.dy];
  const length = Math.sqrt(ox * ox + oy * oy) || 1;
  const reach = reachOf(ink, [x, y], [ox / length, oy / length], 2 * half + 2);
  return reach >= filled * half ? [x, y] : undefined;
}

/** The straight line through the points of a side, pointing away from the corner. */
function sideOf(
  { x, y }: Polyline,
  index: (i: number) => number,
  from: number,
  step: 1 | -1,
): Side | undefined {
  let [mx, my] = [0, 0];
  for (let k = 0; k <= arm; k++) {
    mx += x[index(from + step * k)]! / (arm + 1);
    my += y[index(from + step * k)]! / (arm + 1);
  }
  const [p, q] = [index(from), index(from + step * arm)];
  const [dx, dy] = [x[q]! - x[p]!, y[q]! - y[p]!];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const side = { x: mx, y: my, dx: dx / length, dy: dy / length };
  for (let k = 0; k <= arm; k++) {
    const at = index(from + step * k);
    if (Math.abs((x[at]! - mx) * side.dy - (y[at]! - my) * side.dx) > straight) return undefined;
  }
  return side;
}

function rebuilt(
  polyline: Polyline,
  corners: ReadonlyMap<number, readonly [number, number]>,
  isGone: Uint8Array,
): Polyline {
  const [x, y]: [number[], number[]] = [[], []];
  const moved = new Int32Array(isGone.length);
  for (let i = 0; i < isGone.length; i++) {
    moved[i] = x.length;
    const corner = corners.get(i);
    if (!corner && isGone[i]) continue;
    x.push(corner?.[0] ?? polyline.x[i]!);
    y.push(corner?.[1] ?? polyline.y[i]!);
  }
  const stops = polyline.stops.map(({ at, node }) => ({ at: moved[at]!, node }));
  return alongPoints(polyline, { x, y, stops });
}
