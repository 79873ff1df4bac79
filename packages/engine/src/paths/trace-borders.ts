import type { Labels } from "../regions/labels.ts";
import { walksOnKernels } from "../simd/trace.ts";
import type { Walks } from "./walks.ts";

/** All lines between the regions of a picture, and which of them go around each region. */
export interface TracedBorders extends Walks {
  /** Size of the labels, in pixels. */
  readonly width: number;
  readonly height: number;
  /** For each region its rings of borders, `~b` for b walked backwards; the outer ring first. */
  readonly rings: number[][][];
}

/** Directions in clockwise order on the screen: right, down, left, up. */
const stepX = [1, 0, -1, 0] as const;
const stepY = [0, 1, 0, -1] as const;

/** A growing list of whole numbers. */
class IntList {
  data = new Int32Array(4096);
  length = 0;

  push(value: number): void {
    if (this.length === this.data.length) {
      const more = new Int32Array(this.length * 2);
      more.set(this.data);
      this.data = more;
    }
    this.data[this.length++] = value;
  }

  toArray(): Int32Array {
    return this.data.slice(0, this.length);
  }
}

/** For every corner which of its four sides are borders: bit d for direction d. */
function borderSides({ width, height, data }: Labels): Uint8Array {
  const across = width + 1;
  const sides = new Uint8Array(across * (height + 1));
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const corner = y * across + x;
      const pixel = y * width + x;
      // the side to the right lies between the pixels above and below it
      if (x < width && (y === 0 || y === height || data[pixel - width] !== data[pixel])) {
        sides[corner] = sides[corner]! | 1;
        sides[corner + 1] = sides[corner + 1]! | 4;
      }
      // the side downwards lies between the pixels left and right of it
      if (y < height && (x === 0 || x === width || data[pixel - 1] !== data[pixel])) {
        sides[corner] = sides[corner]! | 2;
        sides[corner + across] = sides[corner + across]! | 8;
      }
    }
  }
  return sides;
}

const sidesSet = Uint8Array.from(
  { length: 16 },
  (_, s) => (s & 1) + ((s >> 1) & 1) + ((s >> 2) & 1) + (s >> 3),
);

/**
 * Traces all borders of labels whose regions are 4-connected, or also hang together at the corners that `saddles`
 * marks (see `joinFaces`): there two lines pass each other and none ends.
 */
export function traceBorders(labels: Labels, saddles?: Uint8Array): TracedBorders {
  const { width, height, count } = labels;
  const traced = { width, height, ...(walksOnKernels(labels, saddles) ?? plainWalks(labels, saddles)) };
  return { ...traced, rings: ringsOf(traced, count) };
}

function plainWalks(labels: Labels, saddles?: Uint8Array): Walks {
  const { width, height, data } = labels;
  const across = width + 1;
  const sides = borderSides(labels);
  const walked = new Uint8Array(sides.length);
  const [start, corners, right, left, loop] = [
    new IntList(),
    new IntList(),
    new IntList(),
    new IntList(),
    new IntList(),
  ];

  const isNode = (corner: number) => {
    if (sidesSet[sides[corner]!]! >= 3) return !saddles?.[corner];
    const x = corner % across;
    const y = (corner - x) / across;
    return (x === 0 || x === width) && (y === 0 || y === height);
  };
  const labelAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : data[y * width + x]!;

  /** Walks from a corner along side d until a node or back to the corner. */
  const walk = (from: number, side: number): void => {
    let corner = from;
    let d = side;
    const x = from % across;
    const y = (from - x) / across;
    // the pixels on both hands of the first side
    right.push(labelAt(x - (d === 1 || d === 2 ? 1 : 0), y - (d === 2 || d === 3 ? 1 : 0)));
    left.push(labelAt(x - (d === 2 || d === 3 ? 1 : 0), y - (d === 0 || d === 3 ? 1 : 0)));
    start.push(corners.length);
    corners.push(corner);
    for (;;) {
      walked[corner] = walked[corner]! | (1 << d);
      corner += stepX[d]! + stepY[d]! * across;
      const back = (d + 2) & 3;
      walked[corner] = walked[corner]! | (1 << back);
      corners.push(corner);
      if (isNode(corner)) break;
      const saddle = saddles?.[corner];
      if (saddle) d = saddle === 1 ? 3 - back : back ^ 1;
      // a plain corner has exactly one other side
      else d = 31 - Math.clz32(sides[corner]! & ~(1 << back));
      // a loop may pass a saddle where it began on the other way
      if (corner === from && d === side) break;
    }
    loop.push(corner === from && !isNode(from) ? 1 : 0);
  };

  // lines between nodes, then what is left: loops
  for (let corner = 0; corner < sides.length; corner++) {
    if (sidesSet[sides[corner]!]! < 2 || !isNode(corner)) continue;
    for (let d = 0; d < 4; d++) if (sides[corner]! & ~walked[corner]! & (1 << d)) walk(corner, d);
  }
  for (let corner = 0; corner < sides.length; corner++) {
    for (;;) {
      const open = sides[corner]! & ~walked[corner]!;
      if (open === 0) break;
      walk(corner, 31 - Math.clz32(open & -open));
    }
  }
  start.push(corners.length);

  return {
    count: right.length,
    start: start.toArray(),
    corners: corners.toArray(),
    right: right.toArray(),
    left: left.toArray(),
    loop: Uint8Array.from(loop.toArray()),
  };
}

/** The direction of the side between two neighboring corners. */
function directionOf(from: number, to: number, across: number): number {
  if (to === from + 1) return 0;
  if (to === from + across) return 1;
  return to === from - 1 ? 2 : 3;
}

/** Chains borders into the rings of each region, walking with the region on the right hand. */
function ringsOf(borders: Omit<TracedBorders, "rings">, regions: number): number[][][] {
  const { start, corners, count, width } = borders;
  const across = width + 1;
  const rings: number[][][] = Array.from({ length: regions }, () => []);

  // the walks (border b as b and ~b) that leave each node, by node and direction
  const leaving = new Map<number, number>();
  const firstStep = (walk: number) => {
    const b = walk < 0 ? ~walk : walk;
    const [first, last] = [start[b]!, start[b + 1]! - 1];
    const from = walk < 0 ? last : first;
    const to = walk < 0 ? last - 1 : first + 1;
    return corners[from]! * 4 + directionOf(corners[from]!, corners[to]!, across);
  };
  for (let b = 0; b < count; b++) {
    if (borders.loop[b]) continue;
    leaving.set(firstStep(b), b);
    leaving.set(firstStep(~b), ~b);
  }

  const done = new Uint8Array(count * 2);
  const slot = (walk: number) => (walk < 0 ? ~walk * 2 + 1 : walk * 2);
  const rightOf = (walk: number) => (walk < 0 ? borders.left[~walk]! : borders.right[walk]!);
  const following = (walk: number): number => {
    if (borders.loop[walk < 0 ? ~walk : walk]) return walk;
    // the reverse of the walk leaves the end node backwards: from there the region's next side is the first
    // one counterclockwise, which keeps to the same pixel where a region touches itself at a corner
    const back = firstStep(~walk);
    const node = back & ~3;
    for (let turn = 3; turn > 0; turn--) {
      const next = leaving.get(node + ((back + turn) & 3));
      if (next !== undefined) return next;
    }
    return ~walk;
  };
  for (let b = 0; b < count; b++) {
    for (const first of [b, ~b]) {
      const region = rightOf(first);
      if (region < 0 || done[slot(first)]) continue;
      const ring: number[] = [];
      for (let walk = first; !done[slot(walk)]; walk = following(walk)) {
        done[slot(walk)] = 1;
        ring.push(walk);
      }
      rings[region]!.push(ring);
    }
  }
  // clockwise on the screen around the outside, so the outer ring is the one with positive area
  for (const own of rings) {
    if (own.length > 1) {
      const areas = new Map(own.map((ring) => [ring, ringArea(ring, borders)]));
      own.sort((p, q) => areas.get(q)! - areas.get(p)!);
    }
  }
  return rings;
}

/** Twice the signed area inside a ring, in pixels; positive when it runs clockwise on the screen. */
function ringArea(ring: number[], { start, corners, width }: Omit<TracedBorders, "rings">): number {
  const across = width + 1;
  let area = 0;
  for (const walk of ring) {
    const b = walk < 0 ? ~walk : walk;
    let sum = 0;
    for (let i = start[b]!; i < start[b + 1]! - 1; i++) {
      const x = corners[i]! % across;
      const nextX = corners[i + 1]! % across;
      const y = (corners[i]! - x) / across;
      const nextY = (corners[i + 1]! - nextX) / across;
      sum += x * nextY - nextX * y;
    }
    area += walk < 0 ? -sum : sum;
  }
  return area;
}
