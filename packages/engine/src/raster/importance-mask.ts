import type { Size } from "../edges/field.ts";
import { sampleMask, type ShownPart } from "./sample-mask.ts";

/** What somebody marked with brushes, laid over the whole photo. */
export interface ImportanceMask {
  readonly width: number;
  readonly height: number;
  /** 0 (nothing) to 255 (most important). */
  readonly data: Uint8Array;
  /** 0 (as it is) to 255 (with as little detail as can be); missing where nothing is to be calm. */
  readonly calm?: Uint8Array;
}

/** Throws a RangeError when a mask's sizes and bytes disagree. */
export function checkMask({ width, height, data, calm = data }: ImportanceMask): void {
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) {
    throw new RangeError(`importance must have sizes of at least 1, received ${width} × ${height}`);
  }
  for (const [name, { length }] of Object.entries({ data, calm })) {
    if (length !== width * height)
      throw new RangeError(`importance.${name} must hold ${width * height} bytes, received ${length}`);
  }
}

/**
 * What the pixels of a mask say, opaque, in so many channels from red on: black where nothing was marked, white where detail
 * matters most, blue where there shall be the least. Gray is a little of either: what red or green there is says how much
 * something matters, how much more blue than that says how calm it is.
 */
export function readImportance(
  { width, height, data }: Size & { readonly data: ArrayLike<number> },
  channels = 4,
): ImportanceMask {
  const important = new Uint8Array(width * height);
  const calm = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < important.length; i++, at += channels) {
    const max = Math.max(data[at]!, data[at + 1]!);
    important[i] = max;
    calm[i] = Math.max(0, data[at + 2]! - max);
  }
  return { width, height, data: important, ...(calm.some(Boolean) && { calm }) };
}

/** What `ImportanceMask` holds, a byte a pixel of the part of a photo that a canvas shows. */
export interface ShownMarks {
  readonly important: Uint8Array;
  readonly calm?: Uint8Array;
}

/** What somebody marked on the part of a photo that `canvas` shows. */
export function marksOn(canvas: ShownPart, photo: Size, mask: ImportanceMask): ShownMarks {
  const { calm } = mask;
  return {
    important: sampleMask(mask, canvas, photo),
    ...(calm && { calm: sampleMask({ ...mask, data: calm }, canvas, photo) }),
  };
}

/** Importance with what somebody marked where that is more, and without what they calmed. */
export function markImportant(importance: Uint8Array, marks?: ShownMarks): Uint8Array {
  if (!marks) return importance;
  const { important, calm } = marks;
  const out = new Uint8Array(importance.length);
  for (let i = 0; i < out.length; i++) {
    const rated = calm ? (importance[i]! * (255 - calm[i]!)) / 255 : importance[i]!;
    out[i] = important[i]! > rated ? important[i]! : rated;
  }
  return out;
}
