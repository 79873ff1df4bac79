import type { Planes } from "../raster/planes.ts";
import type { Spot } from "./find-eyes.ts";
import { opened } from "./opened.ts";
import { piecesOf } from "./pieces.ts";

/** How far beyond its box a spot's own pixels may lie. */
const grows = 1.15;

/**
 * Fills spots in a mask of the picture: what hangs together and is darker than the middle between a spot and its
 * surroundings, and at least a disc of radius `least` pixels.
 */
export function fillSpots(
  on: Uint8Array,
  { width, height, l }: Planes,
  spots: readonly Spot[],
  least: number,
): void {
  for (const { x, y, halfWidth, halfHeight, limit } of spots) {
    const [across, down] = [halfWidth * grows, halfHeight * grows];
    const left = Math.max(0, Math.floor(x - Math.max(across, least)));
    const top = Math.max(0, Math.floor(y - Math.max(down, least)));
    const box = {
      width: Math.min(width, Math.ceil(x + Math.max(across, least))) - left,
      height: Math.min(height, Math.ceil(y + Math.max(down, least))) - top,
    };
    const dark = new Uint8Array(box.width * box.height);
    for (let i = 0; i < dark.length; i++) {
      const [column, row] = [i % box.width, Math.floor(i / box.width)];
      const [dx, dy] = [left + column + 0.5 - x, top + row + 0.5 - y];
      const isInside = (dx / across) * (dx / across) + (dy / down) * (dy / down) <= 1;
      if (isInside && l[(top + row) * width + left + column]! < limit) dark[i] = 1;
      if (dx * dx + dy * dy <= least * least) on[(top + row) * width + left + column] = 1;
    }
    const { count, start, pixels } = piecesOf(opened(dark, box), box);
    let largest = 0;
    for (let p = 1; p < count; p++) {
      if (start[p + 1]! - start[p]! > start[largest + 1]! - start[largest]!) largest = p;
    }
    if (count === 0) continue;
    for (let k = start[largest]!; k < start[largest + 1]!; k++) {
      const i = pixels[k]!;
      on[(top + Math.floor(i / box.width)) * width + left + (i % box.width)] = 1;
    }
  }
}
