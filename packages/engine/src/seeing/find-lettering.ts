import { findLetters, type LetterSizes } from "../edges/find-letters.ts";
import type { Planes } from "../raster/planes.ts";
import type { Box } from "./seen.ts";

/** Heights of letters that are looked for, as shares of the picture's longer side: from a shop's name to a poster's. */
const heights = { min: 0.009, max: 0.115 };

/** Heights of letters in a picture whose longer side has so many pixels. */
export function letterSizes(longer: number): LetterSizes {
  return { min: heights.min * longer, max: heights.max * longer };
}

/** Boxes of words and lines of words in a picture, in its pixels. */
export function findLettering(planes: Planes): Box[] {
  const sizes = letterSizes(Math.max(planes.width, planes.height));
  return findLetters(planes, sizes).map(({ pixels }) => boxOf(pixels, planes.width));
}

/** The box of a word. */
export function boxOf(letters: readonly Int32Array[], width: number): Box {
  let [left, right, top, bottom] = [width, 0, Number.POSITIVE_INFINITY, 0];
  for (const pixels of letters) {
    for (const i of pixels) {
      const [x, y] = [i % width, Math.floor(i / width)];
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
