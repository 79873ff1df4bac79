import type { Drawing, Shape } from "./drawing.ts";
import { type Segments, stepsPerMM } from "./segments.ts";

export interface LineMeasures {
  /** Length of all lines, each once; the edge of the page counts half. */
  readonly metres: number;
  /** Mean turning angle, radians per millimeter, seen in steps of `stepMM`. */
  readonly turn: number;
  /** Turns of more than 60° per metre. */
  readonly sharpTurns: number;
  /** Straight lines and curves drawn per metre of line, without the edge of the page. */
  readonly nodesPerMetre: number;
  /** Share of the points on borders that no other region's outline passes. */
  readonly unsharedShare: number;
}

const stepMM = 0.5;
const sharp = Math.PI / 3;

/** What counts as the edge of the page, and as the same line; millimeters. */
interface Nearness {
  readonly widthMM: number;
  readonly heightMM: number;
  readonly edge: number;
  readonly same: number;
}

/**
 * How close, in pixels of the photo, two outlines must be to be one shared line, and outlines to the edge of the
 * page to be that edge (some peers draw half a pixel off, so the edge is a band).
 */
const samePixels = 0.05;
const edgePixels = 1.75;

/** Reach, in millimeters, that pieces need for `measureLines`. */
export function sharedReach(pixelMM: number): number {
  return samePixels * pixelMM;
}

/** Measures how smooth, shared and simple lines are; `pixelMM` is the size of a pixel of the photo on the page. */
export function measureLines(drawing: Drawing, segments: Segments, pixelMM: number): LineMeasures {
  const { widthMM, heightMM } = drawing;
  const near: Nearness = { widthMM, heightMM, edge: edgePixels * pixelMM, same: sharedReach(pixelMM) };
  let [length, turn, samples, sharpTurns, points, unshared] = [0, 0, 0, 0, 0, 0];
  let [innerLength, innerSegments] = [0, 0];
  drawing.shapes.forEach((shape, owner) => {
    const inner = innerOf(shape, near);
    innerLength += inner.length;
    innerSegments += inner.segments;
    for (const ring of shape.rings) {
      length += lengthOf(ring, 0, ring.length / 2 - 1);
      const along = pointsAlong(ring);
      for (let i = 0; i < along.length; i += 2) {
        const [x, y] = [along[i]!, along[i + 1]!];
        if (isAtEdge(x, y, near)) continue;
        points++;
        if (!isShared(segments, owner, x, y, near.same)) unshared++;
        if (i === 0 || i + 3 >= along.length) continue;
        const angle = turnAt(along, i);
        turn += angle;
        samples++;
        if (angle > sharp) sharpTurns++;
      }
    }
  });
  return {
    metres: length / 2 / 1000,
    turn: samples === 0 ? 0 : turn / (samples * stepMM),
    sharpTurns: samples === 0 ? 0 : (1000 * sharpTurns) / (samples * stepMM),
    nodesPerMetre: innerLength === 0 ? 0 : (1000 * innerSegments) / innerLength,
    unsharedShare: points === 0 ? 0 : unshared / points,
  };
}

function isAtEdge(x: number, y: number, { widthMM, heightMM, edge }: Nearness): boolean {
  return x <= edge || y <= edge || x >= widthMM - edge || y >= heightMM - edge;
}

function lengthOf(ring: readonly number[], from: number, to: number): number {
  let length = 0;
  for (let i = 2 * from + 2; i <= 2 * to; i += 2)
    length += Math.hypot(ring[i]! - ring[i - 2]!, ring[i + 1]! - ring[i - 1]!);
  return length;
}

/** Length and number of the drawn pieces that do not run along the edge of the page. */
function innerOf({ rings, ends }: Shape, near: Nearness): { length: number; segments: number } {
  let [length, segments] = [0, 0];
  rings.forEach((ring, r) => {
    let from = 0;
    for (const to of ends[r]!) {
      const middle = Math.floor((from + to) / 2);
      const [x, y] = [
        (ring[2 * middle]! + ring[2 * middle + 2]!) / 2,
        (ring[2 * middle + 1]! + ring[2 * middle + 3]!) / 2,
      ];
      if (!isAtEdge(x, y, near)) {
        length += lengthOf(ring, from, to);
        segments++;
      }
      from = to;
    }
  });
  return { length, segments };
}

/** Points along a ring, `stepMM` apart as the pen walks, from its beginning. */
function pointsAlong(ring: readonly number[]): number[] {
  const out = [ring[0]!, ring[1]!];
  let rest = stepMM;
  for (let i = 2; i < ring.length; i += 2) {
    let [x, y] = [ring[i - 2]!, ring[i - 1]!];
    let left = Math.hypot(ring[i]! - x, ring[i + 1]! - y);
    while (left >= rest) {
      x += ((ring[i]! - x) * rest) / left;
      y += ((ring[i + 1]! - y) * rest) / left;
      out.push(x, y);
      left -= rest;
      rest = stepMM;
    }
    rest -= left;
  }
  return out;
}

/** The angle, 0 to π, by which a walk turns at its point `i`. */
function turnAt(along: readonly number[], i: number): number {
  const [x, y] = [along[i]!, along[i + 1]!];
  const before = Math.atan2(y - along[i - 1]!, x - along[i - 2]!);
  const after = Math.atan2(along[i + 3]! - y, along[i + 2]! - x);
  const angle = Math.abs(after - before);
  return angle > Math.PI ? 2 * Math.PI - angle : angle;
}

/** Whether the outline of a shape other than `owner` passes within `same` millimeters of a point. */
function isShared(segments: Segments, owner: number, xMM: number, yMM: number, same: number): boolean {
  const { ends, begin, inCells } = segments;
  const [x, y] = [xMM * stepsPerMM, yMM * stepsPerMM];
  const cell = segments.cellOf(x, y);
  for (let p = begin[cell]!; p < begin[cell + 1]!; p++) {
    const segment = inCells[p]!;
    if (segments.owner[segment] === owner) continue;
    const at = 4 * segment;
    const [dx, dy] = [ends[at + 2]! - ends[at]!, ends[at + 3]! - ends[at + 1]!];
    const along = ((x - ends[at]!) * dx + (y - ends[at + 1]!) * dy) / (dx * dx + dy * dy);
    const t = Math.max(0, Math.min(1, along));
    if (Math.hypot(x - ends[at]! - t * dx, y - ends[at + 1]! - t * dy) <= same * stepsPerMM) return true;
  }
  return false;
}
