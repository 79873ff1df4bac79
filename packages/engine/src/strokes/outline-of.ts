import { isStraightAt } from "../drawing/follow-path.ts";
import { cubicsIn, type Stroke } from "../drawing/line-art.ts";
import { cutCubic } from "./cubics.ts";

/** How long a handle is for half a circle of radius 1. */
const round = 4 / 3;
/** Half the width of a hair, in hundredths of a millimeter. */
const hair = 20;
/** How far a line may turn, in radians, between places where its sides are computed; a hair's are nearly parallel. */
const sideTurn = 0.6;
const hairTurn = 1.6;
/** Cosine of a turn from one part to the next, about six degrees, that is no corner. */
const straightOn = 0.995;
/** How long the handles of the arc around a corner are, as a share of its chord. */
const cornerHandles = 0.4;

/** A place on a stroke: where, which way it runs, how wide it is on either side. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly half: number;
  /** Lengths of the handles before and after it. */
  readonly in: number;
  readonly out: number;
}

/**
 * The area that a stroke of changing width covers, as one closed ring of cubics in hundredths of a millimeter: along
 * one side, around the end, back on the other, around the beginning.
 * @param scale factor on the widths
 */
export function outlineOf({ points, widths }: Pick<Stroke, "points" | "widths">, scale = 1): number[] {
  const places = placesOn(points, widths, scale / 2);
  const first = places[0]!;
  const last = places.at(-1)!;
  const out = [first.x + first.dy * first.half, first.y - first.dx * first.half];
  for (let i = 1; i < places.length; i++) side(out, places[i - 1]!, places[i]!, 1);
  cap(out, last, 1);
  for (let i = places.length - 1; i > 0; i--) side(out, places[i]!, places[i - 1]!, -1);
  cap(out, first, -1);
  return out.map(Math.round);
}

/** Places along a stroke, two at each node where it has a corner, with the handles between them. */
function placesOn(points: readonly number[], widths: readonly number[], scale: number): Place[] {
  const out: Place[] = [];
  for (let cubic = 0; cubic < cubicsIn(points); cubic++) {
    const from = (widths[cubic] ?? widths[0]!) * scale;
    const to = (widths[cubic + 1] ?? widths[0]!) * scale;
    const count = partsOf(points, cubic, Math.max(from, to) < hair ? hairTurn : sideTurn);
    const curve = points.slice(cubic * 6, cubic * 6 + 8);
    for (let k = count; k > 1; k--) cutCubic(curve, 0, (k - 1) / k);
    for (let k = 0; k <= count; k++) {
      // the direction is that of the handle after a place, at the end of the one before it
      const i = k * 6;
      const x = curve[i]!;
      const y = curve[i + 1]!;
      const after = k < count ? directionAfter(curve, k) : undefined;
      const before = k > 0 ? directionBefore(curve, k) : undefined;
      const { dx, dy } = after ?? before!;
      const last = out.at(-1);
      const half = from + ((to - from) * k) / count;
      if (k === 0 && last && last.dx * dx + last.dy * dy > straightOn) {
        out[out.length - 1] = { ...last, out: after!.length };
        continue;
      }
      out.push({ x, y, dx, dy, half, in: before?.length ?? 0, out: after?.length ?? 0 });
    }
  }
  return out;
}

/** How many parts of a cubic have sides that are near enough to cubics: one for every `turnEach` of its turn. */
function partsOf(points: readonly number[], cubic: number, turnEach: number): number {
  if (isStraightAt(points, cubic * 6)) return 1;
  const i = cubic * 6;
  const legs = [0, 2, 4].map((k) => [
    points[i + k + 2]! - points[i + k]!,
    points[i + k + 3]! - points[i + k + 1]!,
  ]);
  const turn = (p: readonly number[], q: readonly number[]): number => {
    const size = Math.sqrt((p[0]! * p[0]! + p[1]! * p[1]!) * (q[0]! * q[0]! + q[1]! * q[1]!));
    // 1 - cosine, which grows with the square of the angle
    return size > 0 ? Math.sqrt(2 * Math.max(0, 1 - (p[0]! * q[0]! + p[1]! * q[1]!) / size)) : 0;
  };
  return Math.max(
    1,
    Math.min(16, Math.ceil((turn(legs[0]!, legs[1]!) + turn(legs[1]!, legs[2]!)) / turnEach)),
  );
}

interface Leg {
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

/** The handle after a node; where it has no length, towards what comes next. */
function directionAfter(curve: readonly number[], node: number): Leg {
  const i = node * 6;
  return legOf(curve, i, [i + 2, i + 4, i + 6]);
}

/** The handle before a node, in the direction of the curve. */
function directionBefore(curve: readonly number[], node: number): Leg {
  const i = node * 6;
  const { dx, dy, length } = legOf(curve, i, [i - 2, i - 4, i - 6]);
  return { dx: -dx, dy: -dy, length };
}

function legOf(curve: readonly number[], from: number, to: readonly number[]): Leg {
  for (const [k, at] of to.entries()) {
    const dx = curve[at]! - curve[from]!;
    const dy = curve[at + 1]! - curve[from + 1]!;
    const length = Math.sqrt(dx * dx + dy * dy);
    // a handle that lies on its end counts as a third of the way
    if (length > 0.5) return { dx: dx / length, dy: dy / length, length: k === 0 ? length : length / 3 };
  }
  return { dx: 1, dy: 0, length: 0 };
}

/** One cubic beside the stroke from place to place; `hand` 1 goes forwards on its left, -1 back on its right. */
function side(out: number[], p: Place, q: Place, hand: 1 | -1): void {
  const x0 = p.x + hand * p.dy * p.half;
  const y0 = p.y - hand * p.dx * p.half;
  const x3 = q.x + hand * q.dy * q.half;
  const y3 = q.y - hand * q.dx * q.half;
  if (p.x === q.x && p.y === q.y) {
    corner(out, p, q, hand);
    return;
  }
  const base = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
  const chord = Math.sqrt((x3 - x0) * (x3 - x0) + (y3 - y0) * (y3 - y0));
  // handles grow on the outside of a bend and shrink inside it, and lean as the width changes
  const grow = (hand * chord) / (base || 1);
  const lean = (hand * (q.half - p.half)) / 3;
  const [first, second] = hand > 0 ? [p.out, q.in] : [p.in, q.out];
  out.push(
    x0 + p.dx * first * grow + p.dy * lean,
    y0 + p.dy * first * grow - p.dx * lean,
    x3 - q.dx * second * grow - q.dy * lean,
    y3 - q.dy * second * grow + q.dx * lean,
    x3,
    y3,
  );
}

/** Around a corner: an arc on its outside, a straight line inside it, where the stroke covers itself. */
function corner(out: number[], p: Place, q: Place, hand: 1 | -1): void {
  const x0 = p.x + hand * p.dy * p.half;
  const y0 = p.y - hand * p.dx * p.half;
  const x3 = q.x + hand * q.dy * q.half;
  const y3 = q.y - hand * q.dx * q.half;
  // forwards on the left the outside is where we turn right, which is clockwise on the screen; back it is the same
  const turn = p.dx * q.dy - p.dy * q.dx;
  const chord = Math.sqrt((x3 - x0) * (x3 - x0) + (y3 - y0) * (y3 - y0));
  const reach = turn > 0 ? hand * chord * cornerHandles : 0;
  out.push(x0 + p.dx * reach, y0 + p.dy * reach, x3 - q.dx * reach, y3 - q.dy * reach, x3, y3);
}

/**
 * Half a circle around the end of a stroke, from its one side to the other, as one cubic: within 2 % of its radius, less
 * than any printer shows. The end of a hair is cut straight.
 */
function cap(out: number[], { x, y, dx, dy, half }: Place, hand: 1 | -1): void {
  const ux = hand * dx * half;
  const uy = hand * dy * half;
  const fromX = x + uy;
  const fromY = y - ux;
  const toX = x - uy;
  const toY = y + ux;
  if (half < hair) out.push(fromX, fromY, toX, toY, toX, toY);
  else out.push(fromX + ux * round, fromY + uy * round, toX + ux * round, toY + uy * round, toX, toY);
}
