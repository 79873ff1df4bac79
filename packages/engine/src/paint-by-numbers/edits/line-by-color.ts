import { type Lab, labOfRgb } from "../../colors/color-difference.ts";
import { hexOfRgb } from "../../colors/hex.ts";
import { type Picture, unitsPerMM } from "../../drawing/picture.ts";
import type { Raster } from "../../raster/raster.ts";
import type { Place } from "./edit.ts";
import { largestPart } from "./largest-part.ts";
import { outlines } from "./find-regions.ts";
import { traceOutline } from "./trace-outline.ts";

/** Cells along the longer side of a region: finer than a brush, and few enough to be seen through at once. */
const cellsAcross = 160;
/** A part smaller than this, in square millimeters, is hard to paint: a spot as wide as a middling brush. */
const minAreaMM2 = 20;
/** Colors closer than this (ΔE of CIELAB) are one to most people. */
const minDifference = 4;
/** Rounds of two-means; they stand still after few. */
const maxRounds = 20;
/** Each cell follows most of its neighbors so many times, which takes grain and hairs out. */
const smoothings = 3;
/** Cells beside the region, which a line that leaves it goes through. */
const margin = 4;

/** Where a region divides by its colors in the photo, as a `split` takes it. */
export interface LineByColor {
  /** A closed line: around the smaller part, and beside the region where that ends at the region's border. */
  readonly line: readonly Place[];
  /** What the smaller part looks like in the photo, `#rrggbb`. */
  readonly hex: string;
}

/**
 * Finds where a region's two colors in the photo meet, by two-means over its pixels (Lloyd 1982).
 * @param region its index in the picture
 * @param photo covers the canvas, as much of it as has the canvas' shape
 * @returns null where there is one color, or no part of another that is large enough
 */
export function lineByColor(picture: Picture, region: number, photo: Raster): LineByColor | null {
  const outline = outlines({ regions: [picture.regions[region]!], borders: picture.borders })[0]!;
  const grid = gridOver(outline);
  const inside = cellsInside(outline, grid);
  const colors = colorsAt(picture, grid, photo);
  const members: number[] = [];
  for (let cell = 0; cell < inside.length; cell++) if (inside[cell]) members.push(cell);
  const means = twoMeans(members.map((cell) => colors(cell).lab));
  if (!means || difference(...means) < minDifference) return null;
  const isSecond = new Uint8Array(inside.length);
  for (const cell of members) isSecond[cell] = nearer(colors(cell).lab, means);
  const smooth = followNeighbors({ isSecond, inside, members }, grid.width);
  const count = members.reduce((sum, cell) => sum + smooth[cell]!, 0);
  const smaller = count * 2 > members.length ? 0 : 1;
  const part = largestPart(
    members.filter((cell) => smooth[cell] === smaller),
    grid.width,
  );
  if (part.length * (grid.step / unitsPerMM) ** 2 < minAreaMM2 || part.length === members.length) return null;
  const line = traceOutline(part, inside, grid).map(
    ([x, y]): Place => [Math.round(grid.x + x * grid.step), Math.round(grid.y + y * grid.step)],
  );
  return line.length < 4 ? null : { line, hex: meanColor(part.map((cell) => colors(cell).rgb)) };
}

/** Square cells over a region and a margin around it, in hundredths of a millimeter. */
export interface Grid {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly width: number;
  readonly height: number;
}

function gridOver(outline: Float64Array): Grid {
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  for (let i = 0; i < outline.length; i += 2) {
    [left, right] = [Math.min(left, outline[i]!), Math.max(right, outline[i]!)];
    [top, bottom] = [Math.min(top, outline[i + 1]!), Math.max(bottom, outline[i + 1]!)];
  }
  const step = Math.max(right - left, bottom - top, 1) / cellsAcross;
  const cells = (length: number) => Math.ceil(length / step) + 2 * margin;
  const [width, height] = [cells(right - left), cells(bottom - top)];
  return { x: left - margin * step, y: top - margin * step, step, width, height };
}

/** Which cells have their middle inside, by the even-odd rule, row by row. */
function cellsInside(outline: Float64Array, { x, y, step, width, height }: Grid): Uint8Array {
  const inside = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const at = y + (row + 0.5) * step;
    const crossings: number[] = [];
    for (let i = 0; i < outline.length; i += 4) {
      const [ax, ay, bx, by] = [outline[i]!, outline[i + 1]!, outline[i + 2]!, outline[i + 3]!];
      if (ay > at !== by > at) crossings.push(ax + ((bx - ax) * (at - ay)) / (by - ay));
    }
    crossings.sort((p, q) => p - q);
    for (let c = 0; c + 1 < crossings.length; c += 2) {
      const from = Math.ceil((crossings[c]! - x) / step - 0.5);
      const to = Math.floor((crossings[c + 1]! - x) / step - 0.5);
      inside.fill(1, row * width + from, row * width + Math.max(from, to + 1));
    }
  }
  return inside;
}

/** The photo's color in the middle of each cell; a photo of another shape loses what is too much on both sides. */
function colorsAt({ widthMM, heightMM }: Picture, grid: Grid, photo: Raster) {
  const perMM = Math.min(photo.width / widthMM, photo.height / heightMM);
  const [left, top] = [(photo.width - widthMM * perMM) / 2, (photo.height - heightMM * perMM) / 2];
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(value)));
  return (cell: number) => {
    const [column, row] = [cell % grid.width, Math.floor(cell / grid.width)];
    const px = within(left + ((grid.x + (column + 0.5) * grid.step) / unitsPerMM) * perMM, photo.width);
    const py = within(top + ((grid.y + (row + 0.5) * grid.step) / unitsPerMM) * perMM, photo.height);
    const at = (py * photo.width + px) * 4;
    const rgb = [photo.data[at]!, photo.data[at + 1]!, photo.data[at + 2]!] as const;
    return { rgb, lab: labOfRgb(rgb) };
  };
}

type Means = readonly [Lab, Lab];

const difference = (p: Lab, q: Lab) =>
  Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2);

const nearer = (color: Lab, [first, second]: Means): 0 | 1 =>
  difference(color, second) < difference(color, first) ? 1 : 0;

/** Begins with the color farthest from the mean, and the one farthest from that. */
function twoMeans(colors: readonly Lab[]): Means | null {
  const mean = meanOf(colors);
  if (!mean) return null;
  const farthest = (from: Lab) =>
    colors.reduce((best, color) => (difference(color, from) > difference(best, from) ? color : best), from);
  const first = farthest(mean);
  let means: Means = [first, farthest(first)];
  for (let round = 0; round < maxRounds; round++) {
    const parts: [Lab[], Lab[]] = [[], []];
    for (const color of colors) parts[nearer(color, means)].push(color);
    const next: Means = [meanOf(parts[0]) ?? means[0], meanOf(parts[1]) ?? means[1]];
    const isStill = difference(next[0], means[0]) + difference(next[1], means[1]) === 0;
    means = next;
    if (isStill) break;
  }
  return means;
}

function meanOf(colors: readonly (readonly [number, number, number])[]): [number, number, number] | null {
  if (colors.length === 0) return null;
  const sum = [0, 0, 0];
  for (const color of colors) for (const c of [0, 1, 2] as const) sum[c]! += color[c];
  return [sum[0]! / colors.length, sum[1]! / colors.length, sum[2]! / colors.length];
}

function meanColor(colors: readonly (readonly [number, number, number])[]): string {
  const [red, green, blue] = meanOf(colors) ?? [0, 0, 0];
  return hexOfRgb([Math.round(red), Math.round(green), Math.round(blue)]);
}

interface Cells {
  readonly isSecond: Uint8Array;
  readonly inside: Uint8Array;
  readonly members: readonly number[];
}

/** Every cell takes the side of most cells at most two away. */
function followNeighbors({ isSecond, inside, members }: Cells, width: number): Uint8Array {
  let sides = isSecond;
  for (let round = 0; round < smoothings; round++) {
    const next = new Uint8Array(sides.length);
    for (const cell of members) {
      let balance = 0;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const other = cell + dy * width + dx;
          if (inside[other]) balance += sides[other] ? 1 : -1;
        }
      }
      next[cell] = balance === 0 ? sides[cell]! : balance > 0 ? 1 : 0;
    }
    sides = next;
  }
  return sides;
}
