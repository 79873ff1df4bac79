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
  readonly largest: number;
  /** Free space between digits and the border. */
  readonly clearance: number;
}

/** A region's outline as straight pieces: x0, y0, x1, y1 for each. */
export type Outline = Float64Array;

const pieceLength = 1;
/** Moves of the search around the best pixel, in pixels; each round halves the step. */
const searchRounds = 4;
/** Of many places only so many are climbed from. */
const mostClimbs = 3;

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
  const flat = flattenLines(lines, pieceLength);
  const most = (digits.height / 2) * numbering.largest + numbering.clearance;
  const seats = findSeats(labels, { lengths: numbering.lengths, most });
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
  const flat = flattenLines(lines, pieceLength);
  return regions.map((region) => outlineOf(rings[region]!, flat));
}

function outlineOf(rings: readonly (readonly number[])[], { start, points }: FlatLines): Outline {
  let room = 0;
  for (const ring of rings) {
    for (const walk of ring) {
      const b = walk < 0 ? ~walk : walk;
      room += (start[b + 1]! - start[b]! - 1) * 4;
    }
  }
  const pieces = new Float64Array(room);
  let at = 0;
  for (const ring of rings) {
    for (const walk of ring) {
      const b = walk < 0 ? ~walk : walk;
      for (let i = start[b]! * 2; i + 2 < start[b + 1]! * 2; i += 2, at += 4) {
        pieces[at] = points[i]!;
        pieces[at + 1] = points[i + 1]!;
        pieces[at + 2] = points[i + 2]!;
        pieces[at + 3] = points[i + 3]!;
      }
    }
  }
  return pieces;
}

/** The largest number that the search finds from the best of some places inside an outline. */
export function placeInOutline(
  outline: Outline,
  starts: readonly { readonly x: number; readonly y: number }[],
  length: number,
  numbering: Omit<Numbering, "lengths">,
): Placed {
  const sized = starts.map(({ x, y }) => ({ x, y, size: largestSize(outline, x, y, length, numbering) }));
  sized.sort((p, q) => q.size - p.size);
  let best: Placed = { x: 0, y: 0, size: 0 };
  for (const start of sized.slice(0, mostClimbs)) {
    const placed = settle(outline, start, length, numbering);
    if (placed.size > best.size) best = placed;
  }
  return best;
}

/** Moves a number uphill from a place to where it can be largest, by halving steps in eight directions. */
export function settle(
  outline: Outline,
  from: { x: number; y: number },
  length: number,
  numbering: Omit<Numbering, "lengths">,
): Placed {
  const { largest, clearance } = numbering;
  const fast = onKernels((kernels, arena) => {
    const [pieces, many] = [arena.put(outline), outline.length / 4];
    const box = [(length * digits.width) / 2, digits.height / 2, clearance, largest] as const;
    const out = arena.room(24);
    kernels.climb(pieces, many, from.x, from.y, ...box, searchRounds, out);
    const [x, y, size] = arena.read(out, new Float64Array(3));
    return { x: x!, y: y!, size: size! };
  });
  return fast ?? climb(from, largest, (x, y) => largestSize(outline, x, y, length, numbering));
}

function climb(
  from: { x: number; y: number },
  largest: number,
  sizeAt: (x: number, y: number) => number,
): Placed {
  let best = { ...from, size: sizeAt(from.x, from.y) };
  let step = 0.8;
  for (let round = 0; round < searchRounds && best.size < largest; step /= 2, round++) {
    for (let moved = true, tries = 0; moved && tries < 4; tries++) {
      moved = false;
      const { x, y } = best;
      for (let d = 0; d < 9; d++) {
        const toX = x + ((d % 3) - 1) * step;
        const toY = y + (Math.floor(d / 3) - 1) * step;
        const floor = best.size + 1e-9;
        const size = d === 4 ? 0 : sizeAt(toX, toY);
        if (size > floor) {
          best = { x: toX, y: toY, size };
          moved = true;
        }
      }
    }
  }
  return best;
}

/**
 * The largest font size at which a number of `length` digits centered on x, y keeps clear of the outline; 0 when
 * the center lies outside.
 */
function largestSize(
  outline: Outline,
  x: number,
  y: number,
  length: number,
  { largest, clearance }: Omit<Numbering, "lengths">,
): number {
  const halfWidth = (length * digits.width) / 2;
  const halfHeight = digits.height / 2;
  let size = largest;
  let inside = false;
  for (let i = 0; i < outline.length; i += 4) {
    const ax = outline[i]! - x;
    const ay = outline[i + 1]! - y;
    const bx = outline[i + 2]! - x;
    const by = outline[i + 3]! - y;
    if (ay > 0 !== by > 0 && ax + ((bx - ax) * ay) / (ay - by) > 0) inside = !inside;
    // pieces outside the box of the size so far cannot make it smaller
    const reachX = halfWidth * size + clearance;
    const reachY = halfHeight * size + clearance;
    if ((ax > reachX && bx > reachX) || (ax < -reachX && bx < -reachX)) continue;
    if ((ay > reachY && by > reachY) || (ay < -reachY && by < -reachY)) continue;
    size = Math.min(size, sizeBeside(ax, ay, bx, by, { halfWidth, halfHeight, clearance }));
  }
  return inside ? Math.max(0, size) : 0;
}

/** The size at which a box around the origin, grown with its clearance, first touches a straight piece. */
function sizeBeside(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  box: { halfWidth: number; halfHeight: number; clearance: number },
): number {
  const at = (t: number) => {
    const px = Math.abs(ax + (bx - ax) * t);
    const py = Math.abs(ay + (by - ay) * t);
    return Math.max((px - box.clearance) / box.halfWidth, (py - box.clearance) / box.halfHeight);
  };
  // along the piece it is the larger of two V shapes: least at an end, at a V's foot, or where the two cross
  const dx = bx - ax;
  const dy = by - ay;
  let least = Math.min(at(0), at(1));
  const tryAt = (t: number) => {
    if (t > 0 && t < 1) least = Math.min(least, at(t));
  };
  tryAt(-ax / dx);
  tryAt(-ay / dy);
  const { halfWidth: w, halfHeight: h, clearance: c } = box;
  const lag = c * (h - w);
  tryAt((w * ay - h * ax + lag) / (h * dx - w * dy));
  tryAt((w * ay + h * ax + lag) / (-h * dx - w * dy));
  tryAt((-w * ay - h * ax + lag) / (h * dx + w * dy));
  tryAt((-w * ay + h * ax + lag) / (-h * dx + w * dy));
  return least;
}
