import { blur } from "../edges/blur.ts";
import type { Size } from "../edges/field.ts";
import { essential } from "../raster/importance.ts";
import type { Raster } from "../raster/raster.ts";
import { sampleMask } from "../raster/sample-mask.ts";
import { broadGrid, middles } from "../raster/smooth-broadly.ts";
import { type Favor, usualWeight } from "../regions/favor.ts";
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
  const weights = sampleMask(attention, canvas, photo);
  for (let i = 0; i < weights.length; i++) weights[i] = table[weights[i]!]!;
  const along = new Float32Array(sampleMask(lines, canvas, photo));
  for (let i = 0; i < along.length; i++) along[i] = along[i]! / 255;
  return { weights, lines: along };
}

/** From this weight on, beside the usual one, colors count so many times more for the palette. */
const subject = { from: 1.3, worth: 2 };

/** What each pixel's color counts for the palette, 1 or more. */
export function worthOf({ weights }: Favor): Uint8Array {
  const out = new Uint8Array(weights.length).fill(1);
  for (let i = 0; i < out.length; i++) if (weights[i]! >= subject.from * usualWeight) out[i] = subject.worth;
  return out;
}

/** What is essential counts as much as can be said, in place: somebody marked it, or it is part of a face. */
export function favorEssential({ weights }: Favor, importance: Uint8Array): void {
  for (let i = 0; i < weights.length; i++) if (importance[i]! >= essential) weights[i] = 255;
}

/** Detail is less important where little counts, in place. */
export function calmDown(importance: Uint8Array, { weights }: Favor): void {
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
  const at = middles(grid, size);
  const drawn = Float32Array.from(at, (i) => lines[i]!);
  const near = blur(
    { width: grid.across, height: grid.down, data: drawn },
    (lined.near * perMM) / grid.side,
  ).data;
  for (let i = 0; i < near.length; i++) {
    // 1 where nothing counts, 0 as usual, less where people look
    const little = (counts.any - weights[at[i]!]! / usualWeight) / (counts.any - counts.least);
    const not = lined.not + Math.max(0, little) * (lined.behind - lined.not);
    const still = Math.max(0, Math.min(1, (not - near[i]!) / (not - lined.still)));
    near[i] = still * Math.max(0, Math.min(1, 1 + little));
  }
  return near;
}
