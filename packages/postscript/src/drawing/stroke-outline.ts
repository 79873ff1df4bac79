import { flatten } from "./flatten.ts";
import type { Graphics } from "./graphics.ts";
import { invert } from "./matrix.ts";
import { Path, Segment } from "./path.ts";

interface Pen {
  readonly outline: Path;
  readonly radius: number;
  /** 0: mitered as far as `miterLimit`, 1: round, 2: beveled. */
  readonly join: number;
  readonly cap: number;
  readonly miterLimit: number;
}

type Point = readonly [number, number];

/**
 * The current path's stroke as a path to be filled or clipped with (`strokepath`): a box for each straight bit and a
 * joint at each corner, all running the same way, so that overlaps fill. Dashes are drawn as whole lines.
 */
export function outlineOfStroke(graphics: Graphics): Path {
  const { state, budget } = graphics;
  const inverse = invert(state.matrix) ?? invert(graphics.initialMatrix)!;
  const user = flatten(state.path, budget).mapped(inverse);
  const outline = new Path(budget);
  const { lineJoin: join, lineCap: cap, miterLimit } = state;
  const pen: Pen = { outline, radius: Math.max(state.lineWidth / 2, 1e-3), join, cap, miterLimit };
  let line: Point[] = [];
  let at = 0;
  const end = (isClosed: boolean) => {
    strokeLine(pen, line, isClosed);
    budget.step(4 * line.length);
    line = line.slice(0, 1);
  };
  for (const kind of user.kinds) {
    if (kind === Segment.close) {
      end(true);
      continue;
    }
    const point: Point = [user.points[at]!, user.points[at + 1]!];
    at += 2;
    if (kind === Segment.move) {
      end(false);
      line = [];
    }
    const last = line.at(-1);
    if (last === undefined || last[0] !== point[0] || last[1] !== point[1]) line.push(point);
  }
  end(false);
  return outline.mapped(state.matrix);
}

function strokeLine(pen: Pen, points: readonly Point[], isClosed: boolean): void {
  if (points.length < 2) return;
  const [first, last] = [points[0]!, points.at(-1)!];
  const isWhole = isClosed && (first[0] !== last[0] || first[1] !== last[1]);
  const line = isWhole ? [...points, first] : points;
  for (let k = 0; k + 1 < line.length; k++) addBar(pen, line[k]!, line[k + 1]!);
  for (let k = 1; k + 1 < line.length; k++) addJoint(pen, line[k - 1]!, line[k]!, line[k + 1]!);
  if (isClosed) addJoint(pen, line.at(-2)!, line[0]!, line[1]!);
  else {
    addCap(pen, line[1]!, line[0]!);
    addCap(pen, line.at(-2)!, line.at(-1)!);
  }
}

/** The vector from one point to another, as long as the pen's radius. */
function reach({ radius }: Pen, [x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [((x2 - x1) / length) * radius, ((y2 - y1) / length) * radius];
}

function addBar(pen: Pen, one: Point, two: Point): void {
  const [dx, dy] = reach(pen, one, two);
  addPolygon(pen, [
    [one[0] + dy, one[1] - dx],
    [two[0] + dy, two[1] - dx],
    [two[0] - dy, two[1] + dx],
    [one[0] - dy, one[1] + dx],
  ]);
}

function addCap(pen: Pen, from: Point, end: Point): void {
  if (pen.cap === 1) addDisk(pen, end);
  const [dx, dy] = reach(pen, from, end);
  if (pen.cap === 2) addBar(pen, end, [end[0] + dx, end[1] + dy]);
}

/** Fills the wedge on the outside of a corner. */
function addJoint(pen: Pen, before: Point, corner: Point, after: Point): void {
  const [ax, ay] = reach(pen, before, corner);
  const [bx, by] = reach(pen, corner, after);
  const square = pen.radius * pen.radius;
  const turn = (ax * by - ay * bx) / square;
  const cosine = (ax * bx + ay * by) / square;
  // a bend this small is a curve's
  if (pen.join === 1 || (cosine > 0.9 && pen.join === 0)) {
    addDisk(pen, corner);
    return;
  }
  const side = turn > 0 ? 1 : -1;
  const one: Point = [corner[0] + side * ay, corner[1] - side * ax];
  const two: Point = [corner[0] + side * by, corner[1] - side * bx];
  const points: Point[] = [corner, one, two];
  // 1 / sin(half the angle between the lines) is how far the tip reaches
  const tip = Math.sqrt(2 / Math.max(1e-9, 1 + cosine));
  if (pen.join === 0 && tip <= pen.miterLimit) {
    const scale = 1 / (1 + cosine);
    const middle: Point = [corner[0] + side * (ay + by) * scale, corner[1] - side * (ax + bx) * scale];
    points.splice(2, 0, middle);
  }
  addPolygon(pen, points);
}

function addDisk(pen: Pen, [x, y]: Point): void {
  const count = 16;
  const points = Array.from({ length: count }, (_, k): Point => {
    const angle = (k / count) * 2 * Math.PI;
    return [x + pen.radius * Math.cos(angle), y + pen.radius * Math.sin(angle)];
  });
  addPolygon(pen, points);
}

/** Adds a polygon, always turning the same way. */
function addPolygon({ outline }: Pen, points: readonly Point[]): void {
  let area = 0;
  points.forEach(([x, y], k) => {
    const [nextX, nextY] = points[(k + 1) % points.length]!;
    area += x * nextY - nextX * y;
  });
  const ordered = area < 0 ? [...points].reverse() : points;
  ordered.forEach(([x, y], k) => {
    if (k === 0) outline.move(x, y);
    else outline.line(x, y);
  });
  outline.close();
}
