import { onKernels } from "../kernels/kernels.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import { type Grid, gridOver } from "./cells.ts";
import { eyesApart, raiseFaceParts } from "./face-parts.ts";
import type { SeenFace } from "../seeing/seen.ts";
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
/**
 * Eyes of faces with less between them, in millimeters of the canvas, could not be painted: at 4.5 two dots of 2 × 1.3 mm have 2.5 mm of
 * skin between them. Such a face is 13 mm high.
 */
const minApart = 4.5;
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
    max: essential - 1,
    minSpread: stepsPerUnit,
  };
  const rated = rateCells(planes, grid, rating);
  raiseFaceParts(rated, grid, faces);
  return spreadCells(rated, grid, width, height);
}

/**
 * Faces whose eyes could be painted.
 * @param faces in pixels of the canvas
 * @param perMM pixels per millimeter of canvas
 */
export function paintableFaces(faces: readonly SeenFace[], perMM: number): SeenFace[] {
  return faces.filter(({ points }) => points && eyesApart(points) >= minApart * perMM);
}

/** How cells are rated. Colors in steps, lengths in cells. */
interface Rating {
  /** Half the width of the widest detail, and of its neighborhood. */
  readonly reach: number;
  readonly around: number;
  readonly isolated: number;
  readonly noticed: number;
  readonly striking: number;
  readonly usual: number;
  /** The best rating there is. */
  readonly max: number;
  /** The rarest color is taken to be at least so far from the mean one. */
  readonly minSpread: number;
}

/** Ratings of cells, 0 to 255. */
function rateCells(planes: Planes, { across, down, side }: Grid, rating: Rating): Uint8Array {
  const { width, height } = planes;
  const cells = across * down;
  return onKernels((kernels, arena) => {
    const room = () => arena.room(cells * 4);
    const [values, between, eroded, opened, closed] = [room(), room(), room(), room(), room()] as const;
    const [spots, rarity] = [arena.put(new Float32Array(cells)), arena.put(new Float32Array(cells))];
    for (const plane of [planes.l, planes.a, planes.b]) {
      // the sums of cells lie where nothing else is needed yet
      kernels.cellMeans(arena.put(plane), width, height, across, down, side, between, values);
      const size = [across, down, rating.reach] as const;
      kernels.extremes(values, ...size, false, between, eroded);
      kernels.extremes(eroded, ...size, true, between, opened);
      kernels.extremes(values, ...size, true, between, eroded);
      kernels.extremes(eroded, ...size, false, between, closed);
      kernels.addHats(values, opened, closed, cells, spots);
      kernels.addSpread(values, cells, rarity);
    }
    kernels.roots(spots, cells);
    kernels.rootShares(rarity, cells, rating.minSpread * rating.minSpread);
    kernels.blurCells(spots, across, down, rating.around, between, opened);
    const { isolated, noticed, striking, usual, max } = rating;
    const shares = [isolated, noticed, striking - noticed, usual, max] as const;
    kernels.rateCells(spots, opened, rarity, cells, ...shares, eroded);
    return arena.read(eroded, new Uint8Array(cells));
  });
}

/** Every pixel gets the value of its cell. */
function spreadCells(cells: Uint8Array, { across, side }: Grid, width: number, height: number): Uint8Array {
  return onKernels((kernels, arena) => {
    const out = arena.room(width * height);
    kernels.spreadCells(arena.put(cells), across, side, width, height, out);
    return arena.read(out, new Uint8Array(width * height));
  });
}

/**
 * Whole weights of pixels: essential ones weigh `factor` times as much as the others.
 * @param weights what they weigh already; 1 for all without
 */
export function weighEssential(importance: Uint8Array, factor: number, weights?: Uint8Array): Uint8Array {
  const size = importance.length;
  return onKernels((kernels, arena) => {
    const [own, before] = [arena.put(importance), weights ? arena.put(weights) : 0];
    kernels.weighEssential(own, size, essential, factor, before);
    return arena.read(own, new Uint8Array(size));
  });
}

/** The smooth planes with as much of the sharp ones as importance says. */
export function keepImportant(smooth: Planes, sharp: Planes, importance: Uint8Array): Planes {
  const { width, height } = smooth;
  const size = width * height;
  return onKernels((kernels, arena) => {
    const shares = arena.put(importance);
    const [l, a, b] = (["l", "a", "b"] as const).map((name) => {
      const own = arena.put(smooth[name]);
      kernels.keepSharp(own, arena.put(sharp[name]), shares, size);
      return arena.read(own, new Int16Array(size));
    }) as [Int16Array, Int16Array, Int16Array];
    return { width, height, l, a, b };
  });
}
