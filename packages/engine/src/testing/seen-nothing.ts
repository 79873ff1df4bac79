import type { Size } from "../edges/field.ts";
import type { Mask, Seen } from "../seeing/seen.ts";

const even = (value: number): Mask => ({ width: 1, height: 1, data: Uint8Array.of(value) });

/** What is seen of a photo in which nothing stands out. */
export function seenNothing({ width, height }: Size): Seen {
  return {
    width,
    height,
    faces: [],
    letters: [],
    animals: [],
    person: even(0),
    subject: { mask: even(0), confidence: 0 },
    lines: even(0),
    saliency: even(119),
  };
}
