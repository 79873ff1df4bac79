import { openedOnKernels, openPiecesOnKernels } from "../simd/fields.ts";
import type { Field, Size } from "./grid.ts";
import type { Pieces } from "../simd/pieces.ts";
import { piecesOf } from "./pieces.ts";
import { where } from "./where.ts";

/** The mask without what is narrower than three pixels. */
export function opened(on: Uint8Array, size: Size): Uint8Array {
  return openedOnKernels(on, size) ?? plainOpened(on, size);
}

/** Pieces of what is below a level, without what is narrower than three pixels. */
export function openPiecesBelow(field: Field, level: number): Pieces {
  const fast = openPiecesOnKernels(field, level);
  if (fast) return fast;
  const on = where(field.data, (value) => value < level);
  return piecesOf(opened(on, field), field);
}

function plainOpened(on: Uint8Array, { width, height }: Size): Uint8Array {
  const inner = new Uint8Array(on.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (on[i] && on[i - 1] && on[i + 1] && on[i - width] && on[i + width]) inner[i] = 1;
    }
  }
  const out = new Uint8Array(on.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (inner[i] || inner[i - 1] || inner[i + 1] || inner[i - width] || inner[i + width]) out[i] = 1;
    }
  }
  return out;
}
