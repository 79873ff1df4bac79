import type { Polyline } from "./polylines.ts";

/** Points in turn, and whether they come back to the first. */
type Points = Pick<Polyline, "x" | "y" | "closed">;

/** What counts as straight, in millimeters. */
const straight = {
  /** Shorter runs say too little: two sides of a window pane that a child colors are longer. */
  min: 4.5,
  /** Root mean square of how far points lie off their line: twice that of lines along window frames, by eye on twelve photos. */
  noise: 0.2,
  /** No point of a run lies farther off. */
  farthest: 0.7,
  /** An arc’s middle lies so far beside its ends; what wobbles doesn’t. */
  bow: 0.08,
} as const;
/**
 * An arc of radius r bows by so much of the square of its length, over r: 4/9 of its height. Two runs that bow by half of what an arc
 * through both would are parts of it, and have no corner.
 */
const arc = { bow: 1 / 18, share: 0.5 } as const;
/** Two runs so near meet in a corner, if that lies so near the line that was found, in millimeters, and they turn by 27 degrees or more. */
const corner = { gap: 3.5, away: 1.6, sine: 0.45 } as const;

/**
 * What is built has many straight lines in few directions: a run counts if others, at angles whose sine is less (4 degrees), are
 * so long together, in millimeters, or if it is so long itself. By eye on 24 photos: windows and wings, no ears.
 */
const direction = { sine: 0.07, together: 40, alone: 15 } as const;

/** A straight line through a point, in a direction of length 1. */
interface Line {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** Root mean square of the distances of the points it was fitted to. */
  readonly noise: number;
}

/** Points from one to another, past the last one of a closed polyline, and the line through them. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly line: Line;
  /** From end to end, in pixels. */
  readonly length: number;
  /** How far its middle third lies beside the others, in pixels, as it turns if it is part of an arc that turns clockwise. */
  readonly bow: number;
}

/**
 * The parts of polylines that are straight but for the wobble of pixels, and lie in directions that the picture has: a list for each.
 * @param perMM pixels of a millimeter on paper
 */
export function straightRuns(polylines: readonly Points[], perMM: number): (readonly Run[])[] {
  const found = polylines.map((polyline) => new RunFinder(polyline, perMM).runs());
  const all = found.flat();
  const isMeant = new Set(
    all.filter((run) => {
      const others = all.filter(
        (other) => other !== run && sineBetween(other.line, run.line) < direction.sine,
      );
      const together = others.reduce((sum, { length }) => sum + length, 0);
      return run.length >= direction.alone * perMM || together >= direction.together * perMM;
    }),
  );
  return found.map((runs) => runs.filter((run) => isMeant.has(run)));
}

/** The sine of the angle between two lines, without its sign. */
function sineBetween(p: Line, q: Line): number {
  return Math.abs(p.dx * q.dy - p.dy * q.dx);
}

/**
 * Straightens runs of a polyline and lets neighboring ones meet in corners. As many points as before, so that stops stay where they are.
 * @param perMM pixels of a millimeter on paper
 */
export function straightened(polyline: Points, runs: readonly Run[], perMM: number): Points {
  if (runs.length === 0) return polyline;
  const at = (i: number) => i % polyline.x.length;
  const x = polyline.x.slice();
  const y = polyline.y.slice();
  const put = (i: number, px: number, py: number) => {
    x[at(i)] = px;
    y[at(i)] = py;
  };
  for (const { from, to, line } of runs)
    for (let i = from; i <= to; i++) put(i, ...footOn(line, polyline.x[at(i)]!, polyline.y[at(i)]!));
  for (const [before, after] of neighborsOf(runs, polyline)) {
    const meeting = cornerOf(polyline, before, after, perMM);
    if (!meeting) continue;
    const { point, x: cx, y: cy } = meeting;
    const way = (end: number) => {
      const [ex, ey] = [x[at(end)]!, y[at(end)]!];
      return (i: number) => {
        const share = (i - end) / (point - end);
        put(i, ex + share * (cx - ex), ey + share * (cy - ey));
      };
    };
    const [toCorner, fromCorner] = [way(before.to), way(after.from)];
    for (let i = before.to + 1; i < point; i++) toCorner(i);
    for (let i = point + 1; i < after.from; i++) fromCorner(i);
    put(point, cx, cy);
  }
  return { x, y, closed: polyline.closed };
}

/** The nearest place on a line. */
function footOn(line: Line, x: number, y: number): [number, number] {
  const along = (x - line.x) * line.dx + (y - line.y) * line.dy;
  return [line.x + along * line.dx, line.y + along * line.dy];
}

/** Where two runs meet in a corner, and at which point between them; undefined if they don’t. */
function cornerOf(
  { x, y }: Points,
  before: Run,
  after: Run,
  perMM: number,
): { readonly point: number; readonly x: number; readonly y: number } | undefined {
  const [p, q] = [before.line, after.line];
  const sine = p.dx * q.dy - p.dy * q.dx;
  const isNear = after.from - before.to > 1 && after.from - before.to <= corner.gap * perMM;
  const farFrom = (i: number, px: number, py: number) =>
    Math.sqrt((x[i % x.length]! - px) ** 2 + (y[i % x.length]! - py) ** 2);
  const gap = farFrom(before.to, x[after.from % x.length]!, y[after.from % x.length]!);
  if (!isNear || Math.abs(sine) < corner.sine || isArc(before, after, gap, sine)) return undefined;
  const along = ((q.x - p.x) * q.dy - (q.y - p.y) * q.dx) / sine;
  const [cx, cy] = [p.x + along * p.dx, p.y + along * p.dy];
  let point = before.to + 1;
  for (let i = point + 1; i < after.from; i++) if (farFrom(i, cx, cy) < farFrom(point, cx, cy)) point = i;
  return farFrom(point, cx, cy) <= corner.away * perMM ? { point, x: cx, y: cy } : undefined;
}

/** Whether two runs are parts of one arc. @param gap pixels between them @param sine of the angle between them */
function isArc(before: Run, after: Run, gap: number, sine: number): boolean {
  const radius = (before.length / 2 + gap + after.length / 2) / Math.abs(sine);
  return [before, after].every(
    ({ bow, length }) => Math.sign(sine) * bow > (arc.share * arc.bow * length * length) / radius,
  );
}

/** Runs that follow one another; the first follows the last of a closed polyline. */
function neighborsOf(runs: readonly Run[], { closed, x: { length } }: Points): [Run, Run][] {
  const pairs = runs.slice(1).map((run, k): [Run, Run] => [runs[k]!, run]);
  const [first, last] = [runs[0]!, runs.at(-1)!];
  if (!closed || runs.length < 2) return pairs;
  return [...pairs, [last, { ...first, from: first.from + length, to: first.to + length }]];
}

/** Finds straight runs of a polyline; indexes go on beyond the end of a closed one. */
class RunFinder {
  readonly #polyline: Points;
  readonly #perMM: number;
  readonly #count: number;
  /** Sums of x, y, xx, xy, yy of all points before. */
  readonly #sums: readonly Float64Array[];

  constructor(polyline: Points, perMM: number) {
    this.#polyline = polyline;
    this.#perMM = perMM;
    this.#count = polyline.closed ? 2 * polyline.x.length : polyline.x.length;
    this.#sums = Array.from({ length: 5 }, () => new Float64Array(this.#count + 1));
    for (let i = 0; i < this.#count; i++) {
      const [x, y] = [this.#x(i), this.#y(i)];
      [x, y, x * x, x * y, y * y].forEach((value, k) => {
        const sums = this.#sums[k]!;
        sums[i + 1] = sums[i]! + value;
      });
    }
  }

  #x(i: number): number {
    return this.#polyline.x[i % this.#polyline.x.length]!;
  }

  #y(i: number): number {
    return this.#polyline.y[i % this.#polyline.x.length]!;
  }

  /** Runs without common points, in the order of these; the longest are found first. */
  runs(): Run[] {
    const { length } = this.#polyline.x;
    const isTaken = new Uint8Array(length);
    const found: Run[] = [];
    for (const longest of this.#longest()) {
      let { from, to } = longest;
      while (from < to && isTaken[from % length]) from++;
      while (to > from && isTaken[to % length]) to--;
      const run = this.#calmIn(from, to);
      if (!run || this.#some(run, (i) => isTaken[i % length] === 1)) continue;
      if (Math.abs(run.bow) > straight.bow * this.#perMM) continue;
      found.push(run);
      for (let i = run.from; i <= run.to; i++) isTaken[i % length] = 1;
    }
    return found.sort((p, q) => p.from - q.from);
  }

  /** From each point as far as all is straight, the longest first. */
  #longest(): { readonly from: number; readonly to: number }[] {
    const { length } = this.#polyline.x;
    const out: { from: number; to: number; far: number }[] = [];
    let to = 0;
    for (let from = 0; from < length; from++) {
      to = Math.max(to, from + 2);
      while (to + 1 < Math.min(this.#count, from + length) && this.#isCalm(from, to + 1)) to++;
      if (to >= this.#count) break;
      const far = this.#length(from, to);
      if (far >= straight.min * this.#perMM) out.push({ from, to, far });
    }
    return out.sort((p, q) => q.far - p.far || p.from - q.from);
  }

  #isCalm(from: number, to: number): boolean {
    return this.#lineOf(from, to).noise <= straight.noise * this.#perMM;
  }

  #length(from: number, to: number): number {
    const [dx, dy] = [this.#x(to) - this.#x(from), this.#y(to) - this.#y(from)];
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** The calm run in a range without ends that turn to a corner; undefined where it is short. */
  #calmIn(first: number, last: number): Run | undefined {
    let [from, to] = [first, last];
    let line = this.#lineOf(from, to);
    for (let pass = 0; pass < 2; pass++) {
      while (from < to && Math.abs(this.#off(line, from)) > straight.noise * this.#perMM) from++;
      while (to > from && Math.abs(this.#off(line, to)) > straight.noise * this.#perMM) to--;
      line = this.#lineOf(from, to);
    }
    const length = this.#length(from, to);
    const run = { from, to, line, length, bow: this.#bowOf(from, to, line) };
    const isLong = length >= straight.min * this.#perMM;
    const isFar = (i: number) => Math.abs(this.#off(line, i)) > straight.farthest * this.#perMM;
    return isLong && !this.#some(run, isFar) ? run : undefined;
  }

  #bowOf(from: number, to: number, line: Line): number {
    const third = Math.max(1, Math.round((to - from + 1) / 3));
    const mean = (first: number, end: number) => {
      let sum = 0;
      for (let i = first; i < end; i++) sum += this.#off(line, i);
      return sum / (end - first);
    };
    const ends = (mean(from, from + third) + mean(to + 1 - third, to + 1)) / 2;
    return from + third < to + 1 - third ? mean(from + third, to + 1 - third) - ends : 0;
  }

  #some({ from, to }: Pick<Run, "from" | "to">, isIt: (i: number) => boolean): boolean {
    for (let i = from; i <= to; i++) if (isIt(i)) return true;
    return false;
  }

  #off(line: Line, i: number): number {
    return (this.#x(i) - line.x) * line.dy - (this.#y(i) - line.y) * line.dx;
  }

  /** The line that is nearest to points: the main axis of their second moments. */
  #lineOf(from: number, to: number): Line {
    const [x, y, xx, xy, yy] = this.#sums.map((sums) => (sums[to + 1]! - sums[from]!) / (to + 1 - from)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const [a, b, c] = [xx - x * x, xy - x * y, yy - y * y];
    const half = (a - c) / 2;
    const root = Math.sqrt(half * half + b * b);
    const [dx, dy] = half > 0 ? [half + root, b] : [b, root - half];
    const forwards = (this.#x(to) - this.#x(from)) * dx + (this.#y(to) - this.#y(from)) * dy;
    const size = Math.sign(forwards || 1) * (Math.sqrt(dx * dx + dy * dy) || 1);
    return { x, y, dx: dx / size, dy: dy / size, noise: Math.sqrt(Math.max(0, (a + c) / 2 - root)) };
  }
}
