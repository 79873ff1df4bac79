import { isStraightAt } from "../drawing/follow-path.ts";
import { cubicsIn } from "../drawing/line-art.ts";

/** A line of cubics that can be cut: x, y of the start, then two handles and an end each (see `Stroke.points`). */
export type Curve = number[];

/** A place on a curve: which cubic, and where on it from 0 to 1. */
export interface Place {
  readonly cubic: number;
  readonly t: number;
  readonly x: number;
  readonly y: number;
}

/** The point of a cubic at `t`. */
export function pointAt(curve: readonly number[], cubic: number, t: number): [x: number, y: number] {
  const i = cubic * 6;
  const s = 1 - t;
  const b0 = s * s * s;
  const b1 = 3 * s * s * t;
  const b2 = 3 * s * t * t;
  const b3 = t * t * t;
  return [
    b0 * curve[i]! + b1 * curve[i + 2]! + b2 * curve[i + 4]! + b3 * curve[i + 6]!,
    b0 * curve[i + 1]! + b1 * curve[i + 3]! + b2 * curve[i + 5]! + b3 * curve[i + 7]!,
  ];
}

/** Samples of a cubic in which the nearest place is sought first. */
const samples = 12;

/** The place of a curve nearest to a point: sampled, then halved down to a thousandth of a cubic. */
export function nearestPlace(curve: readonly number[], x: number, y: number): Place {
  let cubic = 0;
  let t = 0;
  let off = Number.POSITIVE_INFINITY;
  const distance = (c: number, at: number): number => {
    const i = c * 6;
    const s = 1 - at;
    const b0 = s * s * s;
    const b1 = 3 * s * s * at;
    const b2 = 3 * s * at * at;
    const b3 = at * at * at;
    const dx = b0 * curve[i]! + b1 * curve[i + 2]! + b2 * curve[i + 4]! + b3 * curve[i + 6]! - x;
    const dy = b0 * curve[i + 1]! + b1 * curve[i + 3]! + b2 * curve[i + 5]! + b3 * curve[i + 7]! - y;
    return dx * dx + dy * dy;
  };
  for (let c = 0; c < cubicsIn(curve); c++) {
    if (boxDistance(curve, c, x, y) >= off) continue;
    for (let k = 0; k <= samples; k++) {
      const own = distance(c, k / samples);
      if (own >= off) continue;
      cubic = c;
      t = k / samples;
      off = own;
    }
  }
  for (let step = 0.5 / samples; step > 1e-4; step /= 2) {
    const middle = t;
    for (let sense = -1; sense <= 1; sense += 2) {
      const at = Math.max(0, Math.min(1, middle + sense * step));
      const own = distance(cubic, at);
      if (own >= off) continue;
      t = at;
      off = own;
    }
  }
  const [px, py] = pointAt(curve, cubic, t);
  return { cubic, t, x: px, y: py };
}

/** Squared distance of a point from the box around a cubic's four points, which holds the cubic. */
function boxDistance(curve: readonly number[], cubic: number, x: number, y: number): number {
  const i = cubic * 6;
  const beyond = (at: number, value: number): number => {
    const p = curve[at]!;
    const q = curve[at + 2]!;
    const r = curve[at + 4]!;
    const s = curve[at + 6]!;
    return Math.max(Math.min(p, q, r, s) - value, value - Math.max(p, q, r, s), 0);
  };
  const dx = beyond(i, x);
  const dy = beyond(i + 1, y);
  return dx * dx + dy * dy;
}

/** Cuts a cubic in two at `t`, which changes no point of the curve (de Casteljau). */
export function cutCubic(curve: Curve, cubic: number, t: number): void {
  const i = cubic * 6;
  const [x, y] = pointAt(curve, cubic, t);
  if (isStraightAt(curve, cubic * 6)) {
    const x0 = curve[i]!;
    const y0 = curve[i + 1]!;
    const x3 = curve[i + 6]!;
    const y3 = curve[i + 7]!;
    curve.splice(i + 2, 4, x0, y0, x, y, x, y, x, y, x3, y3);
    return;
  }
  const halves: number[] = [];
  for (const axis of [0, 1]) {
    const p = [0, 2, 4, 6].map((k) => curve[i + k + axis]!);
    const mix = (a: number, b: number) => a + (b - a) * t;
    const a = mix(p[0]!, p[1]!);
    const b = mix(p[1]!, p[2]!);
    const c = mix(p[2]!, p[3]!);
    const d = mix(a, b);
    const e = mix(b, c);
    halves.push(a, d, mix(d, e), e, c);
  }
  const [ax, dx, mx, ex, cx, ay, dy, my, ey, cy] = halves as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  curve.splice(i + 2, 4, ax, ay, dx, dy, mx, my, ex, ey, cx, cy);
}

/** Moves a node with the handles beside it, so that the curve stays as smooth there as it was. */
export function moveNode(
  curve: Curve,
  node: number,
  [x, y]: readonly [number, number],
  closed: boolean,
): void {
  const last = curve.length - 2;
  const i = node * 6;
  const dx = x - curve[i]!;
  const dy = y - curve[i + 1]!;
  // the first and the last node of a closed curve are one
  const isSeam = closed && (i === 0 || i === last);
  for (const at of isSeam ? [0, last] : [i]) {
    if (at > 0) shift(curve, at - 2, dx, dy);
    if (at < last) shift(curve, at + 2, dx, dy);
    curve[at] = x;
    curve[at + 1] = y;
  }
}

function shift(curve: Curve, at: number, dx: number, dy: number): void {
  curve[at] = curve[at]! + dx;
  curve[at + 1] = curve[at + 1]! + dy;
}
