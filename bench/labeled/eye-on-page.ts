import { squaredDistances } from "../metrics/distance.ts";
import { hasInk, ink, type Page } from "../metrics/page-ink.ts";
import type { Disc } from "./labels.ts";

/** Radius of what belongs to an eye, in half widths of the eye: its rim, not the brow. */
export const aroundEye = 1.6;
/**
 * A pupil is ink this deep, in half widths of the eye, and in widths of the pen: where two lines cross it is 0.7 deep. Deep ink that reaches
 * further from the middle, in half widths, is black fur.
 */
const pupil = { depth: 0.12, pens: 0.8, reach: 1.6 };
/** From the middle of a white pixel to the edge of the ink beside it, in pixels. */
const toEdge = 0.5;
/** Half the side of the square that is looked at, in half widths of the eye: more than what belongs to it. */
const windowReach = 2;
/** Area of a closed loop of an eye, as a share of the eye's disc. */
const minLoop = 0.06;
/** Distance of a loop's middle from the eye's, in half widths of the eye. */
const maxLoopOffset = 0.7;

/**
 * Whether a page draws an eye: a filled pupil in its disc, or a white spot with a line all around it near its middle. Lines that cross
 * the eye are neither. An eye narrower than two pens is drawn by any ink.
 * @param eye in pixels of the page
 * @param pen width of the page's lines, in its pixels
 */
export function hasEye(page: Page, [x, y, half]: Disc, pen: number): boolean {
  if (half < pen) return hasInk(page, x, y, half);
  const window = inkAround(page, [x, y, half * windowReach]);
  return hasPupil(window, half, pen) || hasLoop(window, half);
}

/** The ink in a square; its middle is that of the eye. */
interface Window {
  readonly side: number;
  readonly ink: Uint8Array;
}

function inkAround({ width, height, data }: Page, [x, y, reach]: Disc): Window {
  const radius = Math.ceil(reach);
  const side = 2 * radius + 1;
  const [left, top] = [Math.round(x) - radius, Math.round(y) - radius];
  const inked = Uint8Array.from({ length: side * side }, (_, i) => {
    const [column, row] = [left + (i % side), top + Math.floor(i / side)];
    const isOnPage = column >= 0 && row >= 0 && column < width && row < height;
    return isOnPage && data[row * width + column]! < ink ? 1 : 0;
  });
  return { side, ink: inked };
}

const offset = (i: number, side: number) => {
  const radius = (side - 1) / 2;
  return Math.hypot((i % side) - radius, Math.floor(i / side) - radius);
};

function hasPupil({ side, ink: inked }: Window, half: number, pen: number): boolean {
  const depth = squaredDistances(
    inked.map((on) => 1 - on),
    side,
    side,
  );
  const want = Math.max(pupil.depth * half, pupil.pens * pen);
  const isThin = Uint8Array.from(depth, (squared) => (Math.sqrt(squared) - toEdge < want ? 1 : 0));
  return spotsFrom(isThin, side, half).some((spot) =>
    spot.every((i) => offset(i, side) <= pupil.reach * half),
  );
}

function hasLoop({ side, ink: inked }: Window, half: number): boolean {
  const radius = (side - 1) / 2;
  const mean = (spot: readonly number[], at: (i: number) => number) =>
    spot.reduce((sum, i) => sum + at(i), 0) / spot.length - radius;
  return spotsFrom(inked.slice(), side, half).some(
    (spot) =>
      spot.length >= minLoop * Math.PI * half * half &&
      spot.every((i) => offset(i, side) <= half * aroundEye) &&
      Math.hypot(
        mean(spot, (i) => i % side),
        mean(spot, (i) => Math.floor(i / side)),
      ) <=
        maxLoopOffset * half,
  );
}

/** Connected spots that reach into the disc of the eye. @param taken 1 where none is; becomes 1 for all of them */
function spotsFrom(taken: Uint8Array, side: number, half: number): number[][] {
  const spots: number[][] = [];
  for (let seed = 0; seed < taken.length; seed++)
    if (!taken[seed] && offset(seed, side) <= half) spots.push(spotOf(taken, seed, side));
  return spots;
}

/** The pixels that hang together with one, side by side; they become taken. */
function spotOf(taken: Uint8Array, seed: number, side: number): number[] {
  const spot = [seed];
  taken[seed] = 1;
  for (let k = 0; k < spot.length; k++) {
    const i = spot[k]!;
    const column = i % side;
    const beside = [column > 0 ? i - 1 : -1, column < side - 1 ? i + 1 : -1, i - side, i + side];
    for (const next of beside)
      if (next >= 0 && next < taken.length && !taken[next]) {
        taken[next] = 1;
        spot.push(next);
      }
  }
  return spot;
}
