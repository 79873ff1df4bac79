import { stepsPerUnit } from "../colors/oklab.ts";
import {
  type Grid,
  keepSharpOnKernels,
  type Rating,
  rateCellsOnKernels,
  spreadCellsOnKernels,
} from "../simd/importance.ts";
import type { Planes } from "./planes.ts";

/** What somebody marked with a brush: 0 (nothing) to 255 (most important), laid over the whole photo. */
export interface ImportanceMask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Lengths in millimetres: the grain of the rating, the widest detail it looks for, and its neighborhood. */
const grain = 0.6;
const widest = 4;
const neighborhood = 14;
/** OKLab units by which a detail must stand out more than its neighborhood to count, and to count wholly. */
const noticed = 3;
const striking = 13;
/** Detail must stand out this many times as much as its neighborhood does on average. */
const isolated = 1.1;
/** Weight of a detail of the picture's usual color; the rarest weighs 1. */
const usual = 0.7;

/**
 * Rates every pixel by how much would be missing without it, 0 to 255: small light, dark or colored spots (top-hats
 * of opening and closing, which edges of large things do not have) that stand out more than their neighborhood
 * does, the more the rarer their color is in the picture (frequency-tuned saliency, Achanta et al. 2009). Leaves
 * among leaves rate low, an eye in a face high. It knows no faces.
 * @param perMM pixels per millimetre of canvas
 */
export function rateImportance(planes: Planes, perMM: number): Uint8Array {
  const { width, height } = planes;
  const side = Math.max(1, Math.round(grain * perMM));
  const grid = { across: Math.ceil(width / side), down: Math.ceil(height / side), side };
  const cells = (mm: number) => Math.max(1, Math.round((mm * perMM) / side));
  const rating = {
    reach: cells(widest / 2),
    around: cells(neighborhood / 2),
    isolated,
    noticed: noticed * stepsPerUnit,
    striking: striking * stepsPerUnit,
    usual,
    leastSpread: stepsPerUnit,
  };
  const rated = rateCellsOnKernels(planes, grid, rating) ?? plainRateCells(planes, grid, rating);
  return spreadCellsOnKernels(rated, grid, width, height) ?? plainSpreadCells(rated, grid, width, height);
}

function plainRateCells(planes: Planes, grid: Grid, rating: Rating): Uint8Array {
  const means = [planes.l, planes.a, planes.b].map((plane) => cellMeans(plane, planes, grid));
  const spots = standingOut(means, grid, rating.reach);
  const busy = boxBlur(spots, grid, rating.around);
  const rarity = rarities(means, rating.leastSpread);
  const rated = new Uint8Array(spots.length);
  for (let i = 0; i < rated.length; i++) {
    const over = spots[i]! - rating.isolated * busy[i]! - rating.noticed;
    const share = Math.min(1, Math.max(0, over / (rating.striking - rating.noticed)));
    rated[i] = 255 * share * (rating.usual + (1 - rating.usual) * rarity[i]!);
  }
  return rated;
}

/** Every pixel gets the value of its cell. */
function plainSpreadCells(
  cells: Uint8Array,
  { across, side }: Grid,
  width: number,
  height: number,
): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / side) * across;
    for (let x = 0; x < width; x++, i++) out[i] = cells[row + Math.floor(x / side)]!;
  }
  return out;
}

/** Throws a RangeError when a mask's sizes and bytes disagree. */
export function checkMask({ width, height, data }: ImportanceMask): void {
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) {
    throw new RangeError(`importance must have sizes of at least 1, received ${width} × ${height}`);
  }
  if (data.length !== width * height) {
    throw new RangeError(`importance.data must hold ${width * height} bytes, received ${data.length}`);
  }
}

/** A rectangle of the photo, in its pixels. */
interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Importance of the part of a photo that `canvas` shows, with what somebody marked where that is more. */
export function markImportant(
  importance: Uint8Array,
  { width, height, cut }: { width: number; height: number; cut: Cut },
  photo: { readonly width: number; readonly height: number },
  mask?: ImportanceMask,
): Uint8Array {
  if (!mask) return importance;
  const out = Uint8Array.from(importance);
  const at = (share: number, size: number) => Math.max(0, Math.min(size - 1, Math.floor(share * size)));
  const columns = Int32Array.from({ length: width }, (_, x) =>
    at((cut.left + ((x + 0.5) / width) * cut.width) / photo.width, mask.width),
  );
  for (let y = 0, i = 0; y < height; y++) {
    const share = (cut.top + ((y + 0.5) / height) * cut.height) / photo.height;
    const row = at(share, mask.height) * mask.width;
    for (let x = 0; x < width; x++, i++) out[i] = Math.max(out[i]!, mask.data[row + columns[x]!]!);
  }
  return out;
}

/** The smooth planes with as much of the sharp ones as importance says. */
export function keepImportant(smooth: Planes, sharp: Planes, importance: Uint8Array): Planes {
  return keepSharpOnKernels(smooth, sharp, importance) ?? plainKeepImportant(smooth, sharp, importance);
}

function plainKeepImportant(smooth: Planes, sharp: Planes, importance: Uint8Array): Planes {
  const blend = (plane: "l" | "a" | "b") => {
    const out = Int16Array.from(smooth[plane]);
    for (let i = 0; i < out.length; i++) {
      const share = importance[i]!;
      if (share > 0) out[i] = out[i]! + Math.floor(((sharp[plane][i]! - out[i]!) * share) / 255 + 0.5);
    }
    return out;
  };
  return { width: smooth.width, height: smooth.height, l: blend("l"), a: blend("a"), b: blend("b") };
}

/** How far each cell's color is from what is left of the picture without spots up to twice `reach` wide. */
function standingOut(means: readonly Float32Array[], grid: Grid, reach: number): Float32Array {
  const squares = new Float32Array(grid.across * grid.down);
  for (const plane of means) {
    const opened = extremes(extremes(plane, grid, reach, Math.min), grid, reach, Math.max);
    const closed = extremes(extremes(plane, grid, reach, Math.max), grid, reach, Math.min);
    for (let i = 0; i < squares.length; i++) {
      const hat = Math.max(plane[i]! - opened[i]!, closed[i]! - plane[i]!);
      squares[i] = squares[i]! + hat * hat;
    }
  }
  return squares.map(Math.sqrt);
}

/** Distance of each cell's color from the picture's mean color, 1 for the farthest, or for `least` where that is more. */
function rarities(means: readonly Float32Array[], least: number): Float32Array {
  const out = new Float32Array(means[0]!.length);
  for (const plane of means) {
    let sum = 0;
    for (let i = 0; i < plane.length; i++) sum += plane[i]!;
    const mean = sum / plane.length;
    for (let i = 0; i < out.length; i++) out[i] = out[i]! + (plane[i]! - mean) * (plane[i]! - mean);
  }
  const most = out.reduce((far, v) => Math.max(far, v), least * least);
  return out.map((v) => Math.sqrt(v / most));
}

/** The least or largest value within squares that reach `reach` cells to each side. */
function extremes(
  values: Float32Array,
  { across, down }: Grid,
  reach: number,
  pick: (p: number, q: number) => number,
): Float32Array {
  const between = Float32Array.from(values);
  for (let r = 0; r < down; r++) {
    for (let c = 0; c < across; c++) {
      const [first, last] = [Math.max(0, c - reach), Math.min(across - 1, c + reach)];
      let best = values[r * across + c]!;
      for (let at = first; at <= last; at++) best = pick(best, values[r * across + at]!);
      between[r * across + c] = best;
    }
  }
  const out = Float32Array.from(between);
  for (let r = 0; r < down; r++) {
    const [first, last] = [Math.max(0, r - reach), Math.min(down - 1, r + reach)];
    for (let other = first; other <= last; other++) {
      for (let c = 0; c < across; c++) {
        out[r * across + c] = pick(out[r * across + c]!, between[other * across + c]!);
      }
    }
  }
  return out;
}

/** Means of square cells of a plane; cells at the right and lower edge may be smaller. */
function cellMeans(plane: Int16Array, { width, height }: Planes, { across, down, side }: Grid): Float32Array {
  const out = new Float32Array(across * down);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / side) * across;
    for (let x = 0; x < width; x++, i++) {
      const cell = row + Math.floor(x / side);
      out[cell] = out[cell]! + plane[i]!;
    }
  }
  for (let r = 0; r < down; r++) {
    const tall = Math.min(side, height - r * side);
    for (let c = 0; c < across; c++) {
      const at = r * across + c;
      out[at] = out[at]! / (tall * Math.min(side, width - c * side));
    }
  }
  return out;
}

/** Means over squares that reach `reach` cells to each side, cut off at the grid's edges. */
function boxBlur(values: Float32Array, { across, down }: Grid, reach: number): Float32Array {
  const between = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  for (let r = 0; r < down; r++)
    blurLine(values, between, { from: r * across, step: 1, length: across }, reach);
  for (let c = 0; c < across; c++) blurLine(between, out, { from: c, step: across, length: down }, reach);
  return out;
}

function blurLine(
  values: Float32Array,
  out: Float32Array,
  { from, step, length }: { from: number; step: number; length: number },
  reach: number,
): void {
  let sum = 0;
  let many = 0;
  for (let at = -reach; at < length; at++) {
    if (at + reach < length) {
      sum += values[from + (at + reach) * step]!;
      many++;
    }
    if (at - reach - 1 >= 0) {
      sum -= values[from + (at - reach - 1) * step]!;
      many--;
    }
    if (at >= 0) out[from + at * step] = sum / many;
  }
}
