/** Outlines of one path, flattened: each ring is x, y, x, y … and ends where it began when it was closed. */
export interface FlatPath {
  readonly rings: number[][];
  /** For each ring where each drawn piece (a straight line or one curve) ends: an index of a point in the ring. */
  readonly ends: number[][];
}

const tokens = /[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const argumentsOf: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, S: 4, Z: 0 };
const maxSegments = 64;

/**
 * Flattens SVG path data (commands M L H V Q C S Z, absolute and relative) into polylines whose pieces along curves
 * are about `step` units long. Throws a RangeError at a command it does not know.
 */
export function flattenPath(d: string, step: number): FlatPath {
  const pen = new Pen(step);
  const words = d.match(tokens) ?? [];
  let command = "";
  for (let at = 0; at < words.length; ) {
    if (/[A-Za-z]/.test(words[at]!)) command = words[at++]!;
    const kind = command.toUpperCase();
    const count = argumentsOf[kind];
    if (count === undefined) throw new RangeError(`path data must use M L H V Q C S Z, received ${command}`);
    pen.draw(kind, words.slice(at, at + count).map(Number), command !== kind);
    at += count;
    // more pairs after a move are lines
    if (kind === "M") command = command === "M" ? "L" : "l";
  }
  return { rings: pen.rings, ends: pen.ends };
}

class Pen {
  readonly rings: number[][] = [];
  readonly ends: number[][] = [];
  #x = 0;
  #y = 0;
  /** The second handle of the cubic before; where the pen stands after anything else. */
  #handle: readonly [number, number] = [0, 0];
  readonly #step: number;

  constructor(step: number) {
    this.#step = step;
  }

  draw(kind: string, values: number[], isRelative: boolean): void {
    const [ox, oy] = isRelative ? [this.#x, this.#y] : [0, 0];
    const at = values.map((value, i) => value + (kind === "V" || i % 2 === 1 ? oy : ox));
    const [handleX, handleY] = this.#handle;
    const before = [this.#x, this.#y] as const;
    if (kind === "M") this.#begin(at[0]!, at[1]!);
    else if (kind === "L") this.#to(at[0]!, at[1]!);
    else if (kind === "H") this.#to(at[0]!, this.#y);
    else if (kind === "V") this.#to(this.#x, at[0]!);
    else if (kind === "Z") this.#close();
    else if (kind === "S") this.#curve([2 * before[0] - handleX, 2 * before[1] - handleY, ...at]);
    else this.#curve(at);
    this.#handle = kind === "C" || kind === "S" ? [at.at(-4)!, at.at(-3)!] : [this.#x, this.#y];
  }

  #begin(x: number, y: number): void {
    this.rings.push([x, y]);
    this.ends.push([]);
    this.#x = x;
    this.#y = y;
  }

  #to(x: number, y: number): void {
    const ring = this.rings.at(-1)!;
    ring.push(x, y);
    this.ends.at(-1)!.push(ring.length / 2 - 1);
    this.#x = x;
    this.#y = y;
  }

  #close(): void {
    const [x, y] = this.rings.at(-1)!;
    if (this.#x !== x || this.#y !== y) this.#to(x!, y!);
  }

  /** A quadratic (4 numbers) or cubic (6 numbers) curve from where the pen stands. */
  #curve(at: number[]): void {
    const points = [this.#x, this.#y, ...at];
    let reach = 0;
    for (let i = 2; i < points.length; i += 2)
      reach += Math.hypot(points[i]! - points[i - 2]!, points[i + 1]! - points[i - 1]!);
    const count = Math.max(1, Math.min(maxSegments, Math.ceil(reach / this.#step)));
    const ring = this.rings.at(-1)!;
    // two regions draw a border in opposite directions: it is the same to the last digit for both
    const [dx, dy] = [points.at(-2)! - this.#x, points.at(-1)! - this.#y];
    const isBack = dx < 0 || (dx === 0 && dy < 0);
    const along = isBack ? backwards(points) : points;
    for (let k = 1; k < count; k++) ring.push(...pointOn(along, (isBack ? count - k : k) / count));
    this.#to(points.at(-2)!, points.at(-1)!);
  }
}

function backwards(points: readonly number[]): number[] {
  return points.map((_, i) => points[points.length - 2 - i + 2 * (i % 2)]!);
}

/** The point at `t` of the Bézier curve through control points x, y, x, y … (de Casteljau). */
function pointOn(points: readonly number[], t: number): [number, number] {
  const p = [...points];
  for (let left = p.length - 2; left > 0; left -= 2)
    for (let i = 0; i < left; i++) p[i] = p[i]! + (p[i + 2]! - p[i]!) * t;
  return [p[0]!, p[1]!];
}
