import type { Cut } from "../raster/resample.ts";
import { type AnimalHead, movedHead } from "./animals/animal-head.ts";

/** Heads of animals as they lie on a canvas of this width that shows a part of the photo, in its pixels. */
export function placeHeads(heads: readonly AnimalHead[], cut: Cut, width: number): AnimalHead[] {
  const scale = width / cut.width;
  return heads.map((head) => movedHead(head, scale, -cut.left * scale, -cut.top * scale));
}
