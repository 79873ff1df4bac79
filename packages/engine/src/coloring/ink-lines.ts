import type { Size } from "../edges/grid.ts";
import { piecesOf } from "../edges/pieces.ts";
import { thin } from "../edges/thinning.ts";
import { where } from "../edges/where.ts";
import { nearSquaredDistances, squaredDistances } from "../raster/distance.ts";
import type { FoundLines } from "./find-lines.ts";
import type { PageSize } from "./recipe.ts";

/** Ink is filled where it is so much thicker than most strokes, and at least so thick, in millimetres. */
const muchThicker = 2.2;
const thick = 1.6;
/** A piece with lines this long, in millimetres, is as sure as its length can make it. */
const longPiece = 200;

/** The lines of a picture that is a drawing already: the middles of its strokes, and what is filled. */
export function inkLines(ink: Uint8Array, size: PageSize): FoundLines {
  const { width, height, perMM } = size;
  const white = where(ink, (on) => on === 0);
  const depth = squaredDistances(white, width, height);
  const middles = thin(ink, size);
  const usual = medianDepth(middles, depth);
  const reach = Math.max((thick / 2) * perMM, muchThicker * usual);
  const cores = where(depth, (d, i) => ink[i] === 1 && d > reach * reach);
  const toCore = nearSquaredDistances(cores, { width, height, cap: Math.ceil(reach) + 1 });
  const filled = where(toCore, (d, i) => ink[i] === 1 && d <= reach * reach);
  const on = where(middles, (middle, i) => middle === 1 && filled[i] === 0);
  return {
    on,
    strength: { width, height, data: sureness(on, size, longPiece * perMM) },
    weight: new Float32Array(ink.length).fill(1),
    threshold: 0.2,
    thick: filled,
  };
}

/** Half the width of most strokes, in pixels. */
function medianDepth(middles: Uint8Array, depth: Float32Array): number {
  const found: number[] = [];
  for (let i = 0; i < middles.length; i++) if (middles[i]) found.push(depth[i]!);
  found.sort((p, q) => p - q);
  return Math.sqrt(found[found.length >> 1] ?? 1);
}

/** All lines of a drawing are meant; with fewer details the longer pieces stay. */
function sureness(on: Uint8Array, size: Size, long: number): Float32Array {
  const data = new Float32Array(on.length);
  const { count, start, pixels } = piecesOf(on, size);
  for (let p = 0; p < count; p++) {
    const sure = 0.3 + 0.65 * Math.sqrt(Math.min(1, (start[p + 1]! - start[p]!) / long));
    for (let k = start[p]!; k < start[p + 1]!; k++) data[pixels[k]!] = sure;
  }
  return data;
}
