import { onKernels } from "../kernels/kernels.ts";
import { edgeOf, slotOf } from "../graphs/half-edges.ts";
import type { Labels } from "../regions/labels.ts";
import type { BorderChains } from "./border-chains.ts";

/** All lines between the regions of a picture, and which of them go around each region. */
export interface TracedBorders extends BorderChains {
  /** Size of the labels, in pixels. */
  readonly width: number;
  readonly height: number;
  /** For each region its rings of borders, `~b` for b walked backwards; the outer ring first. */
  readonly rings: number[][][];
}

/**
 * Traces all borders of labels whose regions are 4-connected, or also hang together at the corners that `saddles`
 * marks (see `joinFaces`): there two lines pass each other and none ends.
 */
export function traceBorders(labels: Labels, saddles?: Uint8Array): TracedBorders {
  const { width, height, count } = labels;
  const traced = { width, height, ...borderChainsOf(labels, saddles) };
  return { ...traced, rings: ringsOf(traced, count) };
}

function borderChainsOf({ width, height, data }: Labels, saddles: Uint8Array | undefined): BorderChains {
  const cornerCount = (width + 1) * (height + 1);
  return onKernels((kernels, arena) => {
    const [labels, sides, followed] = [arena.put(data), arena.room(cornerCount), arena.room(cornerCount)];
    const joined = saddles ? arena.put(saddles) : 0;
    const maxSides = kernels.borderSides(labels, width, height, sides);
    // a border has at least one side, and one corner more than sides
    const [start, list, hands] = [
      arena.room((maxSides + 1) * 4),
      arena.room(maxSides * 8),
      arena.room(maxSides * 16),
    ];
    const count = kernels.traceBorders(labels, width, height, sides, followed, joined, start, list, hands);
    const starts = arena.read(start, new Int32Array(count + 1));
    const ends = arena.read(hands, new Int32Array(count * 4));
    const every = (at: number) => Int32Array.from({ length: count }, (_, b) => ends[b * 4 + at]!);
    return {
      count,
      start: starts,
      corners: arena.read(list, new Int32Array(starts[count]!)),
      right: every(0),
      left: every(1),
      loop: Uint8Array.from(every(2)),
    };
  });
}

/** The direction of the side between two neighboring corners. */
function directionOf(from: number, to: number, across: number): number {
  if (to === from + 1) return 0;
  if (to === from + across) return 1;
  return to === from - 1 ? 2 : 3;
}

/** Chains borders into the rings of each region, with the region on the right hand. */
function ringsOf(borders: Omit<TracedBorders, "rings">, regions: number): number[][][] {
  const { start, corners, count, width } = borders;
  const across = width + 1;
  const rings: number[][][] = Array.from({ length: regions }, () => []);

  // the half-edges (border b as b and ~b) that leave each node, by node and direction
  const leaving = new Map<number, number>();
  const firstStep = (halfEdge: number) => {
    const b = edgeOf(halfEdge);
    const [first, last] = [start[b]!, start[b + 1]! - 1];
    const from = halfEdge < 0 ? last : first;
    const to = halfEdge < 0 ? last - 1 : first + 1;
    return corners[from]! * 4 + directionOf(corners[from]!, corners[to]!, across);
  };
  for (let b = 0; b < count; b++) {
    if (borders.loop[b]) continue;
    leaving.set(firstStep(b), b);
    leaving.set(firstStep(~b), ~b);
  }

  const done = new Uint8Array(count * 2);
  const rightOf = (halfEdge: number) => (halfEdge < 0 ? borders.left[~halfEdge]! : borders.right[halfEdge]!);
  const following = (halfEdge: number): number => {
    if (borders.loop[edgeOf(halfEdge)]) return halfEdge;
    // the reverse of the half-edge leaves the end node backwards: from there the region's next side is the first
    // one counterclockwise, which keeps to the same pixel where a region touches itself at a corner
    const back = firstStep(~halfEdge);
    const node = back & ~3;
    for (let turn = 3; turn > 0; turn--) {
      const next = leaving.get(node + ((back + turn) & 3));
      if (next !== undefined) return next;
    }
    return ~halfEdge;
  };
  for (let b = 0; b < count; b++) {
    for (const first of [b, ~b]) {
      const region = rightOf(first);
      if (region < 0 || done[slotOf(first)]) continue;
      const ring: number[] = [];
      for (let halfEdge = first; !done[slotOf(halfEdge)]; halfEdge = following(halfEdge)) {
        done[slotOf(halfEdge)] = 1;
        ring.push(halfEdge);
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
  for (const halfEdge of ring) {
    const b = edgeOf(halfEdge);
    let sum = 0;
    for (let i = start[b]!; i < start[b + 1]! - 1; i++) {
      const x = corners[i]! % across;
      const nextX = corners[i + 1]! % across;
      const y = (corners[i]! - x) / across;
      const nextY = (corners[i + 1]! - nextX) / across;
      sum += x * nextY - nextX * y;
    }
    area += halfEdge < 0 ? -sum : sum;
  }
  return area;
}
