import { stepsPerUnit } from "../colors/oklab.ts";
import {
  type Grid,
  keepSharpOnKernels,
  type Rating,
  rateCellsOnKernels,
  spreadCellsOnKernels,
  weighEssentialOnKernels,
} from "../simd/importance.ts";
import { boxBlur, cellMeans, gridOver } from "./cells.ts";
import { eyesApart, raiseFaceParts } from "./face-parts.ts";
import type { SeenFace } from "../seeing/seen.ts";
import { closingOf, openingOf } from "./openings.ts";
import type { Planes } from "./planes.ts";

/** Lengths in millimeters: the grain of the rating, the widest detail it looks for, and its neighborhood. */
const grain = 0.6;
const widest = 4;
const neighborhood = 14;
/** OKLab units by which a detail must stand out more than its neighborhood to count, and to count wholly. */
const noticed = 3;
const striking = 13;
/** Detail must stand out this many times as much as its neighborhood does on average. */
const isolated = 1.1;
/**
 * Pixels from this importance on hold the detail that matters most: parts of faces, and what somebody marked. The
 * rating of a photo stays below it.
 */
export const essential = 240;
/** Eyes of faces with less between them, in millimeters of the canvas, could not be painted. */
const leastApart = 7.5;
/** Weight of a detail of the picture's usual color; the rarest weighs 1. */
const usual = 0.7;

/**
 * Rates every pixel by how much would be missing without it, 0 to 255: small light, dark or colored spots (top-hats
 * of opening and closing, which edges of large things do not have) that stand out more than their neighborhood
 * does, the more the rarer their color is in the picture (frequency-tuned saliency, Achanta et al. 2009). Leaves
 * among leaves rate low, an eye in a face high. Where faces are found, their parts rate high whatever they look like.
 * @param perMM pixels per millimeter of canvas
 * @param faces in pixels
 */
export function rateImportance(planes: Planes, perMM: number, faces: readonly SeenFace[] = []): Uint8Array {
  const { width, height } = planes;
  const grid = gridOver(planes, grain * perMM);
  const { side } = grid;
  const cells = (mm: number) => Math.max(1, Math.round((mm * perMM) / side));
  const rating = {
    reach: cells(widest / 2),
    around: cells(neighborhood / 2),
    isolated,
    noticed: noticed * stepsPerUnit,
    striking: striking * stepsPerUnit,
    usual,
    most: essential - 1,
    leastSpread: stepsPerUnit,
  };
  const rated = rateCellsOnKernels(planes, grid, rating) ?? plainRateCells(planes, grid, rating);
  raiseFaceParts(rated, grid, faces);
  return spreadCellsOnKernels(rated, grid, width, height) ?? plainSpreadCells(rated, grid, width, height);
}

/**
 * Faces whose eyes could be painted.
 * @param faces in pixels of the canvas
 * @param perMM pixels per millimeter of canvas
 */
export function paintableFaces(faces: readonly SeenFace[], perMM: number): SeenFace[] {
  return faces.filter(({ points }) => points && eyesApart(points) >= leastApart * perMM);
}

function plainRateCells(planes: Planes, grid: Grid, rating: Rating): Uint8Array {
  const means = cellMeans(planes, grid);
  const spots = standingOut(means, grid, rating.reach);
  const busy = boxBlur(spots, grid, rating.around);
  const rarity = rarities(means, rating.leastSpread);
  const rated = new Uint8Array(spots.length);
  for (let i = 0; i < rated.length; i++) {
    const over = spots[i]! - rating.isolated * busy[i]! - rating.noticed;
    const share = Math.min(1, Math.max(0, over / (rating.striking - rating.noticed)));
    rated[i] = rating.most * share * (rating.usual + (1 - rating.usual) * rarity[i]!);
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

/**
 * Whole weights of pixels: essential ones weigh `factor` times as much as the others.
 * @param weights what they weigh already; 1 for all without
 */
export function weighEssential(importance: Uint8Array, factor: number, weights?: Uint8Array): Uint8Array {
  return (
    weighEssentialOnKernels(importance, essential, factor, weights) ??
    plainWeighEssential(importance, factor, weights)
  );
}

function plainWeighEssential(importance: Uint8Array, factor: number, weights?: Uint8Array): Uint8Array {
  return importance.map((value, i) => (weights?.[i] ?? 1) * (value >= essential ? factor : 1));
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
    const opened = openingOf(plane, grid, reach);
    const closed = closingOf(plane, grid, reach);
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
