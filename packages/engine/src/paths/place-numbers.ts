import type { Arena } from "../kernels/arena.ts";
import type { Kernels } from "../kernels/built.ts";
import { edgeOf } from "../graphs/half-edges.ts";
import { digits } from "../drawing/digits.ts";
import { onKernels } from "../kernels/kernels.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { findSeats } from "../regions/number-room.ts";
import { flattenLines } from "./flatten.ts";
import type { FlatLines, Line } from "./lines.ts";

/** Where a number stands, in pixels of the labels: center of the digits and font size. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What numbers look like; sizes in pixels of the labels. */
export interface Numbering {
  /** Digits of the code of every palette color. */
  readonly lengths: ArrayLike<number>;
  readonly maxSize: number;
  /** Free space between digits and the border. */
  readonly clearance: number;
}

/** A region's outline as straight segments: x0, y0, x1, y1 for each. */
export type Outline = Float64Array;

const segmentLength = 1;
/** Moves of the search around the best pixel, in pixels; each round halves the step. */
const searchRounds = 4;
/** From how many of the best places the search climbs. */
const maxClimbs = 3;

/**
 * Places one number in every region, as large as its shape allows: the largest box of the digits' shape. A scan
 * over the pixels finds the place, a small search against the fitted borders settles place and size exactly.
 */
export function placeNumbers(
  labels: ColoredLabels,
  lines: readonly Line[],
  rings: readonly (readonly (readonly number[])[])[],
  numbering: Numbering,
): Placed[] {
  const flat = flattenLines(lines, segmentLength);
  const maxSize = (digits.height / 2) * numbering.maxSize + numbering.clearance;
  const seats = findSeats(labels, { lengths: numbering.lengths, max: maxSize });
  return rings.map((own, region) => {
    const outline = outlineOf(own, flat);
    const length = numbering.lengths[labels.colors[region]!]!;
    const seat = seats[region]!;
    const x = (seat % labels.width) + 0.5;
    const y = Math.floor(seat / labels.width) + 0.5;
    return settle(outline, { x, y }, length, numbering);
  });
}

/** Outlines of some regions; `rings` are those of all. */
export function outlinesOf(
  regions: readonly number[],
  rings: readonly (readonly (readonly number[])[])[],
  lines: readonly Line[],
): Outline[] {
  const flat = flattenLines(lines, segmentLength);
  return regions.map((region) => outlineOf(rings[region]!, flat));
}

function outlineOf(rings: readonly (readonly number[])[], { start, points }: FlatLines): Outline {
  let room = 0;
  for (const ring of rings) {
    for (const halfEdge of ring) {
      const b = edgeOf(halfEdge);
      room += (start[b + 1]! - start[b]! - 1) * 4;
    }
  }
  const segments = new Float64Array(room);
  let at = 0;
  for (const ring of rings) {
    for (const halfEdge of ring) {
      const b = edgeOf(halfEdge);
      for (let i = start[b]! * 2; i + 2 < start[b + 1]! * 2; i += 2, at += 4) {
        segments[at] = points[i]!;
        segments[at + 1] = points[i + 1]!;
        segments[at + 2] = points[i + 2]!;
        segments[at + 3] = points[i + 3]!;
      }
    }
  }
  return segments;
}

/** The largest number that the search finds from the best of some places inside an outline. */
export function placeInOutline(
  outline: Outline,
  starts: readonly { readonly x: number; readonly y: number }[],
  length: number,
  numbering: Omit<Numbering, "lengths">,
): Placed {
  return onKernels((kernels, arena) => {
    const placed = numberPlacer({ kernels, arena }, outline, length, numbering);
    const sized = starts.map((start) => placed(start, 0)).sort((p, q) => q.size - p.size);
    let best: Placed = { x: 0, y: 0, size: 0 };
    for (const start of sized.slice(0, maxClimbs)) {
      const climbed = placed(start, searchRounds);
      if (climbed.size > best.size) best = climbed;
    }
    return best;
  });
}

/** Moves a number uphill from a place to where it can be largest, by halving steps in eight directions. */
export function settle(
  outline: Outline,
  from: { x: number; y: number },
  length: number,
  numbering: Omit<Numbering, "lengths">,
): Placed {
  return onKernels((kernels, arena) => {
    const placed = numberPlacer({ kernels, arena }, outline, length, numbering);
    return placed(from, searchRounds);
  });
}

/** How large a number may be exactly there; 0 outside the outline. */
export function sizeInOutline(
  outline: Outline,
  at: { readonly x: number; readonly y: number },
  length: number,
  numbering: Omit<Numbering, "lengths">,
): number {
  return onKernels((kernels, arena) => {
    const placed = numberPlacer({ kernels, arena }, outline, length, numbering);
    return placed(at, 0).size;
  });
}

/** Where, and how large, a number is that climbs so many rounds from a place; of size 0 where the place lies outside. */
function numberPlacer(
  { kernels, arena }: { readonly kernels: Kernels; readonly arena: Arena },
  outline: Outline,
  length: number,
  { maxSize, clearance }: Omit<Numbering, "lengths">,
): (from: { readonly x: number; readonly y: number }, rounds: number) => Placed {
  const [segments, count, out] = [arena.room(outline.byteLength), outline.length / 4, arena.room(24)];
  const box = [(length * digits.width) / 2, digits.height / 2, clearance, maxSize] as const;
  return (from, rounds) => {
    // a climb leaves only what was in its reach
    arena.write(segments, outline);
    kernels.climb(segments, count, from.x, from.y, ...box, rounds, out);
    const [x, y, size] = arena.read(out, new Float64Array(3));
    return { x: x!, y: y!, size: size! };
  };
}
