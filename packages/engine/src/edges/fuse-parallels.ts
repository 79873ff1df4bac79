import { connect } from "../regions/connect.ts";
import { nearSquaredDistances } from "../raster/distance.ts";
import type { Size } from "./grid.ts";
import { thin } from "./thinning.ts";

/** How lines are fused: what the pen covers, and what a crayon cannot fill; in pixels. */
export interface Fusing {
  /** Reach to either side of a line within which two lines become one. */
  readonly reach: number;
  /** White areas of fewer pixels are filled. */
  readonly smallest: number;
}

/**
 * Draws thin lines as wide as a pen, fills the white specks and slivers between them, and thins the result again:
 * parallels closer than the pen become one line.
 */
export function fuseParallels(on: Uint8Array, size: Size, { reach, smallest }: Fusing): Uint8Array {
  const { width, height } = size;
  const distances = nearSquaredDistances(on, { width, height, cap: Math.ceil(reach) + 1 });
  const isWhite = Int32Array.from(distances, (d) => (d > reach * reach + 0.1 ? 1 : 0));
  const areas = connect(isWhite, width, height);
  const many = new Int32Array(areas.count);
  for (const area of areas.data) many[area] = many[area]! + 1;
  const inked = Uint8Array.from(areas.data, (area, i) =>
    isWhite[i] === 0 || many[area]! < smallest ? 1 : 0,
  );
  return thin(inked, size);
}
