import type { Budget } from "../budget.ts";
import { PsError } from "../ps-error.ts";
import { mapX, mapY } from "./matrix.ts";
import type { Box, Matrix } from "./matrix.ts";

/** The kinds of segments: how many points each takes is `pointsOf`. */
export const Segment = { move: 0, line: 1, curve: 2, close: 3 } as const;
export const pointsOf = [1, 1, 3, 0] as const;

/** Coordinates beyond this are drawn at it. */
const farthest = 1e8;

/** A path in device units: segment kinds, and the points they take, x and y by turns. */
export class Path {
  readonly kinds: number[] = [];
  readonly points: number[] = [];
  /** The current point. */
  x = 0;
  y = 0;
  hasPoint = false;
  /** Where the current subpath began. */
  #startX = 0;
  #startY = 0;
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  get isEmpty(): boolean {
    return this.kinds.length === 0;
  }

  copy(): Path {
    const copy = new Path(this.#budget);
    this.#budget.allocate(8 * this.points.length + 4 * this.kinds.length);
    this.#budget.step(this.kinds.length >> 3);
    copy.append(this);
    return copy;
  }

  /** Adds all segments of another path, and its current point. */
  append(other: Path): void {
    for (const kind of other.kinds) this.kinds.push(kind);
    for (const value of other.points) this.points.push(value);
    this.x = other.x;
    this.y = other.y;
    this.#startX = other.#startX;
    this.#startY = other.#startY;
    this.hasPoint = other.hasPoint;
  }

  move(x: number, y: number): void {
    const { kinds, points } = this;
    // of moves in a row only the last counts
    if (kinds[kinds.length - 1] === Segment.move) {
      kinds.pop();
      points.length -= 2;
    }
    this.#add(Segment.move);
    this.#point(x, y);
    this.#startX = this.x;
    this.#startY = this.y;
    this.hasPoint = true;
  }

  line(x: number, y: number): void {
    this.#begin();
    this.#add(Segment.line);
    this.#point(x, y);
  }

  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#begin();
    this.#add(Segment.curve);
    this.#point(x1, y1);
    this.#point(x2, y2);
    this.#point(x, y);
  }

  close(): void {
    const { kinds } = this;
    if (kinds.length === 0 || kinds[kinds.length - 1] === Segment.close) return;
    this.#add(Segment.close);
    this.x = this.#startX;
    this.y = this.#startY;
  }

  /** The box around all points, or null when there are none. */
  box(): Box | null {
    const { points } = this;
    this.#budget.step(points.length >> 4);
    if (points.length === 0) return null;
    let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let k = 0; k < points.length; k += 2) {
      const x = points[k]!;
      const y = points[k + 1]!;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < bottom) bottom = y;
      if (y > top) top = y;
    }
    return [left, bottom, right, top];
  }

  /** The same path under another map. */
  mapped(m: Matrix): Path {
    const mapped = this.copy();
    const { points } = mapped;
    for (let k = 0; k < points.length; k += 2) {
      const x = points[k]!;
      const y = points[k + 1]!;
      points[k] = bounded(mapX(m, x, y));
      points[k + 1] = bounded(mapY(m, x, y));
    }
    mapped.x = bounded(mapX(m, this.x, this.y));
    mapped.y = bounded(mapY(m, this.x, this.y));
    return mapped;
  }

  /** After `closepath` the next subpath begins where the closed one did. */
  #begin(): void {
    if (!this.hasPoint) throw new PsError("nocurrentpoint");
    if (this.kinds.length === 0 || this.kinds[this.kinds.length - 1] === Segment.close)
      this.move(this.#startX, this.#startY);
  }

  #add(kind: number): void {
    this.#budget.allocate(8);
    this.kinds.push(kind);
  }

  #point(x: number, y: number): void {
    this.#budget.allocate(16);
    this.x = bounded(x);
    this.y = bounded(y);
    this.points.push(this.x, this.y);
  }
}

function bounded(value: number): number {
  if (value < -farthest) return -farthest;
  if (value <= farthest) return value;
  if (value > farthest) return farthest;
  throw new PsError("undefinedresult", "coordinate");
}

/** The upright box that a path fills, or null when it is any other shape. */
export function uprightBoxOf({ kinds, points }: Path): Box | null {
  const corners = kinds.filter((kind) => kind === Segment.line).length + 1;
  const isPlain =
    kinds[0] === Segment.move &&
    kinds.every(
      (kind, k) => kind === Segment.line || k === 0 || (k === kinds.length - 1 && kind === Segment.close),
    );
  if (!isPlain || (corners !== 4 && corners !== 5)) return null;
  const at = (k: number) => points[k]!;
  if (corners === 5 && (at(8) !== at(0) || at(9) !== at(1))) return null;
  const slack = 1e-3;
  const same = (one: number, two: number) => Math.abs(at(one) - at(two)) < slack;
  const isRow = same(1, 3) && same(2, 4) && same(5, 7) && same(6, 0);
  const isColumn = same(0, 2) && same(3, 5) && same(4, 6) && same(7, 1);
  if (!isRow && !isColumn) return null;
  const xs = [at(0), at(2), at(4), at(6)];
  const ys = [at(1), at(3), at(5), at(7)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
