import { findLetters } from "../edges/find-letters.ts";
import type { Planes } from "../raster/planes.ts";
import type { Box } from "./seen.ts";

/** Heights of letters that are looked for, as shares of the picture's longer side: from a shop's name to a poster's. */
const heights = { least: 0.009, most: 0.115 };

/** Boxes of words and lines of words in a picture, in its pixels. */
export function findLettering(planes: Planes): Box[] {
  const longer = Math.max(planes.width, planes.height);
  const sizes = { least: heights.least * longer, most: heights.most * longer };
  return findLetters(planes, sizes).map(({ pixels }) => boxOf(pixels, planes.width));
}

function boxOf(letters: readonly Int32Array[], width: number): Box {
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
