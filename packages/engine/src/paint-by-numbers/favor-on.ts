import { blur } from "../edges/blur.ts";
import type { Size } from "../edges/field.ts";
import { essential } from "../raster/importance.ts";
import type { Raster } from "../raster/raster.ts";
import { sampleMask } from "../raster/sample-mask.ts";
import { broadGrid, middles } from "../raster/smooth-broadly.ts";
import { type Favor, usualWeight } from "../regions/favor.ts";
import type { Grid } from "../simd/importance.ts";
import { type Stillness, middleSharesOnKernels, stillSharesOnKernels } from "../simd/smooth-broadly.ts";
import { lowerOnKernels, markOnKernels } from "../simd/favor.ts";
import type { Seen } from "../seeing/seen.ts";
import type { Canvas } from "./canvas.ts";

/**
 * What each pixel counts from attention (0 to 1): at 0, where nothing stands out, and at 1. Background merges at about half
 * of the usual price and needs twice the area, an eye costs three times as much. By eye on portraits, animals and streets.
 */
const counts = { least: 0.35, any: 1, most: 3 };

/** What a photo shows makes merging dearer where people look, and along lines, and cheaper elsewhere. */
export function favorOn(canvas: Canvas, photo: Raster, { attention, lines }: Seen): Favor {
  const table = Uint8Array.from({ length: 256 }, (_, value) => {
    const off = value / 127.5 - 1;
    const weight =
      counts.any + (off < 0 ? off * (counts.any - counts.least) : off * (counts.most - counts.any));
    return Math.round(usualWeight * weight);
  });
  const weights = { ...attention, data: attention.data.map((value) => table[value]!) };
  return { weights: sampleMask(weights, canvas, photo), lines: sampleMask(lines, canvas, photo) };
}

/** From this weight on, 1.3 times the usual one, colors count so many times more for the palette. */
const subject = { from: Math.ceil(1.3 * usualWeight), worth: 2 };

/** What each pixel's color counts for the palette, 1 or more. */
export function worthOf({ weights }: Favor): Uint8Array {
  const out = new Uint8Array(weights.length);
  if (!markOnKernels(weights, { least: subject.from, value: subject.worth, other: 1 }, out))
    for (let i = 0; i < out.length; i++) out[i] = weights[i]! >= subject.from ? subject.worth : 1;
  return out;
}

/** What is essential counts as much as can be said, in place: somebody marked it, or it is part of a face. */
export function favorEssential({ weights }: Favor, importance: Uint8Array): void {
  if (markOnKernels(importance, { least: essential, value: 255 }, weights)) return;
  for (let i = 0; i < weights.length; i++) if (importance[i]! >= essential) weights[i] = 255;
}

/** Detail is less important where little counts, in place. */
export function calmDown(importance: Uint8Array, { weights }: Favor): void {
  if (lowerOnKernels(importance, weights, usualWeight)) return;
  for (let i = 0; i < importance.length; i++)
    if (weights[i]! < usualWeight) importance[i] = (importance[i]! * weights[i]!) / usualWeight;
}

/** Where somebody asked for calm, merging costs at most this share of the usual price, and as much more area is needed. By eye. */
const calmest = 0.12;

/** What counts less where somebody asked for calm, in place. */
export function calmFavor({ weights }: Favor, calm: Uint8Array): void {
  const least = calmest * usualWeight;
  for (let i = 0; i < weights.length; i++)
    weights[i] = Math.max(1, weights[i]! - (Math.max(0, weights[i]! - least) * calm[i]!) / 255);
}

/**
 * Lines up to the first strength, 0 to 1, within so many millimeters leave a place still; from the second on they do not, behind
 * a subject from the third on. By eye on skies, walls, meadows and streets.
 */
const lined = { still: 0.03, not: 0.12, behind: 0.25, near: 2 };

/** How much a broad brush may smooth each cell, 0 to 1: where no line is near, and where little counts. */
export function calmShare({ weights, lines }: Favor, size: Size, perMM: number): Float32Array {
  const grid = broadGrid(size, perMM);
  const { any, least } = counts;
  const data = middleSharesOnKernels(lines, size, grid) ?? plainMiddleShares(lines, size, grid);
  const near = blur({ width: grid.across, height: grid.down, data }, (lined.near * perMM) / grid.side).data;
  const stillness = { ...lined, any, span: any - least, usual: usualWeight };
  return (
    stillSharesOnKernels(near, weights, size, grid, stillness) ??
    plainStillShares(near, weights, size, grid, stillness)
  );
}

function plainMiddleShares(lines: Uint8Array, size: Size, grid: Grid): Float32Array {
  return Float32Array.from(middles(grid, size), (i) => lines[i]! / 255);
}

function plainStillShares(
  near: Float32Array,
  weights: Uint8Array,
  size: Size,
  grid: Grid,
  { usual, any, span, still, not, behind }: Stillness,
): Float32Array {
  const at = middles(grid, size);
  return near.map((lined, i) => {
    // 1 where nothing counts, 0 as usual, less where people look
    const little = (any - weights[at[i]!]! / usual) / span;
    const limit = not + Math.max(0, little) * (behind - not);
    const share = Math.max(0, Math.min(1, (limit - lined) / (limit - still)));
    return share * Math.max(0, Math.min(1, 1 + little));
  });
}
