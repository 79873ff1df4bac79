import type { Size } from "./grid.ts";

/** Connected pieces of a mask: pixels of piece p are `pixels[start[p]]` to `pixels[start[p + 1] - 1]`. */
export interface Pieces {
  readonly count: number;
  readonly start: Int32Array;
  readonly pixels: Int32Array;
}

/** Joins the pixels that are on and touch along a side or at a corner (8-connected), in reading order. */
export function piecesOf(on: Uint8Array, { width, height }: Size): Pieces {
  const seen = new Uint8Array(on.length);
  const start: number[] = [];
  let total = 0;
  for (let i = 0; i < on.length; i++) total += on[i]! ? 1 : 0;
  const pixels = new Int32Array(total);
  let end = 0;
  for (let i = 0; i < on.length; i++) {
    if (!on[i] || seen[i]) continue;
    start.push(end);
    seen[i] = 1;
    pixels[end++] = i;
    // pixels found are the queue of the search too
    for (let at = start.at(-1)!; at < end; at++) {
      const p = pixels[at]!;
      const x = p % width;
      const top = p >= width ? -1 : 0;
      const bottom = p + width < width * height ? 1 : 0;
      const left = x > 0 ? -1 : 0;
      const right = x < width - 1 ? 1 : 0;
      for (let dy = top; dy <= bottom; dy++) {
        for (let dx = left; dx <= right; dx++) {
          const q = p + dy * width + dx;
          if (!on[q] || seen[q]) continue;
          seen[q] = 1;
          pixels[end++] = q;
        }
      }
    }
  }
  start.push(end);
  return { count: start.length - 1, start: Int32Array.from(start), pixels };
}

/** The mask without the pieces that `keep` refuses; it is told the pixels of one piece. */
export function keepPieces(on: Uint8Array, size: Size, keep: (pixels: Int32Array) => boolean): Uint8Array {
  const { count, start, pixels } = piecesOf(on, size);
  const out = Uint8Array.from(on);
  for (let p = 0; p < count; p++) {
    const own = pixels.subarray(start[p]!, start[p + 1]!);
    if (!keep(own)) for (const i of own) out[i] = 0;
  }
  return out;
}
