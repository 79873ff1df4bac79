import type { Primitive } from "../drawing/outlines-picture.ts";
import { equalEllipse, type LoopPoints, momentsOf, offEllipse } from "./equal-ellipse.ts";
import type { Line } from "./lines.ts";

/** A closed line that is a simple form: what it is, and the line along it, both on the grid. */
export interface LoopForm {
  readonly shape: Primitive;
  readonly line: Line;
}

/** A form is no nearer told apart below so many points. */
const minPoints = 14;
/** Points lie so near to a form, at most and by root mean square, in pixels. */
const maxError = 0.42;
const meanOff = 0.13;
/** Below this radius, in pixels, corners are sharp if points say so: pixels blunt every corner a little. */
const bluntedCorner = 2;
/** Handles of a quarter of a circle of radius 1 (the usual approximation, 0.03 % off at most). */
const quarter = 0.5522847;
/** An ellipse flatter than this is no ellipse; one whose radii differ by less, in pixels, is a circle. */
const flattest = 0.1;
const roundEnough = 0.25;
/** A rectangle whose corners are rounder than this share of its shorter side is an oval. */
const roundest = 0.49;

/** The circle, rectangle or ellipse that a loop is, if it is one. @param units steps of the grid in a pixel */
export function formOfLoop(points: LoopPoints, units: number): LoopForm | undefined {
  if (points.x.length < minPoints) return undefined;
  return ellipseOf(points, units) ?? rectangleOf(points, units);
}

/** Sums up how far points lie from a form; false as soon as they are too far. */
function isNear(pointCount: number, offOf: (i: number) => number): boolean {
  let sum = 0;
  for (let i = 0; i < pointCount; i++) {
    const off = offOf(i);
    if (off > maxError || off < -maxError) return false;
    sum += off * off;
  }
  return sum <= meanOff * meanOff * pointCount;
}

/** Smaller loops have the form of their pixels, in square pixels. */
const minEllipse = 12;

function ellipseOf(points: LoopPoints, units: number): LoopForm | undefined {
  const moments = momentsOf(points);
  if (!(moments.area > minEllipse)) return undefined;
  const equal = equalEllipse(moments);
  const { x, y } = equal;
  if (!(equal.b > flattest * equal.a)) return undefined;
  const radius = Math.sqrt(equal.a * equal.b);
  const isRound = equal.a - equal.b < roundEnough;
  const ellipse = isRound ? { x, y, a: radius, b: radius, ux: 1, uy: 0 } : equal;
  const isEllipse = isNear(points.x.length, (i) => offEllipse(ellipse, points.x[i]!, points.y[i]!));
  if (!isEllipse) return undefined;
  const whole = (value: number) => Math.round(value * units) + 0;
  const { ux, uy } = ellipse;
  const [radiusX, radiusY] = [whole(ellipse.a), whole(ellipse.b)];
  const center = { x: whole(x), y: whole(y) };
  const line = ellipseLine(center, [ux * radiusX, uy * radiusX], [-uy * radiusY, ux * radiusY]);
  if (radiusX === radiusY) return { line, shape: { kind: "circle", ...center, radius: radiusX } };
  return { line, shape: { kind: "ellipse", ...center, radiusX, radiusY, turn: hundredthsOfDegree(ux, uy) } };
}

function ellipseLine(
  { x, y }: { readonly x: number; readonly y: number },
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): Line {
  const points = [Math.round(x + ax) + 0, Math.round(y + ay) + 0];
  for (const [px, py, qx, qy] of [
    [ax, ay, bx, by],
    [bx, by, -ax, -ay],
    [-ax, -ay, -bx, -by],
    [-bx, -by, ax, ay],
  ] as const)
    for (const [dx, dy] of [
      [px + qx * quarter, py + qy * quarter],
      [qx + px * quarter, qy + py * quarter],
      [qx, qy],
    ] as const)
      points.push(Math.round(x + dx) + 0, Math.round(y + dy) + 0);
  return { shape: "curve", points };
}

/** The angle of a unit vector's line to the x axis, 0 to 18000; the same on every machine. */
function hundredthsOfDegree(ux: number, uy: number): number {
  const isSteep = Math.abs(uy) > Math.abs(ux);
  // the arc tangent of a small number by its series, after halving the angle three times
  let z = isSteep ? Math.abs(ux / uy) : Math.abs(uy / ux);
  for (let k = 0; k < 3; k++) z = z / (1 + Math.sqrt(1 + z * z));
  const square = z * z;
  const angle = 8 * z * (1 - square * (1 / 3 - square * (1 / 5 - square * (1 / 7 - square / 9))));
  const degrees = (angle * 180) / Math.PI;
  const first = isSteep ? 90 - degrees : degrees;
  return Math.round((ux * uy < 0 ? 180 - first : first) * 100);
}

/** A rectangle along the axes whose corners may be round. */
function rectangleOf(points: LoopPoints, units: number): LoopForm | undefined {
  const sides = sidesOf(points);
  if (!sides) return undefined;
  const { left, top, right, bottom } = sides;
  const { area } = momentsOf(points);
  const [wide, high] = [right - left, bottom - top];
  const missing = wide * high - area;
  // more than a rectangle, or as round as an oval, is neither
  if (missing < -maxError * (wide + high)) return undefined;
  let radius = Math.sqrt(Math.max(0, missing) / (4 - Math.PI));
  if (radius < bluntedCorner && isRectangle(points, sides, 0)) radius = 0;
  else if (radius > Math.min(wide, high) * roundest || !isRectangle(points, sides, radius)) return undefined;
  const whole = (value: number) => Math.round(value * units) + 0;
  const [x, y, r] = [whole(left), whole(top), whole(radius)];
  const [width, height] = [whole(right) - x, whole(bottom) - y];
  const shape: Primitive = { kind: "rectangle", x, y, width, height, radius: r };
  return { shape, line: rectangleLine(shape) };
}

interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function isRectangle(points: LoopPoints, { left, top, right, bottom }: Sides, radius: number): boolean {
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  return isNear(points.x.length, (i) => {
    const dx = Math.abs(points.x[i]! - middleX) - ((right - left) / 2 - radius);
    const dy = Math.abs(points.y[i]! - middleY) - ((bottom - top) / 2 - radius);
    if (dx > 0 && dy > 0) return Math.sqrt(dx * dx + dy * dy) - radius;
    return Math.max(dx, dy) - radius;
  });
}

/** The four sides by the points near the middle of each; undefined where one has none. */
function sidesOf({ x, y }: LoopPoints): Sides | undefined {
  const pointCount = x.length;
  let [x0, y0, x1, y1] = [x[0]!, y[0]!, x[0]!, y[0]!];
  for (let i = 1; i < pointCount; i++) {
    x0 = Math.min(x0, x[i]!);
    x1 = Math.max(x1, x[i]!);
    y0 = Math.min(y0, y[i]!);
    y1 = Math.max(y1, y[i]!);
  }
  const isMiddle = (value: number, from: number, to: number) =>
    Math.abs(value - (from + to) / 2) < (to - from) / 6;
  const mean = (list: Float64Array, edge: number, isBeside: (i: number) => boolean) => {
    let [sum, count] = [0, 0];
    for (let i = 0; i < pointCount; i++) {
      if (Math.abs(list[i]! - edge) > 1 || !isBeside(i)) continue;
      sum += list[i]!;
      count++;
    }
    return count > 0 ? sum / count : Number.NaN;
  };
  const isHalfDown = (i: number) => isMiddle(y[i]!, y0, y1);
  const isHalfAcross = (i: number) => isMiddle(x[i]!, x0, x1);
  const left = mean(x, x0, isHalfDown);
  const right = mean(x, x1, isHalfDown);
  const top = mean(y, y0, isHalfAcross);
  const bottom = mean(y, y1, isHalfAcross);
  return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : undefined;
}

function rectangleLine({ x, y, width, height, radius: r }: Primitive & { kind: "rectangle" }): Line {
  const [right, bottom] = [x + width, y + height];
  if (r === 0) return { shape: "line", points: [x, y, right, y, right, bottom, x, bottom, x, y] };
  const k = Math.round(r * (1 - quarter));
  const points = [x + r, y];
  const lineTo = (toX: number, toY: number) => {
    const [fromX, fromY] = points.slice(-2) as [number, number];
    points.push(fromX, fromY, toX, toY, toX, toY);
  };
  lineTo(right - r, y);
  points.push(right - k, y, right, y + k, right, y + r);
  lineTo(right, bottom - r);
  points.push(right, bottom - k, right - k, bottom, right - r, bottom);
  lineTo(x + r, bottom);
  points.push(x + k, bottom, x, bottom - k, x, bottom - r);
  lineTo(x, y + r);
  points.push(x, y + k, x + k, y, x + r, y);
  return { shape: "curve", points };
}
