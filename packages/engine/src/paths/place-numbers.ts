import { digits } from "../drawing/digits.ts";
import { borderPixels } from "../regions/measure.ts";
import { squaredDistances } from "../raster/distance.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import type { Line } from "./flatten.ts";
import { flatten } from "./flatten.ts";

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
type Outline = Float64Array;

const pieceLength = 1;
/** Moves of the search around the best pixel, in pixels; each round halves the step. */
const searchRounds = 5;

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
  const flat = lines.map((line) => flatten(line, pieceLength));
  const seats = roomiestPixels(labels, numbering);
  return rings.map((own, region) => {
    const outline = outlineOf(own, flat);
    const length = numbering.lengths[labels.colors[region]!]!;
    const seat = seats[region]!;
    const x = (seat % labels.width) + 0.5;
    const y = Math.floor(seat / labels.width) + 0.5;
    return settle(outline, { x, y }, length, numbering);
  });
}

function outlineOf(rings: readonly (readonly number[])[], flat: readonly (readonly number[])[]): Outline {
  const pieces: number[] = [];
  for (const ring of rings) {
    for (const walk of ring) {
      const points = flat[walk < 0 ? ~walk : walk]!;
      for (let i = 2; i < points.length; i += 2) {
        pieces.push(points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!);
      }
    }
  }
  return Float64Array.from(pieces);
}

/** For each region the pixel around which the largest box of its number's shape stands. */
function roomiestPixels(labels: ColoredLabels, { lengths, largest }: Numbering): Int32Array {
  const { width, height, count, data, colors } = labels;
  const seeds = borderPixels(labels);
  const round = squaredDistances(seeds, width, height);
  const upright = columnDistances(seeds, width, height);
  const most = Math.ceil((largest * digits.height) / 2) + 1;
  const seats = new Int32Array(count).fill(-1);
  const bestBox = new Float64Array(count).fill(-1);
  for (let i = 0; i < data.length; i++) {
    const region = data[i]!;
    // half the box's height that fits, by looking along the row as far as a box may reach
    const shape = (lengths[colors[region]!]! * digits.width) / digits.height;
    let room = Math.min(most, upright[i]!);
    if (room < bestBox[region]!) continue;
    const row = i - (i % width);
    for (let step = 1; step / shape < room; step++) {
      const left = i - step >= row ? upright[i - step]! : 0;
      const right = i + step < row + width ? upright[i + step]! : 0;
      const beside = Math.min(left, right);
      if (beside < room) room = Math.max(beside, step / shape);
    }
    const isBetter =
      room > bestBox[region]! || (room === bestBox[region] && round[i]! > round[seats[region]!]!);
    if (isBetter) {
      bestBox[region] = room;
      seats[region] = i;
    }
  }
  return seats;
}

/** Distance of every pixel to the nearest seed of its column. */
function columnDistances(seeds: Uint8Array, width: number, height: number): Uint16Array {
  const far = Math.min(65534, height);
  const out = new Uint16Array(seeds.length);
  for (let i = 0; i < out.length; i++) {
    const above = i < width ? far : out[i - width]!;
    out[i] = seeds[i] ? 0 : Math.min(far, above + 1);
  }
  for (let i = out.length - width - 1; i >= 0; i--) {
    const below = out[i + width]! + 1;
    if (below < out[i]!) out[i] = below;
  }
  return out;
}

/** Moves a number uphill from a place to where it can be largest, by halving steps in eight directions. */
function settle(
  outline: Outline,
  from: { x: number; y: number },
  length: number,
  numbering: Numbering,
): Placed {
  const sizeAt = (x: number, y: number) => largestSize(outline, x, y, length, numbering);
  let best = { ...from, size: sizeAt(from.x, from.y) };
  let step = 0.8;
  for (let round = 0; round < searchRounds && best.size < numbering.largest; step /= 2, round++) {
    for (let moved = true, tries = 0; moved && tries < 8; tries++) {
      moved = false;
      const { x, y } = best;
      for (let d = 0; d < 9; d++) {
        const toX = x + ((d % 3) - 1) * step;
        const toY = y + (Math.floor(d / 3) - 1) * step;
        const size = d === 4 ? 0 : sizeAt(toX, toY);
        if (size > best.size + 1e-9) {
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
  { largest, clearance }: Numbering,
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
  // the larger of two V shapes along the piece is convex: narrow down to its lowest point
  let [low, high] = [0, 1];
  for (let k = 0; k < 12; k++) {
    const p = low + (high - low) / 3;
    const q = high - (high - low) / 3;
    if (at(p) <= at(q)) high = q;
    else low = p;
  }
  return Math.min(at(low), at(high), at((low + high) / 2));
}
