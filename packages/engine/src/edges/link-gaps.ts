import type { Field, Size } from "./grid.ts";
import { thin } from "./thinning.ts";

/** Parts of a pixel in which the cost of a way is counted. */
const parts = 20;
/** What diagonal steps cost, for each cost of a straight one. */
const diagonal = Uint8Array.from({ length: 2 * parts }, (_, cost) =>
  Math.max(1, Math.round(cost * Math.SQRT2)),
);
/** A way may leave the direction of its line by about 70 degrees. */
const minCosine = 0.3;
/** How far back along a line its direction is measured, in pixels. */
const tail = 8;

/** How much less a pixel of a way costs for its strength: for usual ways, and for those that follow faint lines. */
const usual = 1.6;
const faint = 4;
/** What a straight step costs where there is no strength; the strongest pixel takes 1 off, so that every step costs something. */
const dearestStep = 1.05;
/** What a way may cost, as a share of its reach. */
const dearest = 0.6;

/**
 * Extends the free ends of thin lines to other lines within `reach` pixels: along the cheapest way, which costs least
 * where the strength map is strong, roughly straight on. Ways dearer than most of `reach` are not taken.
 */
export function linkGaps(on: Uint8Array, strength: Field, reach: number): Uint8Array {
  const max = Math.max(2, Math.round(reach));
  return linkAlong(on, new Search(strength, { reach: max, price: max * dearest, slope: usual }));
}

/**
 * Extends free ends like `linkGaps`, and further, up to `far` pixels, where the map shows a line on, however faint it is: only
 * what it does not show counts as a gap. A way that reaches the picture's edge ends there.
 */
export function followLines(on: Uint8Array, strength: Field, gap: number, far: number): Uint8Array {
  const reach = Math.max(2, Math.round(far));
  return linkAlong(on, new Search(strength, { reach, price: gap * dearest, slope: faint, toEdge: true }));
}

function linkAlong(on: Uint8Array, search: Search): Uint8Array {
  const { size } = search;
  const { width, height } = size;
  const out = Uint8Array.from(on);
  for (const end of freeEnds(on, width, height)) {
    const own = tailOf(on, end, width, height);
    const direction = directionOf(own, width);
    if (direction) search.link(out, { end, own, direction });
  }
  return thin(out, size);
}

/** Pixels that are on and have one neighbor that is. */
export function freeEnds(on: Uint8Array, width: number, height: number): number[] {
  const ends: number[] = [];
  for (let i = on.indexOf(1); i >= 0; i = on.indexOf(1, i + 1)) {
    if (countBeside(on, i, width, height) === 1) ends.push(i);
  }
  return ends;
}

/** How many pixels beside pixel `i` are on. */
export function countBeside(on: Uint8Array, i: number, width: number, height: number): number {
  const x = i % width;
  if (x === 0 || x === width - 1 || i < width || i + width >= on.length)
    return neighborsOf(on, i, width, height).length;
  const above = i - width;
  const below = i + width;
  return (
    on[above - 1]! +
    on[above]! +
    on[above + 1]! +
    on[i - 1]! +
    on[i + 1]! +
    on[below - 1]! +
    on[below]! +
    on[below + 1]!
  );
}

/** Pixels that are on beside pixel `i`. */
export function neighborsOf(on: Uint8Array, i: number, width: number, height: number): number[] {
  const found: number[] = [];
  const x = i % width;
  const y = Math.floor(i / width);
  for (let r = Math.max(0, y - 1); r <= Math.min(height - 1, y + 1); r++) {
    for (let c = Math.max(0, x - 1); c <= Math.min(width - 1, x + 1); c++) {
      const at = r * width + c;
      if (at !== i && on[at]) found.push(at);
    }
  }
  return found;
}

/** The last pixels of a thin line, from its end on, up to the next junction. */
function tailOf(on: Uint8Array, end: number, width: number, height: number): number[] {
  const own = [end];
  while (own.length <= tail) {
    const next = neighborsOf(on, own.at(-1)!, width, height).filter((i) => i !== own.at(-2));
    if (next.length !== 1) break;
    own.push(next[0]!);
  }
  return own;
}

function directionOf(own: readonly number[], width: number): [number, number] | undefined {
  if (own.length < 4) return undefined;
  const [end, at] = [own[0]!, own.at(-1)!];
  const dx = (end % width) - (at % width);
  const dy = Math.floor(end / width) - Math.floor(at / width);
  const length = Math.sqrt(dx * dx + dy * dy);
  return length > 0 ? [dx / length, dy / length] : undefined;
}

/** The unit vector in which a thin line runs out at its end; none for lines of a few pixels. */
export function directionAt(
  on: Uint8Array,
  end: number,
  width: number,
  height: number,
): [number, number] | undefined {
  return directionOf(tailOf(on, end, width, height), width);
}

/** Shortest ways from a pixel inside a window (Dijkstra 1959 with queues for whole costs, Dial 1969). */
class Search {
  readonly #strength: Float32Array;
  /** What entering each pixel costs; 0 where it was not asked for yet. */
  readonly #cost: Uint8Array;
  readonly #width: number;
  readonly #height: number;
  readonly #reach: number;
  readonly #side: number;
  readonly #distance: Int32Array;
  readonly #from: Int32Array;
  readonly #queues: number[][];

  readonly #slope: number;
  readonly #toEdge: boolean;

  constructor(
    { width, height, data }: Field,
    {
      reach,
      price,
      slope,
      toEdge = false,
    }: { reach: number; price: number; slope: number; toEdge?: boolean },
  ) {
    this.#slope = slope;
    this.#toEdge = toEdge;
    this.#width = width;
    this.#height = height;
    this.#reach = reach;
    this.#side = 2 * reach + 1;
    this.#cost = new Uint8Array(data.length);
    this.#strength = data;
    this.#distance = new Int32Array(this.#side * this.#side);
    this.#from = new Int32Array(this.#side * this.#side);
    this.#queues = Array.from({ length: Math.floor(price * parts) + 1 }, () => []);
  }

  get size(): Size {
    return { width: this.#width, height: this.#height };
  }

  /** Whether a way ends at a pixel: on another line, or at the edge. */
  #isGoal(i: number, on: Uint8Array, own: readonly number[]): boolean {
    if (on[i]) return !own.includes(i);
    if (!this.#toEdge) return false;
    const x = i % this.#width;
    return x === 0 || x === this.#width - 1 || i < this.#width || i + this.#width >= on.length;
  }

  #costOf(i: number): number {
    const known = this.#cost[i]!;
    if (known > 0) return known;
    const cost = Math.round(
      parts * (dearestStep - Math.min(1, Math.max(0, this.#strength[i]! * this.#slope))),
    );
    this.#cost[i] = cost;
    return cost;
  }

  /** Draws the way from the end of a line to the nearest other one ahead of it, if there is one. */
  link(
    on: Uint8Array,
    {
      end,
      own,
      direction: [dx, dy],
    }: { readonly end: number; readonly own: readonly number[]; readonly direction: [number, number] },
  ): void {
    const reach = this.#reach;
    const side = this.#side;
    const endX = end % this.#width;
    const endY = Math.floor(end / this.#width);
    const middle = reach * side + reach;
    this.#distance.fill(2 ** 30);
    for (const queue of this.#queues) queue.length = 0;
    this.#distance[middle] = 0;
    this.#queues[0]!.push(middle);
    const pixelOf = (cell: number) =>
      (endY + Math.floor(cell / side) - reach) * this.#width + endX + (cell % side) - reach;
    for (let price = 0; price < this.#queues.length; price++) {
      const queue = this.#queues[price]!;
      for (let k = 0; k < queue.length; k++) {
        const cell = queue[k]!;
        if (this.#distance[cell] !== price) continue;
        const x = (cell % side) - reach;
        const y = Math.floor(cell / side) - reach;
        if (cell !== middle && this.#isGoal(pixelOf(cell), on, own)) {
          for (let at = cell; at !== middle; at = this.#from[at]!) on[pixelOf(at)] = 1;
          return;
        }
        for (let stepY = -1; stepY <= 1; stepY++) {
          for (let stepX = -1; stepX <= 1; stepX++) {
            const nx = x + stepX;
            const ny = y + stepY;
            if (Math.abs(nx) > reach || Math.abs(ny) > reach) continue;
            const px = endX + nx;
            const py = endY + ny;
            if (px < 0 || py < 0 || px >= this.#width || py >= this.#height) continue;
            // every step costs something
            const other = (ny + reach) * side + nx + reach;
            if (this.#distance[other]! <= price + 1) continue;
            const far = Math.sqrt(nx * nx + ny * ny);
            if (far === 0 || nx * dx + ny * dy < minCosine * far) continue;
            const cost = this.#costOf(py * this.#width + px);
            const next = price + (stepX !== 0 && stepY !== 0 ? diagonal[cost]! : cost > 0 ? cost : 1);
            if (next >= this.#distance[other]! || next >= this.#queues.length) continue;
            this.#distance[other] = next;
            this.#from[other] = cell;
            this.#queues[next]!.push(other);
          }
        }
      }
    }
  }
}
