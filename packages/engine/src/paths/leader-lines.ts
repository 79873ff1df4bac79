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

/** How numbers stand outside; sizes in pixels of the labels. */
export interface Leading {
  /** Numbers below this size do not stay where they are; where details are fine, these are smaller than what is read with ease. */
  readonly min: number;
  /** Size of a number that stands outside. */
  readonly size: number;
  /** Largest size at which numbers are drawn unless somebody scales them. */
  readonly comfortable: number;
  readonly clearance: number;
  /** Longest line, from the middle of the number to its end in the region. */
  readonly longest: number;
  /** Least distance between the middles of a number outside and of any other: nearer ones are read as one. */
  readonly apart: number;
  readonly lengths: ArrayLike<number>;
}

/** Who may have a line. */
export interface Led {
  /** Regions, who comes first has more places to choose from. */
  readonly regions: readonly number[];
  /** How many lines there may be. */
  readonly max: number;
}

const cell = 8;
/** Places tried around a region: directions, and distances in heights of the number. */
const directions = 16;
const distances = [1.6, 1.9, 2.2, 2.6, 3, 3.5, 4, 4.5, 5.2, 6.6, 8.2];
/** Each border that a line crosses beyond that of its own region counts as this many heights of the number. */
const crossing = 1.5;

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

/** Whether two straight segments cross or touch. */
export function segmentsMeet([ax, ay, bx, by]: Segment, [cx, cy, dx, dy]: Segment): boolean {
  // on which side of the line from p to q a point lies: 1, -1, or 0 on it
  const side = (px: number, py: number, qx: number, qy: number) => (x: number, y: number) =>
    Math.sign((qx - px) * (y - py) - (qy - py) * (x - px));
  const [ofFirst, ofSecond] = [side(ax, ay, bx, by), side(cx, cy, dx, dy)];
  return ofFirst(cx, cy) * ofFirst(dx, dy) <= 0 && ofSecond(ax, ay) * ofSecond(bx, by) <= 0;
}

/** How many borders a straight segment crosses. */
function bordersOn([x0, y0, x1, y1]: Segment, { width, data }: ColoredLabels): number {
  const steps = Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)));
  let before = -1;
  let found = -1;
  for (let step = 0; step <= steps; step++) {
    const [x, y] = [x0 + ((x1 - x0) * step) / steps, y0 + ((y1 - y0) * step) / steps];
    const region = data[Math.floor(y) * width + Math.floor(x)]!;
    if (region === before) continue;
    before = region;
    found++;
  }
  return found;
}

/**
 * Moves numbers that cannot be read to a free place near their regions, with a line that leads back: the nearest one, or one
 * a little farther whose line crosses fewer borders. Places are free of borders, and well off other numbers; lines meet neither
 * numbers nor each other. A number without a place stays where it is.
 */
export function leadOutside(
  placed: readonly Placed[],
  { labels, lines }: { readonly labels: ColoredLabels; readonly lines: readonly Line[] },
  { regions, max }: Led,
  leading: Leading,
): LedNumber[] {
  const out: LedNumber[] = [...placed];
  if (regions.length === 0 || max <= 0) return out;
  const { width, height } = labels;
  const { size, longest, apart, clearance } = leading;
  const segments = segmentsOf(flattenLines(lines, 2));
  const grid = gridOf(segments, cell, width, height);
  const lengthOf = (region: number) => leading.lengths[labels.colors[region]!]!;
  /** By region. What is too small to stay stands outside in the end, or not at all. */
  const taken = placed.map(({ x, y, size: own }, region) => {
    const shown = { x, y, size: Math.min(own, leading.comfortable) };
    return own < leading.min ? undefined : { x, y, box: boxAround(shown, lengthOf(region), 0) };
  });
  const drawn: Segment[] = [];

  const isFree = (x: number, y: number, box: Box) => {
    if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height) return false;
    const isNear = (other: (typeof taken)[number]) =>
      other && (overlap(box, other.box) || (other.x - x) ** 2 + (other.y - y) ** 2 < apart * apart);
    if (taken.some(isNear) || drawn.some((line) => enters(box, line))) return false;
    return isClearOfBorders(box, segments, grid);
  };
  const isOpen = (line: Segment) =>
    !taken.some((other) => other && enters(other.box, line)) &&
    !drawn.some((other) => segmentsMeet(line, other));

  for (const region of regions) {
    if (drawn.length >= max) break;
    const { x, y } = placed[region]!;
    // what moves is in nobody's way where it was
    const stayed = taken[region];
    taken[region] = undefined;
    let best: { cost: number; x: number; y: number } | undefined;
    for (const distance of distances) {
      if (distance * size > longest || (best && distance >= best.cost)) break;
      for (const [dx, dy] of around) {
        const place = { x: x + dx * distance * size, y: y + dy * distance * size, size };
        const line: Segment = [x, y, place.x, place.y];
        const box = boxAround(place, lengthOf(region), clearance);
        if (!isFree(place.x, place.y, box) || !isOpen(line)) continue;
        const cost = distance + crossing * Math.max(0, bordersOn(line, labels) - 1);
        if (!best || cost < best.cost) best = { cost, x: place.x, y: place.y };
      }
    }
    if (!best) {
      taken[region] = stayed;
      continue;
    }
    const place = { x: best.x, y: best.y, size };
    const over = labels.data[Math.floor(best.y) * width + Math.floor(best.x)]!;
    taken[region] = { ...place, box: boxAround(place, lengthOf(region), clearance) };
    drawn.push([x, y, best.x, best.y]);
    out[region] = { ...place, leader: { x, y, over } };
  }
  return out;
}

function isClearOfBorders(box: Box, { ends }: Segments, grid: SegmentGrid): boolean {
  let clear = true;
  grid.visit(box, (i) => {
    const at = i * 4;
    if (clear && enters(box, [ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!])) clear = false;
  });
  return clear;
}
