import { connect } from "../regions/connect.ts";
import { inkedOnKernels } from "../simd/near.ts";
import type { Size } from "./grid.ts";
import { plainNear } from "./near.ts";
import { thin } from "./thinning.ts";
import { where } from "./where.ts";

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
  const squared = reach * reach + 0.1;
  return thin(
    inkedOnKernels(on, size, { squared, smallest }) ?? plainInked(on, size, squared, smallest),
    size,
  );
}

/** 1 for what a pen covers, and in white areas that are too small. */
function plainInked(on: Uint8Array, size: Size, squared: number, smallest: number): Uint8Array {
  const inked = plainNear(on, size, squared);
  const areas = connect(Int32Array.from(inked), size.width, size.height);
  const many = new Int32Array(areas.count);
  for (let i = 0; i < on.length; i++) many[areas.data[i]!]!++;
  return where(inked, (value, i) => value === 1 || many[areas.data[i]!]! < smallest);
}
