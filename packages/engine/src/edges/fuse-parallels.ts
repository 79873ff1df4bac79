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
  const isWhite = new Int32Array(on.length);
  const most = reach * reach + 0.1;
  for (let i = 0; i < on.length; i++) if (distances[i]! > most) isWhite[i] = 1;
  const areas = connect(isWhite, width, height);
  const many = new Int32Array(areas.count);
  for (let i = 0; i < on.length; i++) many[areas.data[i]!]!++;
  const inked = new Uint8Array(on.length);
  for (let i = 0; i < on.length; i++) {
    if (isWhite[i] === 0 || many[areas.data[i]!]! < smallest) inked[i] = 1;
  }
  return thin(inked, size);
}
