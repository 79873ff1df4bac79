import { digits } from "../drawing/digits.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { flattenLines, segmentsOf } from "./flatten.ts";
import type { Line, Segments } from "./lines.ts";
import { type Box, gridOf, type SegmentGrid } from "./segment-grid.ts";
import type { Placed } from "./place-numbers.ts";

/** A number that may stand outside its region, joined to it by a line. */
export interface LedNumber extends Placed {
  /** Where the line ends inside the region, and the region that lies under the number. */
  readonly leader?: { readonly x: number; readonly y: number; readonly over: number };
}

/** Sizes in pixels of the labels. */
export interface Leading {
  /** Numbers below this size cannot be read where they are. */
  readonly readable: number;
  /** Size of a number that stands outside. */
  readonly size: number;
  /** Largest size at which numbers are drawn unless somebody scales them. */
  readonly comfortable: number;
  /** Regions without room for a circle of this width are pointed at, whatever fits into them. */
  readonly narrow: number;
  readonly clearance: number;
  readonly lengths: ArrayLike<number>;
}

const cell = 8;
/** Places tried around a region: so many directions at so many distances, in heights of the number. */
const directions = 16;
const distances = [1.6, 2.2, 3, 4, 5.2, 6.6, 8.2, 10, 12.5, 15.5, 19, 24];

/** Unit vectors all around, without sines: repeated turns by the angle whose cosine and sine these are. */
const around = ((): readonly (readonly [number, number])[] => {
  const [cosine, sine] = [0.9238795325112867, 0.3826834323650898];
  const all: [number, number][] = [[1, 0]];
  while (all.length < directions) {
    const [x, y] = all.at(-1)!;
    all.push([x * cosine - y * sine, x * sine + y * cosine]);
  }
  return all;
})();

/** The box around a number so many digits long. */
function boxAround({ x, y, size }: Placed, length: number, margin: number): Box {
  const halfWidth = (length * digits.width * size) / 2 + margin;
  const halfHeight = (digits.height * size) / 2 + margin;
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

function overlap(p: Box, q: Box): boolean {
  return p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;
}

/** A straight segment from one place to another. */
type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

/** Whether a straight segment has a part inside a box (Liang & Barsky 1984). */
function enters(box: Box, [x0, y0, x1, y1]: Segment): boolean {
  let from = 0;
  let to = 1;
  const sides = [
    [x0 - x1, x0 - box.left],
    [x1 - x0, box.right - x0],
    [y0 - y1, y0 - box.top],
    [y1 - y0, box.bottom - y0],
  ] as const;
  for (const [slope, room] of sides) {
    if (slope === 0) {
      if (room < 0) return false;
    } else if (slope < 0) {
      from = Math.max(from, room / slope);
    } else {
      to = Math.min(to, room / slope);
    }
  }
  return from <= to;
}

/**
 * Moves numbers too small to read to the nearest free place outside their regions, with a line that leads back.
 * Places are free of borders, of other numbers and of other lines; a number without one stays where it is.
 */
export function leadOutside(
  placed: readonly Placed[],
  labels: ColoredLabels,
  lines: readonly Line[],
  leading: Leading,
): LedNumber[] {
  if (placed.every((number) => number.size >= leading.readable)) return [...placed];
  const { width, height } = labels;
  const segments = segmentsOf(flattenLines(lines, 2));
  const grid = gridOf(segments, cell, width, height);
  const lengthOf = (region: number) => leading.lengths[labels.colors[region]!]!;
  const taken = placed.map(({ x, y, size }, region) =>
    boxAround({ x, y, size: Math.min(size, leading.comfortable) }, lengthOf(region), 0),
  );
  const drawn: Segment[] = [];

  const isFree = (box: Box, own: number) => {
    if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height) return false;
    if (taken.some((other, region) => region !== own && overlap(box, other))) return false;
    if (drawn.some((line) => enters(box, line))) return false;
    return isClearOfBorders(box, segments, grid);
  };
  return placed.map((number, region) => {
    if (number.size >= leading.readable) return number;
    const { x, y } = number;
    for (const distance of distances) {
      for (const [dx, dy] of around) {
        const toX = x + dx * distance * leading.size;
        const toY = y + dy * distance * leading.size;
        const place = { x: toX, y: toY, size: leading.size };
        const box = boxAround(place, lengthOf(region), leading.clearance);
        if (!isFree(box, region)) continue;
        if (taken.some((other, at) => at !== region && enters(other, [x, y, toX, toY]))) continue;
        const over = labels.data[Math.floor(toY) * width + Math.floor(toX)]!;
        taken[region] = box;
        drawn.push([x, y, toX, toY]);
        return { ...place, leader: { x, y, over } };
      }
    }
    return number;
  });
}

function isClearOfBorders(box: Box, { ends }: Segments, grid: SegmentGrid): boolean {
  let clear = true;
  grid.visit(box, (i) => {
    const at = i * 4;
    if (clear && enters(box, [ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!])) clear = false;
  });
  return clear;
}
