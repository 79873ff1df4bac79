import { keepLongOnKernels, type Pieces, piecesOnKernels } from "../simd/pieces.ts";
import type { Size } from "./grid.ts";

/** Joins the pixels that are on and touch along a side or at a corner (8-connected), in reading order. */
export function piecesOf(on: Uint8Array, size: Size): Pieces {
  return piecesOnKernels(on, size) ?? plainPiecesOf(on, size);
}

function plainPiecesOf(on: Uint8Array, { width, height }: Size): Pieces {
  // what is still to be found, with a margin of nothing around it
  const wide = width + 2;
  const left = new Uint8Array(wide * (height + 2));
  let total = 0;
  for (let y = 0, i = 0, at = wide + 1; y < height; y++, at += 2) {
    for (const end = i + width; i < end; i++, at++) {
      if (!on[i]) continue;
      left[at] = 1;
      total++;
    }
  }
  const start: number[] = [];
  const pixels = new Int32Array(total);
  let end = 0;
  // the eight neighbors row by row: the order of what is found
  const steps = Int32Array.of(-wide - 1, -wide, 1 - wide, -1, 1, wide - 1, wide, wide + 1);
  for (let first = left.indexOf(1); first >= 0; first = left.indexOf(1, first + 1)) {
    start.push(end);
    left[first] = 0;
    pixels[end++] = first;
    // pixels found are the queue of the search too
    for (let at = end - 1; at < end; at++) {
      const p = pixels[at]!;
      for (let k = 0; k < 8; k++) {
        const q = p + steps[k]!;
        if (left[q] === 0) continue;
        left[q] = 0;
        pixels[end++] = q;
      }
    }
  }
  start.push(end);
  for (let k = 0; k < total; k++) {
    const row = Math.floor(pixels[k]! / wide);
    pixels[k] = pixels[k]! - wide - 1 - 2 * (row - 1);
  }
  return { count: start.length - 1, start: Int32Array.from(start), pixels };
}

/** The mask without the pieces that `keep` refuses; it is told the pixels of one piece. */
export function keepPieces(on: Uint8Array, size: Size, keep: (pixels: Int32Array) => boolean): Uint8Array {
  const { count, start, pixels } = piecesOf(on, size);
  const out = Uint8Array.from(on);
  for (let p = 0; p < count; p++) {
    const own = pixels.subarray(start[p]!, start[p + 1]!);
    if (!keep(own)) for (let k = 0; k < own.length; k++) out[own[k]!] = 0;
  }
  return out;
}

/** The mask (0 or 1) without pieces of fewer than `least` pixels. */
export function keepLong(on: Uint8Array, size: Size, least: number): Uint8Array {
  return keepLongOnKernels(on, size, least) ?? keepPieces(on, size, (pixels) => pixels.length >= least);
}
