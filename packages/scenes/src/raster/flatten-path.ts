import { type Matrix, mapped } from "./matrix.ts";

/** A polyline in pixels: x and y in turn. */
export interface Polyline {
  xy: number[];
  closed: boolean;
}

const command = /[\s,]*([a-zA-Z])/y;
const value = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/y;
/** The flags of an arc may be written without a space behind them ("a5 5 0 01-9 3"). */
const flag = /[\s,]*([01])/y;
const lengths: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** Walks path data and hands on its lines and cubic curves; what comes out is in pixels. */
class Flattener {
  readonly lines: Polyline[] = [];
  private line: Polyline | undefined;
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  private handleX = 0;
  private handleY = 0;
  private readonly matrix: Matrix;
  private readonly tolerance: number;

  constructor(matrix: Matrix, tolerance: number) {
    this.matrix = matrix;
    this.tolerance = tolerance;
  }

  private put(x: number, y: number) {
    const [px, py] = mapped(this.matrix, [x, y]);
    if (!this.line) {
      const [sx, sy] = mapped(this.matrix, [this.x, this.y]);
      this.line = { xy: [sx, sy], closed: false };
      this.lines.push(this.line);
    }
    this.line.xy.push(px, py);
  }

  move(x: number, y: number) {
    this.line = undefined;
    [this.x, this.y, this.startX, this.startY] = [x, y, x, y];
    [this.handleX, this.handleY] = [x, y];
  }

  to(x: number, y: number) {
    this.put(x, y);
    [this.x, this.y, this.handleX, this.handleY] = [x, y, x, y];
  }

  close() {
    if (this.line) this.line.closed = true;
    this.line = undefined;
    [this.x, this.y, this.handleX, this.handleY] = [this.startX, this.startY, this.startX, this.startY];
  }

  cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number) {
    const [fromX, fromY, m] = [this.x, this.y, this.matrix];
    const bend =
      Math.abs(fromX - 2 * x1 + x2) +
      Math.abs(fromY - 2 * y1 + y2) +
      Math.abs(x1 - 2 * x2 + x) +
      Math.abs(y1 - 2 * y2 + y);
    const size = Math.max(Math.hypot(m[0], m[1]), Math.hypot(m[2], m[3]));
    const count = Math.min(40, Math.max(1, Math.ceil(Math.sqrt((bend * size * 0.5) / this.tolerance))));
    for (let i = 1; i <= count; i++) {
      const t = i / count;
      const u = 1 - t;
      const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      this.put(a * fromX + b * x1 + c * x2 + d * x, a * fromY + b * y1 + c * y2 + d * y);
    }
    [this.x, this.y, this.handleX, this.handleY] = [x, y, x2, y2];
  }

  /** Along a cubic's mirrored handle. */
  smooth(x2: number, y2: number, x: number, y: number) {
    this.cubic(2 * this.x - this.handleX, 2 * this.y - this.handleY, x2, y2, x, y);
  }

  quadratic(qx: number, qy: number, x: number, y: number) {
    const [fx, fy] = [this.x, this.y];
    this.cubic(
      fx + (2 / 3) * (qx - fx),
      fy + (2 / 3) * (qy - fy),
      x + (2 / 3) * (qx - x),
      y + (2 / 3) * (qy - y),
      x,
      y,
    );
    [this.handleX, this.handleY] = [qx, qy];
  }

  /** SVG 1.1, F.6.5: from end points to center. */
  arc(radiusX: number, radiusY: number, turn: number, large: number, sweep: number, x: number, y: number) {
    let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)];
    if (rx === 0 || ry === 0 || (x === this.x && y === this.y)) return this.to(x, y);
    const phi = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
    const [dx, dy] = [(this.x - x) / 2, (this.y - y) / 2];
    const [ux, uy] = [cos * dx + sin * dy, -sin * dx + cos * dy];
    const reach = (ux * ux) / (rx * rx) + (uy * uy) / (ry * ry);
    if (reach > 1) [rx, ry] = [rx * Math.sqrt(reach), ry * Math.sqrt(reach)];
    const rest = Math.max(
      0,
      (rx * rx * ry * ry - rx * rx * uy * uy - ry * ry * ux * ux) / (rx * rx * uy * uy + ry * ry * ux * ux),
    );
    const k = (large === sweep ? -1 : 1) * Math.sqrt(rest);
    const [px, py] = [(k * rx * uy) / ry, (-k * ry * ux) / rx];
    const [cx, cy] = [cos * px - sin * py + (this.x + x) / 2, sin * px + cos * py + (this.y + y) / 2];
    const from = Math.atan2((uy - py) / ry, (ux - px) / rx);
    let swept = Math.atan2((-uy - py) / ry, (-ux - px) / rx) - from;
    if (sweep === 0 && swept > 0) swept -= 2 * Math.PI;
    if (sweep !== 0 && swept < 0) swept += 2 * Math.PI;
    const radius = Math.max(rx, ry) * Math.max(Math.hypot(this.matrix[0], this.matrix[1]), 0.01);
    const reachOf = 2 * Math.acos(Math.max(0.9, 1 - this.tolerance / Math.max(radius, this.tolerance)));
    const pieces = Math.max(4, Math.ceil(Math.abs(swept) / Math.max(0.05, reachOf)));
    for (let i = 1; i <= pieces; i++) {
      const angle = from + (swept * i) / pieces;
      const [ex, ey] = [rx * Math.cos(angle), ry * Math.sin(angle)];
      this.put(cos * ex - sin * ey + cx, sin * ex + cos * ey + cy);
    }
    [this.x, this.y, this.handleX, this.handleY] = [x, y, x, y];
  }

  private lastWas = "";

  step(letter: string, values: readonly number[]) {
    const kind = letter.toLowerCase();
    const [ox, oy] = letter === kind ? [this.x, this.y] : [0, 0];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values;
    if ((kind === "s" && !"cs".includes(this.lastWas)) || (kind === "t" && !"qt".includes(this.lastWas)))
      [this.handleX, this.handleY] = [this.x, this.y];
    if (kind === "m") this.move(a + ox, b + oy);
    if (kind === "l") this.to(a + ox, b + oy);
    if (kind === "h") this.to(a + ox, this.y);
    if (kind === "v") this.to(this.x, a + oy);
    if (kind === "c") this.cubic(a + ox, b + oy, c + ox, d + oy, e + ox, f + oy);
    if (kind === "s") this.smooth(a + ox, b + oy, c + ox, d + oy);
    if (kind === "q") this.quadratic(a + ox, b + oy, c + ox, d + oy);
    if (kind === "t") this.quadratic(2 * this.x - this.handleX, 2 * this.y - this.handleY, a + ox, b + oy);
    if (kind === "a") this.arc(a, b, c, d, e, f + ox, g + oy);
    if (kind === "z") this.close();
    this.lastWas = kind;
  }
}

/** The polylines of path data under a map, no further than `tolerance` pixels from the curve. */
export function flattenPath(data: string, matrix: Matrix, tolerance = 0.2): Polyline[] {
  const flattener = new Flattener(matrix, tolerance);
  let [letter, at] = ["", 0];
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(data)?.[1];
    if (found !== undefined) at = pattern.lastIndex;
    return found;
  };
  for (;;) {
    const next = take(command);
    if (next !== undefined) letter = next;
    const kind = letter.toLowerCase();
    const wanted = lengths[kind];
    if (wanted === undefined) return flattener.lines;
    const values: number[] = [];
    while (values.length < wanted) {
      const found = take(kind === "a" && (values.length === 3 || values.length === 4) ? flag : value);
      if (found === undefined) return flattener.lines;
      values.push(Number(found));
    }
    if (wanted === 0 && next === undefined) return flattener.lines;
    flattener.step(letter, values);
    // further pairs behind a move are lines
    if (letter === "m") letter = "l";
    if (letter === "M") letter = "L";
  }
}
