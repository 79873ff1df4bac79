import type { Size } from "../edges/field.ts";
import { sampleMask, type ShownPart } from "./sample-mask.ts";

/** What somebody marked with a brush: 0 (nothing) to 255 (most important), laid over the whole photo. */
export interface ImportanceMask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
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

/** Importance of the part of a photo that `canvas` shows, with what somebody marked where that is more. */
export function markImportant(
  importance: Uint8Array,
  canvas: ShownPart,
  photo: Size,
  mask?: ImportanceMask,
): Uint8Array {
  if (!mask) return importance;
  const out = sampleMask(mask, canvas, photo);
  for (let i = 0; i < out.length; i++) out[i] = Math.max(out[i]!, importance[i]!);
  return out;
}
