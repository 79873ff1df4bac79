import { onKernels } from "../kernels/kernels.ts";
import { blur } from "../edges/blur.ts";
import type { Size } from "../edges/field.ts";
import type { Grid } from "../raster/cells.ts";
import { essential } from "../raster/importance.ts";
import type { Raster } from "../raster/raster.ts";
import { sampleMask } from "../raster/sample-mask.ts";
import { broadGrid } from "../raster/smooth-broadly.ts";
import { type Sides, sidesOfMask } from "../regions/contour-sides.ts";
import { type Favor, minWeight, usualWeight } from "../regions/favor.ts";
import type { Seen } from "../seeing/seen.ts";
import type { Canvas } from "./canvas.ts";

/**
 * What each pixel counts from saliency (0 to 1): at 0, where nothing stands out, and at 1. Background merges at about half
 * of the usual price, an eye costs three times as much. By eye on portraits, animals and streets.
 */
const counts = { min: minWeight, any: 1, max: 3 };

/** What a photo shows makes merging dearer where people look, and along lines, and cheaper elsewhere. */
export function favorOn(canvas: Canvas, photo: Raster, { saliency, lines }: Seen): Favor {
  const table = Uint8Array.from({ length: 256 }, (_, value) => {
    // -1 to 1
    const off = value / (255 / 2) - 1;
    const weight = counts.any + (off < 0 ? off * (counts.any - counts.min) : off * (counts.max - counts.any));
    return Math.round(usualWeight * weight);
  });
  const weights = { ...saliency, data: saliency.data.map((value) => table[value]!) };
  return { weights: sampleMask(weights, canvas, photo), lines: sampleMask(lines, canvas, photo) };
}

/** A subject is sure from this confidence on: what was wrong in photos had less. */
const sureSubject = 0.7;

/** The sides of the subject's contour on a canvas; nothing where it is not sure, or is no part of the picture. */
export function sidesOn(canvas: Canvas, photo: Raster, { subject }: Seen): Sides | undefined {
  const { mask, confidence } = subject;
  if (confidence < sureSubject) return undefined;
  const sides = sampleMask({ ...mask, data: sidesOfMask(mask) }, canvas, photo);
  return sides.some((side) => side !== sides[0]) ? sides : undefined;
}

/** From this weight on, 1.3 times the usual one, colors count so many times more for the palette. */
const subject = { from: Math.ceil(1.3 * usualWeight), worth: 2 };

/** What each pixel's color counts for the palette, 1 or more. */
export function worthOf({ weights }: Favor): Uint8Array {
  const out = new Uint8Array(weights.length);
  mark(weights, { min: subject.from, value: subject.worth, other: 1 }, out);
  return out;
}

/**
 * `out` becomes `value` where `values` are at least `min`, and `other` elsewhere, or without it what it was.
 */
function mark(
  values: Uint8Array,
  { min, value, other }: { readonly min: number; readonly value: number; readonly other?: number },
  out: Uint8Array,
): void {
  onKernels((kernels, arena) => {
    const to = arena.put(out);
    kernels.markBytes(arena.put(values), values.length, min, value, other ?? -1, to);
    arena.read(to, out);
  });
}

/** What is essential counts as much as can be said, in place: somebody marked it, or it is part of a face. */
export function favorEssential({ weights }: Favor, importance: Uint8Array): void {
  mark(importance, { min: essential, value: 255 }, weights);
}

/** Detail is less important where little counts, in place. */
export function calmDown(importance: Uint8Array, { weights }: Favor): void {
  onKernels((kernels, arena) => {
    const own = arena.put(importance);
    kernels.lowerBytes(own, arena.put(weights), importance.length, usualWeight);
    arena.read(own, importance);
  });
}

/**
 * Where somebody asked for calm, merging costs at most this share of the usual price, and as much more area is needed. By eye.
 */
const calmest = 0.12;

/** What counts less where somebody asked for calm, in place. */
export function calmFavor({ weights }: Favor, calm: Uint8Array): void {
  const min = calmest * usualWeight;
  for (let i = 0; i < weights.length; i++)
    weights[i] = Math.max(1, weights[i]! - (Math.max(0, weights[i]! - min) * calm[i]!) / 255);
}

/**
 * Lines up to the first strength, 0 to 1, within so many millimeters leave a place still; from the second on they do not, behind
 * a subject from the third on. By eye on skies, walls, meadows and streets.
 */
const lined = { still: 0.03, not: 0.12, behind: 0.25, near: 2 };

/** How much a broad brush may smooth each cell, 0 to 1: where no line is near, and where little counts. */
export function calmShare({ weights, lines }: Favor, size: Size, perMM: number): Float32Array {
  const grid = broadGrid(size, perMM);
  const { any, min } = counts;
  const data = middleShares(lines, size, grid);
  const near = blur({ width: grid.across, height: grid.down, data }, (lined.near * perMM) / grid.side).data;
  const stillness = { ...lined, any, span: any - min, usual: usualWeight };
  return stillShares(near, weights, { ...size, ...grid }, stillness);
}

/** Bytes in the middles of cells, and shares of 255 of them. */
function middleShares(
  bytes: Uint8Array,
  { width, height }: Size,
  { across, down, side }: Grid,
): Float32Array {
  return onKernels((kernels, arena) => {
    const cells = across * down;
    const [middles, out] = [arena.room(cells), arena.room(cells * 4)];
    kernels.middleBytes(arena.put(bytes), width, height, across, down, side, middles);
    kernels.byteShares(middles, cells, out);
    return arena.read(out, new Float32Array(cells));
  });
}

/** How lines and weights leave cells still. */
interface Stillness {
  readonly usual: number;
  readonly any: number;
  readonly span: number;
  readonly still: number;
  readonly not: number;
  readonly behind: number;
}

/** How much each cell may be smoothed, written over how near lines are. */
function stillShares(
  near: Float32Array,
  weights: Uint8Array,
  { width, height, across, down, side }: Size & Grid,
  { usual, any, span, still, not, behind }: Stillness,
): Float32Array {
  return onKernels((kernels, arena) => {
    const [own, middles] = [arena.put(near), arena.room(near.length)];
    kernels.middleBytes(arena.put(weights), width, height, across, down, side, middles);
    kernels.stillShares(own, middles, near.length, usual, any, span, still, not, behind);
    return arena.read(own, near);
  });
}
